/** What the page behind the link shows, as a pure function of what is known. */
import type { EndedFor, WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { WAITING_LIST_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { CallError, textOf } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';
import { WAITING_CHANGE_FAILED } from './waiting-list-link-texts.ts';

/** What the visitor asks for. */
export type WaitingChange = 'confirm' | 'leave';

interface Shown {
  entry: WaitingListSeen;
  isWorking: boolean;
  problem: string | null;
}

export type WaitingListLinkState =
  | { kind: 'loading' }
  /** `mayPass`: nobody could answer, so the link itself may be perfectly good. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  /** `confirmed` on this page just now, `waiting` before. */
  | ({ kind: 'asked' | 'confirmed' | 'waiting' } & Shown)
  | ({ kind: 'ended'; why: EndedFor } & Shown);

export interface Known {
  /** The token in the address; null or empty when it is missing. */
  token: string | null;
  /** What the token is about, by the last response. */
  entry: WaitingListSeen | undefined;
  loadError: Error | null;
  /** The last change asked for on this page. */
  submit: { change: WaitingChange | undefined; isWorking: boolean; isDone: boolean; error: Error | null };
}

const NOT_FOUND = 404;

export function waitingListLinkState({ token, entry, loadError, submit }: Known): WaitingListLinkState {
  if (!token) return { kind: 'failed', reason: WAITING_LIST_LINK_INVALID, mayPass: false };
  // It was deleted since the page was opened.
  if (submit.error instanceof CallError && submit.error.status === NOT_FOUND) return failed(submit.error);
  if (!entry) return loadError ? failed(loadError) : { kind: 'loading' };
  const problem = submit.error ? textOf(submit.error, WAITING_CHANGE_FAILED) : null;
  const shown = { entry, isWorking: submit.isWorking, problem };
  if (entry.status === 'unconfirmed') return { kind: 'asked', ...shown };
  if (entry.status === 'ended') return { kind: 'ended', why: entry.ended_for ?? 'left', ...shown };
  const isNew = submit.isDone && submit.change === 'confirm';
  return { kind: isNew ? 'confirmed' : 'waiting', ...shown };
}

function failed(error: Error): WaitingListLinkState {
  const mayPass = error instanceof CallError && error.isPassing;
  return { kind: 'failed', reason: textOf(error, LINK_LOAD_FAILED), mayPass };
}
