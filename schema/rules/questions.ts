/** Decides which questions a booking is asked. */

/** What people who book see of a question. */
export interface AskedQuestion {
  id: number;
  text: string;
  kind: 'short' | 'long' | 'one' | 'several' | 'consent';
  choices: string[];
  is_required: boolean;
  /** The service or the event whose bookings are asked; both null: every booking is. */
  service_name: string | null;
  event_name: string | null;
}

/** One answer as it is sent, with the question that was shown. */
export interface SentAnswer {
  id: number;
  text: string;
  answer?: string | undefined;
}

/** What is typed and chosen, by the name of its field. Several choices have a line each. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** Matches the name of a question's field, and of the field that says what was asked. */
export const ANSWER_NAME = /^q([1-9]\d{0,14})(_text)?$/;

/** Returns the questions for a booking of a service, or of none, at an event. */
export const questionsFor = <Asked extends Pick<AskedQuestion, 'service_name' | 'event_name'>>(
  questions: readonly Asked[],
  event: string | undefined,
  service: string | null | undefined,
): Asked[] =>
  questions.filter(
    (question) => (question.event_name ?? event) === event && (question.service_name ?? service) === service,
  );
