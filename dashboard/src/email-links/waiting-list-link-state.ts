import type { EndedFor, WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import { WAITING_LIST_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { textOf } from '../api/call-error.ts';
import { linkState, type Unopened } from './link-state.ts';
import { WAITING_CHANGE_FAILED } from './waiting-list-link-texts.ts';

export type WaitingChange = 'confirm' | 'leave';

interface Shown {
  entry: WaitingListSeen;
  isWorking: boolean;
  problem: string | null;
}

export type WaitingListLinkState =
  | Unopened
  /** `confirmed` just now on this page, `waiting` before. */
  | ({ kind: 'asked' | 'confirmed' | 'waiting' } & Shown)
  | ({ kind: 'ended'; why: EndedFor } & Shown);

export interface Known {
  /** The token in the address; null or empty when missing. */
  token: string | null;
  entry: WaitingListSeen | undefined;
  loadError: Error | null;
  submit: { change: WaitingChange | undefined; isWorking: boolean; isDone: boolean; error: Error | null };
}

export function waitingListLinkState({ token, entry: seen, loadError, submit }: Known): WaitingListLinkState {
  const link = linkState({
    token,
    seen,
    loadError,
    changeError: submit.error,
    invalid: WAITING_LIST_LINK_INVALID,
  });
  if (link.kind !== 'open') return link;
  const entry = link.seen;
  const problem = submit.error ? textOf(submit.error, WAITING_CHANGE_FAILED) : null;
  const shown = { entry, isWorking: submit.isWorking, problem };
  if (entry.status === 'unconfirmed') return { kind: 'asked', ...shown };
  if (entry.status === 'ended') return { kind: 'ended', why: entry.ended_for ?? 'left', ...shown };
  const isNew = submit.isDone && submit.change === 'confirm';
  return { kind: isNew ? 'confirmed' : 'waiting', ...shown };
}
