import type { SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_LINK_INVALID } from '@daybook/schema/words/newsletter-texts';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { LINK_LOAD_FAILED } from './email-link-texts.ts';
import { newsletterLinkState, type Known } from './newsletter-link-state.ts';
import { NEWSLETTER_PRESS_FAILED } from './newsletter-link-texts.ts';

const email = 'rita@reader.example';
const signup = (status: SignupSeen['status']) => ({ email, status });
const opened: Known = {
  token: 'a-token-of-the-letter',
  signup: undefined,
  loadError: null,
  submit: { change: undefined, isWorking: false, isDone: false, error: null },
};
const submitted = (submit: Partial<Known['submit']>) => ({ ...opened.submit, ...submit });
const refused = (status: number | null, text: string | null) => new CallError({ status, text });
const gone = refused(404, NEWSLETTER_LINK_INVALID);
const failed = (reason: string, mayPass: boolean) => ({ kind: 'failed', reason, mayPass });
const shown = (kind: string, more: object = {}) => ({
  kind,
  email,
  isWorking: false,
  problem: null,
  ...more,
});

it.each<[string, Known, object]>([
  ['no token', { ...opened, token: '' }, failed(NEWSLETTER_LINK_INVALID, false)],
  ['loading', opened, { kind: 'loading' }],
  ['an expired link', { ...opened, loadError: gone }, failed(NEWSLETTER_LINK_INVALID, false)],
  ['no response', { ...opened, loadError: refused(null, NETWORK_ERROR) }, failed(NETWORK_ERROR, true)],
  ['the server is in trouble', { ...opened, loadError: refused(502, null) }, failed(LINK_LOAD_FAILED, true)],
  ['asking', { ...opened, signup: signup('pending') }, shown('asked')],
  [
    'working',
    { ...opened, signup: signup('pending'), submit: submitted({ change: 'confirm', isWorking: true }) },
    shown('asked', { isWorking: true }),
  ],
  [
    'a failed change can be repeated',
    {
      ...opened,
      signup: signup('pending'),
      submit: submitted({ change: 'confirm', error: refused(500, null) }),
    },
    shown('asked', { problem: NEWSLETTER_PRESS_FAILED }),
  ],
  [
    'the link expired while the page was open',
    { ...opened, signup: signup('pending'), submit: submitted({ change: 'confirm', error: gone }) },
    failed(NEWSLETTER_LINK_INVALID, false),
  ],
  [
    'confirmed here',
    { ...opened, signup: signup('active'), submit: submitted({ change: 'confirm', isDone: true }) },
    shown('confirmed'),
  ],
  ['confirmed before', { ...opened, signup: signup('active') }, shown('subscribed')],
  ['ended', { ...opened, signup: signup('unsubscribed') }, shown('ended')],
])('%s', (_, known, state) => {
  expect(newsletterLinkState(known)).toEqual(state);
});
