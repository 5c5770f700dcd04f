/** The FAQ as data, so that its page and its structured data agree. */

import type { MarkedToken } from 'marked';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { contentOf, sectionsOf, wordsOf, type ContentSection } from '#public/content/content.ts';
import markdown from './faq.md?raw';

export interface Question {
  /** The fragment of its address. */
  id: string;
  question: string;
  /** Everyday words that the question and its answer don't use, for the search only. */
  keywords: string;
  answer: readonly MarkedToken[];
}

export interface Category {
  id: string;
  heading: string;
  questions: readonly Question[];
}

/** Reads a `##` heading as a category, and a `###` heading as a question. */
export const categoriesFor = (facts: SiteFacts): Category[] =>
  sectionsOf(contentOf(markdown, facts), 2).map(({ tokens, ...category }) => ({
    ...category,
    questions: sectionsOf(tokens, 3).map(questionOf),
  }));

const KEYWORDS = 'Keywords: ';

function questionOf({ id, heading, tokens: [keywords, ...answer] }: ContentSection): Question {
  const words = keywords ? wordsOf([keywords]) : '';
  if (!words.startsWith(KEYWORDS)) throw new Error(`the question has no keywords: ${heading}`);
  return { id, question: heading, keywords: words.slice(KEYWORDS.length), answer };
}

export const searchedText = (question: Question): string =>
  [question.question, question.keywords, plainAnswer(question)].join(' ');

export const plainAnswer = ({ answer }: Question): string =>
  answer.map((paragraph) => wordsOf([paragraph])).join(' ');
