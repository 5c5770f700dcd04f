import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

export const QUESTIONS = 'Questions';
/** Returns the address of a business's questions. */
export const questionsOf = (businessId: number) =>
  withQuery(pages.settings, { tab: 'questions', business: businessId });
