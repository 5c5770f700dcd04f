/** An owner's questions to people who book, and the answers that a booking keeps. */

import {
  ANSWER_MAX,
  CHOICE_MAX,
  CHOICES_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  TITLE_MAX,
} from '../figures/bounds.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import {
  CHOICE_REQUIRED,
  CHOICES_DIFFER,
  QUESTION_REQUIRED,
  SERVICE_OR_EVENT,
  TOO_MANY_CHOICES,
  TOO_MANY_QUESTIONS,
  TWO_CHOICES_REQUIRED,
} from '../words/question-texts.ts';
import { blameIn, businessInPath, idField, optionalText, requiredLines, requiredText } from './fields.ts';
import { z } from './zod.ts';

/** A text of one line or many, one or several of the choices, or a tick to agree. */
export const questionKind = z.enum(['short', 'long', 'one', 'several', 'consent']);

const questionShape = z.object({
  text: requiredText(QUESTION_MAX, QUESTION_REQUIRED),
  kind: questionKind,
  /** Empty unless it is chosen from. */
  choices: z.array(requiredText(CHOICE_MAX, CHOICE_REQUIRED)).max(CHOICES_MAX, TOO_MANY_CHOICES).default([]),
  /** Owners who add a booking may leave it out all the same. */
  is_required: z.boolean(),
  /** Its answers are health data: they are in no email. */
  is_about_health: z.boolean(),
  /** The service or the event whose bookings are asked, by its name; both null: every booking is. */
  service_name: optionalText(TITLE_MAX),
  event_name: optionalText(TITLE_MAX),
});

function checkQuestion(
  { kind, choices, service_name, event_name }: z.output<typeof questionShape>,
  context: z.RefinementCtx,
): void {
  const blame = blameIn(context);
  if (service_name !== null && event_name !== null) blame(['event_name'], SERVICE_OR_EVENT);
  if (kind !== 'one' && kind !== 'several') return;
  if (choices.length < 2) blame(['choices'], TWO_CHOICES_REQUIRED);
  if (new Set(choices).size < choices.length) blame(['choices'], CHOICES_DIFFER);
}

/** Choices of a question that isn't chosen from are dropped. */
const withoutIdleChoices = <Question extends { kind: string; choices: string[] }>(
  question: Question,
): Question =>
  question.kind === 'one' || question.kind === 'several' ? question : { ...question, choices: [] };

export const questionRequest = questionShape.superRefine(checkQuestion).transform(withoutIdleChoices);

/** `id` is its own within the business, and stays while its text changes. */
export const question = questionShape.extend({ id: idField });

/** What people who book see of it. */
export const publicQuestion = question.omit({ is_about_health: true });

/** All of a business's questions, in order. */
const questionsRequest = z.object({
  questions: z
    .array(
      questionShape
        .extend({ id: idField.nullish() })
        .superRefine(checkQuestion)
        .transform(withoutIdleChoices),
    )
    .max(QUESTIONS_MAX, TOO_MANY_QUESTIONS),
  /** The ids that the page had, in order: another page may have changed them since. */
  seen: z.array(idField).max(QUESTIONS_MAX),
});

/** In a business's file. */
export const fileQuestions = z
  .array(questionRequest)
  .max(QUESTIONS_MAX)
  .nullish()
  .transform((questions) => questions ?? []);

/** One answer as it is sent. `text` is the question that was shown: the owner may have changed it since. */
export const givenAnswer = z.object({
  id: idField,
  text: z.string().max(QUESTION_MAX),
  /** Several choices have a line each; a tick is the question's text. */
  answer: z.string().max(ANSWER_MAX).optional(),
});

/** Left out by pages without questions. */
export const givenAnswers = z.array(givenAnswer).max(QUESTIONS_MAX).optional();

/** A booking's own copy of a question with its answer, so that later changes of the question don't change it. */
export const answer = z.object({
  question: requiredText(QUESTION_MAX, QUESTION_REQUIRED),
  answer: requiredLines(ANSWER_MAX, QUESTION_REQUIRED),
  is_about_health: z.boolean(),
});
export const answers = z.array(answer).max(QUESTIONS_MAX);

export const questionRows = () =>
  ({
    /** Replaces all questions. Answers 409 if they aren't the `seen` ones any more. */
    saveQuestions: {
      params: businessInPath,
      body: questionsRequest,
      answer: z.array(question),
      notFound: BUSINESS_NOT_FOUND,
    },
  }) as const;

export type Question = z.output<typeof question>;
export type QuestionKind = z.infer<typeof questionKind>;
export type QuestionRequest = z.output<typeof questionRequest>;
export type QuestionForm = z.input<typeof questionRequest>;
export type QuestionsRequest = z.output<typeof questionsRequest>;
export type PublicQuestion = z.output<typeof publicQuestion>;
export type GivenAnswer = z.infer<typeof givenAnswer>;
export type Answer = z.output<typeof answer>;
