/** Decides what a page behind an emailed link shows until its facts have loaded, as a pure function. */
import { CallError, textOf } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';

export type Unopened =
  | { kind: 'loading' }
  /** `mayPass`: the server didn't respond or is in trouble, so the link itself may be valid. */
  | { kind: 'failed'; reason: string; mayPass: boolean };

interface KnownOfLink<Seen> {
  /** The token in the address; null or empty when missing. */
  token: string | null;
  seen: Seen | undefined;
  loadError: Error | null;
  changeError: Error | null;
  invalid: string;
}

const NOT_FOUND = 404;

export function linkState<Seen>(known: KnownOfLink<Seen>): Unopened | { kind: 'open'; seen: Seen } {
  const { token, seen, loadError, changeError, invalid } = known;
  if (!token) return { kind: 'failed', reason: invalid, mayPass: false };
  // The link's subject ended or was deleted after the page opened.
  if (changeError instanceof CallError && changeError.status === NOT_FOUND) return failed(changeError);
  if (seen === undefined) return loadError ? failed(loadError) : { kind: 'loading' };
  return { kind: 'open', seen };
}

function failed(error: Error): Unopened {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
