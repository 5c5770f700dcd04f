import { readFailedAnswer } from '@daybook/schema/rules/failed-answer';

interface Failure {
  status: number | null;
  text: string | null;
  fields?: Record<string, string>;
  answer?: unknown;
  cause?: unknown;
}

/** A call failed: the server refused it, or nobody answered. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;
  /** The text for the person; null when the server gave none. */
  readonly text: string | null;
  /** The server's text for each field that is to blame. */
  readonly fields: Record<string, string>;
  /** The body of the failing answer, for what its call adds to it; undefined where there was none. */
  readonly answer: unknown;

  constructor({ status, text, fields = {}, answer, cause }: Failure) {
    super(text ?? `The server answered ${status}.`, { cause });
    this.status = status;
    this.text = text;
    this.fields = fields;
    this.answer = answer;
  }

  /** True when the same call may succeed in a moment: no answer came, or the server was in trouble. */
  get isPassing(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500;
  }
}

/** Makes the error from the status and the JSON body of a failing answer. */
export function readErrorAnswer(status: number, answer: unknown): CallError {
  return new CallError({ status, answer, ...readFailedAnswer(answer) });
}

/** The text that tells people of a failure: the server's own, or the page's fallback. */
export function textOf(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.text) || fallback;
}

/** The same for a page that has a text of its own for when no answer came. */
export function failureTextOf(error: unknown, texts: { refused: string; network: string }): string {
  return error instanceof CallError && error.status === null ? texts.network : textOf(error, texts.refused);
}

/** '503', for failures that came without words; '' where there was no answer. */
export function statusTextOf(error: unknown): string {
  return error instanceof CallError ? String(error.status ?? '') : '';
}

/** Says that a change failed to somebody who has gone on to something else. */
export function unseenFailureText(error: unknown): string {
  if (error instanceof CallError && error.status === null)
    return 'We lost the connection while saving a change. Check whether it was saved.';
  return `We couldn’t save a change you made. ${textOf(error, 'Try it again.')}`;
}
