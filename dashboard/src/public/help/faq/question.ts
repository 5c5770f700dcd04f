/** The FAQ as data, so that its page and its structured data agree. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { slugOf } from '@daybook/schema/rules/slug';

interface TextLink {
  words: string;
  href: string;
}

/** Text with links in it. */
export type Paragraph = string | readonly (string | TextLink)[];

export interface Question {
  question: string;
  /** Everyday words that the question and its answer don't use, for the search only. */
  keywords: string;
  answer: readonly Paragraph[];
}

export interface Category {
  heading: string;
  questions: readonly Question[];
}

/** A category depends on the price in force and the support address. */
export type CategoryOf = (facts: SiteFacts) => Category;

export const link = (words: string, href: string): TextLink => ({ words, href });

export const toQuestion = (question: string): TextLink => link(question, `#${idOf(question)}`);

/** Returns the fragment for a question or category: 'what-is-daybook' for 'What is Daybook?'. */
export const idOf = (heading: string): string => slugOf(heading);

export const partsOf = (paragraph: Paragraph): readonly (string | TextLink)[] =>
  typeof paragraph === 'string' ? [paragraph] : paragraph;

export const searchedText = (question: Question): string =>
  [question.question, question.keywords, plainAnswer(question)].join(' ');

export function plainAnswer({ answer }: Question): string {
  return answer.map((paragraph) => partsOf(paragraph).map(wordsOf).join('')).join(' ');
}

const wordsOf = (part: string | TextLink) => (typeof part === 'string' ? part : part.words);
