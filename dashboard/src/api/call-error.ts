import { readFailedAnswer } from '@daybook/schema/rules/failed-answer';

interface Failure {
  status: number | null;
  text: string | null;
  fields?: Record<string, string>;
  answer?: unknown;
  cause?: unknown;
}

export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; null when there was no response. */
  readonly status: number | null;
  /** The text to show; null when the server sent none. */
  readonly text: string | null;
  readonly fields: Record<string, string>;
  /** The body of the failed response, for errors with further facts; undefined when there was none. */
  readonly answer: unknown;

  constructor({ status, text, fields = {}, answer, cause }: Failure) {
    super(text ?? `The server answered ${status}.`, { cause });
    this.status = status;
    this.text = text;
    this.fields = fields;
    this.answer = answer;
  }

  /**
   * True when the same call may soon succeed: there was no response, or the server is limiting or failing.
   */
  get isPassing(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500;
  }
}

export function readErrorAnswer(status: number, answer: unknown): CallError {
  return new CallError({ status, answer, ...readFailedAnswer(answer) });
}

/** Returns the HTTP status of a failed call; null when there was no response, or the error is no failed call. */
export function statusOf(error: unknown): number | null {
  return error instanceof CallError ? error.status : null;
}

/** Returns the server's text for a failure, or the fallback. */
export function textOf(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.text) || fallback;
}

/** The text for a failure about which the server says nothing; `network`, if given, for when there was no response. */
export type FailureTexts = string | { refused: string; network: string };

/** Returns the server's text for a failure, or one of the texts. */
export function failureTextOf(error: unknown, texts: FailureTexts): string {
  if (typeof texts === 'string') return textOf(error, texts);
  return error instanceof CallError && error.status === null ? texts.network : textOf(error, texts.refused);
}

/** Returns '503', for failures without a text; '' when there was no response. */
export function statusTextOf(error: unknown): string {
  return String(statusOf(error) ?? '');
}

/** Returns the text for a failed change that the person no longer has in view. */
export function unseenFailureText(error: unknown): string {
  if (error instanceof CallError && error.status === null)
    return 'We lost the connection while saving a change. Check whether it was saved.';
  return `We couldn’t save a change you made. ${textOf(error, 'Try it again.')}`;
}
