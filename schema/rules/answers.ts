/** Names the fields of questions, finds required questions without an answer, and writes the answers as they are sent. */

import { ANSWER_REQUIRED, TICK_REQUIRED } from '../words/question-texts.ts';
import type { AskedQuestion, SentAnswer, TypedAnswers } from './questions.ts';

/** Returns the name of a question's field. */
export const answerName = ({ id }: { id: number }) => `q${id}`;

/** Returns the problem of a required answer that is missing. */
export const missingIn = (
  { is_required, kind }: Pick<AskedQuestion, 'is_required' | 'kind'>,
  answer: string | undefined,
) => (is_required && !answer?.trim() ? (kind === 'consent' ? TICK_REQUIRED : ANSWER_REQUIRED) : undefined);

/** Returns the problems of missing answers, by field. */
export const missingAnswers = (
  asked: readonly AskedQuestion[],
  typed: TypedAnswers,
): Record<string, string> =>
  Object.fromEntries(
    asked.flatMap((question) => {
      const name = answerName(question);
      const problem = missingIn(question, typed[name]);
      return problem ? [[name, problem]] : [];
    }),
  );

/** Returns the answers as they are sent, with the questions that were shown. */
export const answersGiven = (asked: readonly SentAnswer[], typed: TypedAnswers): SentAnswer[] =>
  asked.map((question) => ({ ...question, answer: typed[answerName(question)] }));
