import { longDate } from '@daybook/schema/rules/date';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';

export const LAST_UPDATED = `Last updated on ${longDate(LEGAL_TEXTS_OF)}.`;
