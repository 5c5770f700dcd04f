import { expect, it } from 'vitest';
import { LINK_INVALID, NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from '#api/call-error.ts';
import { exampleData } from '#api/example-my-data.ts';
import { DATA_LOAD_FAILED } from './customer-data-texts.ts';
import { customerDataState, type Known } from './CustomerDataPage.tsx';

const data = exampleData();
const opened: Known = { token: 'a-token-of-the-letter', data: undefined, loadError: null, askError: null };
const refused = (status: number | null, text: string | null) => new CallError({ status, text });
const invalid = { kind: 'failed', reason: LINK_INVALID, mayPass: false };
const gone = refused(404, LINK_INVALID);

it.each([
  ['no token', { ...opened, token: '' }, invalid],
  ['loading', opened, { kind: 'loading' }],
  ['an expired link can’t be retried', { ...opened, loadError: gone }, invalid],
  ['a token that was cut short', { ...opened, loadError: refused(400, 'Bad') }, invalid],
  [
    'no response',
    { ...opened, loadError: refused(null, NETWORK_ERROR) },
    { kind: 'failed', reason: NETWORK_ERROR, mayPass: true },
  ],
  [
    'the server is in trouble',
    { ...opened, loadError: refused(502, null) },
    { kind: 'failed', reason: DATA_LOAD_FAILED, mayPass: true },
  ],
  [
    'the page itself is at fault',
    { ...opened, loadError: new TypeError('x is not a function') },
    { kind: 'failed', reason: DATA_LOAD_FAILED, mayPass: false },
  ],
  ['shows the data', { ...opened, data }, { kind: 'shown', data }],
  [
    'keeps the data when reloading fails',
    { ...opened, data, loadError: refused(503, null) },
    { kind: 'shown', data },
  ],
  ['hides the data once the link has expired', { ...opened, data, loadError: gone }, invalid],
  ['the link expired before the deletion request', { ...opened, data, askError: gone }, invalid],
  [
    'keeps the data when a request is refused',
    { ...opened, data, askError: refused(409, 'No') },
    { kind: 'shown', data },
  ],
])('%s', (_, known, state) => {
  expect(customerDataState(known)).toEqual(state);
});
