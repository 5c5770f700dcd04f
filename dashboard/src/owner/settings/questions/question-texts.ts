import type { Question, QuestionKind } from '@daybook/schema/contract/question';

export { QUESTIONS } from '#owner/questions-tab.ts';
export const QUESTIONS_EXPLAINED =
  'Customers answer these when they book. You see the answers with each booking. Bookings that you already have don’t change.';
export const ADD_QUESTION = 'Add a question';
export const EDIT_QUESTION = 'Edit question';
export const NO_QUESTIONS = 'No questions yet';
export const NO_QUESTIONS_EXPLAINED =
  'Ask what you need to know before the visit: allergies, hair length, or a tick to agree to your terms.';

export const QUESTION = 'Question';
export const CONSENT_TEXT = 'What they agree to';
export const CONSENT_HINT =
  'Write it as the customer: ‘I agree to be treated.’ It’s never ticked in advance.';
export const KIND = 'Answer';
export const KINDS: Record<QuestionKind, string> = {
  short: 'A short text',
  long: 'A longer text',
  one: 'One of several choices',
  several: 'Any of several choices',
  consent: 'A tick to agree',
};
export const CHOICES = 'Choices';
export const CHOICES_HINT = 'One on each line.';
export const ASKED_FOR = 'Ask for';
export const EVERY_BOOKING = 'Every booking';
export const REQUIRED = 'Required';
export const REQUIRED_HINT = 'Customers can’t book without an answer. You can, when you add a booking.';
export const ABOUT_HEALTH = 'About health';
export const ABOUT_HEALTH_HINT =
  'The answers appear in no email, only in your diary. UK law protects data about health more strictly, so ask only what you need.';

const askedFor = ({ service_name, event_name }: Question) => service_name ?? event_name ?? EVERY_BOOKING;
/** Returns 'One of several choices · Required · About health · Every booking'. */
export const about = (question: Question) =>
  [
    KINDS[question.kind],
    question.is_required && REQUIRED,
    question.is_about_health && ABOUT_HEALTH,
    askedFor(question),
  ]
    .filter(Boolean)
    .join(' · ');

export const DELETE = 'Delete question';
export const DELETE_SHORT = 'Delete';
export const DELETING = 'Deleting…';
export const KEEP = 'Keep question';
export const deleteQuestion = (text: string) => `Delete ‘${text}’?`;
export const DELETE_CONSEQUENCE = 'Customers aren’t asked any more. Answers in your bookings stay.';
export const DELETED = 'Question deleted';
export const SAVED = 'Question saved';

const network = 'We couldn’t save this. Check your connection, then try again.';
export const SAVE_FAILED = { refused: 'We couldn’t save this question.', network };
