import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { categoriesFor } from '../../help/faq/categories.ts';
import { idOf } from '../../help/faq/question.ts';

/** Questions of the FAQ that the landing page leads to. */
const ASKED = [
  'Do my customers need an account?',
  'How do home visits work?',
  'What happens when a free trial ends?',
  'Can I take my data with me?',
];

export interface Asked {
  /** What its address in the FAQ ends with. */
  id: string;
  question: string;
}

/** Throws an Error for a question that the FAQ does not have. */
export function askedOften(facts: SiteFacts): Asked[] {
  const known = new Set(
    categoriesFor(facts).flatMap(({ questions }) => questions.map(({ question }) => question)),
  );
  return ASKED.map((question) => {
    if (!known.has(question)) throw new Error(`the FAQ does not ask: ${question}`);
    return { id: idOf(question), question };
  });
}
