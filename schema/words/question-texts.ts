/** Texts about an owner's questions to people who book, for the server and the clients. */

import { CHOICES_MAX, QUESTIONS_MAX } from '../figures/bounds.ts';

export const QUESTION_REQUIRED = 'Enter the question';
export const CHOICE_REQUIRED = 'Enter this choice, or delete it';
export const TWO_CHOICES_REQUIRED = 'Enter at least two choices, one on each line';
export const TOO_MANY_CHOICES = `Enter at most ${CHOICES_MAX} choices`;
export const CHOICES_DIFFER = 'Each choice must be different';
export const SERVICE_OR_EVENT = 'Choose a service or an event, not both';
export const TOO_MANY_QUESTIONS = `A business can have ${QUESTIONS_MAX} questions. Delete one to add another.`;
export const QUESTIONS_CHANGED_SINCE =
  'Your questions were changed on another page. Check them here, then try again.';

export const ANSWER_REQUIRED = 'An answer is required';
export const TICK_REQUIRED = 'Tick this to book';
/** The owner changed the question while the form was open. */
export const QUESTION_CHANGED = 'This question has changed. Please check your answer.';
export const CHOICE_GONE = 'These choices have changed. Please choose again.';

/** The owner deleted a question that was answered. */
export const QUESTION_GONE =
  'A question that you answered is no longer asked. Check what you entered, then book again.';

/** The answer to a tick. */
export const TICKED = 'Yes';
export const NOT_TICKED = 'No';
/** In place of an answer to a required question, where a customer took a time from the waiting list. */
export const NOT_ASKED = 'Not asked';

/** Above the questions. */
export const questionsFrom = (business: string) => `From ${business}`;
