/** What the page shows, as a pure function of what is known. */
import type { MyData } from '@daybook/schema/contract/customer-data';
import { DATA_LINK_INVALID } from '@daybook/schema/words/customer-data-texts';
import { CallError, textOf } from '../api/call-error.ts';
import { DATA_LOAD_FAILED } from './customer-data-texts.ts';

type CustomerDataState =
  | { kind: 'loading' }
  /** `mayPass`: nobody could answer, so the link itself may be perfectly good. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | { kind: 'shown'; data: MyData };

export interface Known {
  /** The token in the address; '' when it is missing. */
  token: string;
  data: MyData | undefined;
  loadError: Error | null;
  /** Why asking to be forgotten was refused. */
  askError: Error | null;
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

export function customerDataState({ token, data, loadError, askError }: Known): CustomerDataState {
  // Since the page was opened the link has ended, or they were forgotten: then what it showed is no longer held.
  if (token === '' || [loadError, askError].some(isOfLink))
    return { kind: 'failed', reason: DATA_LINK_INVALID, mayPass: false };
  if (data) return { kind: 'shown', data };
  if (!loadError) return { kind: 'loading' };
  const mayPass = loadError instanceof CallError && loadError.isPassing;
  return { kind: 'failed', reason: textOf(loadError, DATA_LOAD_FAILED), mayPass };
}

/** Only the token was sent by hand, so a bad request means a bad link, whatever the server calls it. */
const isOfLink = (error: Error | null) =>
  error instanceof CallError && (error.status === BAD_REQUEST || error.status === NOT_FOUND);

/** The page in the address, from 1; whatever else stands there is the first. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
