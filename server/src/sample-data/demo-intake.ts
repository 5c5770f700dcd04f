/** What the demo clinic asks. Nothing is required: its diary can be booked with a name and an email address. */

import type { Question } from '@daybook/schema/contract/question';
import { NOT_TICKED, TICKED } from '@daybook/schema/words/question-texts';
import type { BookingRow } from '../database/booking-tables.ts';

const optional = { choices: [], is_required: false, service_name: null, event_name: null };
const COMPLAINT = 'What brings you to us?';
const GP_CONSENT = 'You may send a report to my GP';

export const INTAKE: Question[] = [
  { ...optional, id: 1, kind: 'long', text: COMPLAINT, is_about_health: true },
  { ...optional, id: 2, kind: 'consent', text: GP_CONSENT, is_about_health: false },
];

const COMPLAINTS = [
  'A stiff neck: I sit at a desk all day.',
  'My left knee, since the half marathon.',
  'Lower back, since we moved house.',
  'Six weeks after a broken wrist.',
];

/** Returns the answers of the clinic's booking of that number. */
export const intakeAnswers = (number: number): BookingRow['answers'] => [
  { question: COMPLAINT, answer: COMPLAINTS[number % COMPLAINTS.length] ?? '', is_about_health: true },
  { question: GP_CONSENT, answer: number % 3 === 0 ? NOT_TICKED : TICKED, is_about_health: false },
];
