import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';
import { openedLink } from './example-link.ts';
import { linkState } from './use-link.ts';

const opened = openedLink<string, never>();
const refused = (status: number | null, text: string | null) => new CallError({ status, text });
const failed = (reason: string, mayPass: boolean) => ({ kind: 'failed', reason, mayPass });
const changing = (error: Error | null, isWorking = false) => ({
  ...openedLink<string, never>('seen', { error, isWorking }),
});

it.each([
  ['no token', { ...opened, token: '' }, failed('invalid', false)],
  ['loading', opened, { kind: 'loading' }],
  [
    'an expired link can’t be retried',
    { ...opened, loadError: refused(404, 'Expired') },
    failed('Expired', false),
  ],
  ['no response', { ...opened, loadError: refused(null, NETWORK_ERROR) }, failed(NETWORK_ERROR, true)],
  ['the server is in trouble', { ...opened, loadError: refused(502, null) }, failed(LINK_LOAD_FAILED, true)],
  ['open', changing(null), { kind: 'open', seen: 'seen', isWorking: false, problem: null }],
  ['working', changing(null, true), { kind: 'open', isWorking: true, problem: null }],
  ['a failed change can be repeated', changing(refused(500, null)), { kind: 'open', problem: 'not changed' }],
  ['a refused change says why', changing(refused(400, 'Why')), { kind: 'open', problem: 'Why' }],
  ['the link expired while the page was open', changing(refused(404, 'Expired')), failed('Expired', false)],
])('%s', (_, link, state) => {
  expect(linkState(link, { invalid: 'invalid', changeFailed: 'not changed' })).toMatchObject(state);
});
