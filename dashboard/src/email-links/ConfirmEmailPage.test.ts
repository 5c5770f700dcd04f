import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { expect, it } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { EMAIL_CONFIRM_FAILED } from './confirm-email-texts.ts';
import { confirmState } from './ConfirmEmailPage.tsx';
import { openedLink } from './example-link.ts';
import type { Link } from './use-link.ts';

const email: EmailConfirmation = {
  business_name: 'Willow & Co. Hair',
  business_email: 'desk@salon.example',
  is_confirmed: false,
};
const confirmed = { ...email, is_confirmed: true };

const known = (seen: EmailConfirmation, change = {}) => openedLink<EmailConfirmation, void>(seen, change);

it.each<[string, Link<EmailConfirmation, void>, object]>([
  ['no token', { ...known(email), token: '' }, { kind: 'failed', reason: LINK_INVALID }],
  ['asking', known(email), { kind: 'review', email, problem: null }],
  [
    'a failed confirmation can be repeated',
    known(email, { error: new CallError({ status: 500, text: null }) }),
    { kind: 'review', email, problem: EMAIL_CONFIRM_FAILED },
  ],
  ['done', known(confirmed, { isDone: true }), { kind: 'confirmed', email: confirmed }],
  ['done before', known(confirmed), { kind: 'already', email: confirmed }],
])('%s', (_, link, state) => {
  expect(confirmState(link)).toMatchObject(state);
});
