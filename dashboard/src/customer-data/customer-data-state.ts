/** Decides what the page shows, as a pure function of what is known. */
import type { MyData } from '@daybook/schema/contract/customer-data';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { CallError, textOf } from '../api/call-error.ts';
import { DATA_LOAD_FAILED } from './customer-data-texts.ts';

type CustomerDataState =
  | { kind: 'loading' }
  /** `mayPass`: the server didn't respond or is in trouble, so the link itself may be valid. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | { kind: 'shown'; data: MyData };

export interface Known {
  /** The token in the address; '' when missing. */
  token: string;
  data: MyData | undefined;
  loadError: Error | null;
  askError: Error | null;
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

export function customerDataState({ token, data, loadError, askError }: Known): CustomerDataState {
  // The link has expired or the data was deleted since the page opened, so don't show the old data.
  if (token === '' || [loadError, askError].some(isOfLink))
    return { kind: 'failed', reason: LINK_INVALID, mayPass: false };
  if (data) return { kind: 'shown', data };
  if (!loadError) return { kind: 'loading' };
  const mayPass = loadError instanceof CallError && loadError.isPassing;
  return { kind: 'failed', reason: textOf(loadError, DATA_LOAD_FAILED), mayPass };
}

/** Only the token comes from outside, so a bad request means a bad link. */
const isOfLink = (error: Error | null) =>
  error instanceof CallError && (error.status === BAD_REQUEST || error.status === NOT_FOUND);

/** Returns the page in the address, from 1; anything else means the first. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
