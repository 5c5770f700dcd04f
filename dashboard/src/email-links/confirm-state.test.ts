import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { LINK_INVALID, NETWORK_ERROR } from '@daybook/schema/words/texts';
import { expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { EMAIL_CONFIRM_FAILED } from './confirm-email-texts.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';
import { confirmState, type Known } from './confirm-state.ts';

const email: EmailConfirmation = {
  business_name: 'Willow & Co. Hair',
  business_email: 'desk@salon.example',
  is_confirmed: false,
};
const confirmed = { ...email, is_confirmed: true };
const opened: Known = {
  token: 'a-token-of-the-email-link',
  email: undefined,
  loadError: null,
  confirmed: undefined,
  isConfirming: false,
  confirmError: null,
};
const refused = (status: number | null, text: string | null) => new CallError({ status, text });
const gone = refused(404, LINK_INVALID);
const review = { kind: 'review', email, isConfirming: false, problem: null };

it.each([
  ['no token', { ...opened, token: null }, { kind: 'failed', reason: LINK_INVALID, mayPass: false }],
  ['loading', opened, { kind: 'loading' }],
  [
    'an expired link can’t be retried',
    { ...opened, loadError: gone },
    { kind: 'failed', reason: LINK_INVALID, mayPass: false },
  ],
  [
    'no response',
    { ...opened, loadError: refused(null, NETWORK_ERROR) },
    { kind: 'failed', reason: NETWORK_ERROR, mayPass: true },
  ],
  [
    'the server is in trouble',
    { ...opened, loadError: refused(502, null) },
    { kind: 'failed', reason: LINK_LOAD_FAILED, mayPass: true },
  ],
  ['asking', { ...opened, email }, review],
  ['working', { ...opened, email, isConfirming: true }, { ...review, isConfirming: true }],
  [
    'a failed confirmation can be repeated',
    { ...opened, email, confirmError: refused(500, null) },
    { ...review, problem: EMAIL_CONFIRM_FAILED },
  ],
  [
    'the link expired while the page was open',
    { ...opened, email, confirmError: gone },
    { kind: 'failed', reason: LINK_INVALID, mayPass: false },
  ],
  ['done', { ...opened, email, confirmed }, { kind: 'confirmed', email: confirmed }],
  ['done before', { ...opened, email: confirmed }, { kind: 'already', email: confirmed }],
])('%s', (_, known, state) => {
  expect(confirmState(known)).toEqual(state);
});
