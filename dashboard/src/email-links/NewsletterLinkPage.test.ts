import type { SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_LINK_INVALID } from '@daybook/schema/words/newsletter-texts';
import { expect, it } from 'vitest';
import { openedLink } from './example-link.ts';
import { newsletterLinkState } from './NewsletterLinkPage.tsx';
import type { Link } from './use-link.ts';

type SignupLink = Link<SignupSeen, 'confirm' | 'end'>;

const email = 'rita@reader.example';
const known = (status: SignupSeen['status'], change: Partial<SignupLink['change']> = {}): SignupLink =>
  openedLink({ email, status }, change);

it.each<[string, SignupLink, object]>([
  ['no token', { ...known('pending'), token: '' }, { kind: 'failed', reason: NEWSLETTER_LINK_INVALID }],
  ['asking', known('pending'), { kind: 'asked', email, isWorking: false, problem: null }],
  ['confirmed here', known('active', { given: 'confirm', isDone: true }), { kind: 'confirmed' }],
  ['confirmed before', known('active'), { kind: 'subscribed' }],
  ['ended', known('unsubscribed', { given: 'end', isDone: true }), { kind: 'ended' }],
])('%s', (_, link, state) => {
  expect(newsletterLinkState(link)).toMatchObject(state);
});
