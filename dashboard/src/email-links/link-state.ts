/** What a page behind an emailed link shows before it knows what the link is about, as a pure function of what is known. */
import { CallError, textOf } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';

export type Unopened =
  | { kind: 'loading' }
  /** `mayPass`: nobody could answer, so the link itself may be perfectly good. */
  | { kind: 'failed'; reason: string; mayPass: boolean };

interface KnownOfLink<Seen> {
  /** The token in the address; null or empty when it is missing. */
  token: string | null;
  /** What the token is about, by the last response. */
  seen: Seen | undefined;
  loadError: Error | null;
  /** Of the last change asked for on this page. */
  changeError: Error | null;
  /** Said where there is no token. */
  invalid: string;
}

const NOT_FOUND = 404;

export function linkState<Seen>(known: KnownOfLink<Seen>): Unopened | { kind: 'open'; seen: Seen } {
  const { token, seen, loadError, changeError, invalid } = known;
  if (!token) return { kind: 'failed', reason: invalid, mayPass: false };
  // What it is about ended, or was deleted, since the page was opened.
  if (changeError instanceof CallError && changeError.status === NOT_FOUND) return failed(changeError);
  if (seen === undefined) return loadError ? failed(loadError) : { kind: 'loading' };
  return { kind: 'open', seen };
}

function failed(error: Error): Unopened {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
