import { LONG_ANSWER_MAX, SHORT_ANSWER_MAX } from '../figures/bounds.ts';
import { tooLong } from '../words/booking-form-texts.ts';
import {
  CHOICE_GONE,
  NOT_ASKED,
  NOT_TICKED,
  QUESTION_CHANGED,
  QUESTION_GONE,
  TICKED,
} from '../words/question-texts.ts';
import { answerName, missingIn } from './answers.ts';
import { manyLines, oneLine } from './clean-text.ts';
import type { AskedQuestion, SentAnswer } from './questions.ts';

type Question = AskedQuestion & { is_about_health: boolean };

/** An offered time is taken without the form, and the answers are then missing. */
export type AnsweredBy = 'customer' | 'owner' | 'offer';

interface CheckedAnswers {
  /** By the fields' names; {} if the answers can be kept. */
  problems: Record<string, string>;
  answers: { question: string; answer: string; is_about_health: boolean }[];
}

/**
 * Checks sent answers against the present questions. An owner who adds a booking needn't answer any, and may have
 * answered those of another service first.
 */
export function checkAnswers(
  asked: readonly Question[],
  given: readonly SentAnswer[],
  by: AnsweredBy,
): CheckedAnswers {
  const problems: CheckedAnswers['problems'] = {};
  const answers: CheckedAnswers['answers'] = [];
  for (const question of asked) {
    const sent = given.find(({ id }) => id === question.id);
    const cleaned = question.kind === 'short' ? oneLine(sent?.answer ?? '') : manyLines(sent?.answer ?? '');
    const asks = { ...question, is_required: question.is_required && by === 'customer' };
    const problem = changed(asks, sent, cleaned) ?? missingIn(asks, cleaned) ?? tooLongFor(asks, cleaned);
    if (problem) problems[answerName(question)] = problem;
    const answer = keptAnswer(question, cleaned, by);
    if (answer !== '')
      answers.push({ question: question.text, answer, is_about_health: question.is_about_health });
  }
  if (by === 'customer')
    for (const sent of given)
      if (sent.answer?.trim() && !asked.some(({ id }) => id === sent.id))
        problems[answerName(sent)] = QUESTION_GONE;
  return { problems, answers };
}

function tooLongFor({ kind }: Question, answer: string): string | undefined {
  if (kind !== 'short' && kind !== 'long') return undefined;
  const max = kind === 'short' ? SHORT_ANSWER_MAX : LONG_ANSWER_MAX;
  return answer.length > max ? tooLong(max) : undefined;
}

/** Returns the problem of an answer that was given to other words, or chosen from other choices. */
function changed(
  { text, kind, choices, is_required }: Question,
  sent: SentAnswer | undefined,
  answer: string,
): string | undefined {
  if (sent && sent.text !== text && (answer !== '' || is_required)) return QUESTION_CHANGED;
  if (answer === '') return undefined;
  const chosen = kind === 'several' ? answer.split('\n') : [answer];
  const offered = kind === 'consent' ? [text] : choices;
  const isText = kind === 'short' || kind === 'long';
  return isText || chosen.every((one) => offered.includes(one)) ? undefined : CHOICE_GONE;
}

/** A tick that a customer left empty is an answer too. */
function keptAnswer({ kind, is_required }: Question, answer: string, by: AnsweredBy): string {
  if (by === 'offer') return is_required ? NOT_ASKED : '';
  if (kind === 'several') return answer.split('\n').join(', ');
  if (kind !== 'consent') return answer;
  return answer !== '' ? TICKED : by === 'customer' ? NOT_TICKED : '';
}
