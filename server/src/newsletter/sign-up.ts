/** Takes a newsletter signup, and lets the address's owner confirm it or unsubscribe. */

import type { SignupRequest, SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_LINK_INVALID, NEWSLETTER_MEANS } from '@daybook/schema/words/newsletter-texts';
import type { Context } from '../context.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { SignupRow } from '../database/visitor-tables.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import { NEWSLETTER_EMAILS } from '../emails/email-bounds.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { Refusal } from '../http/errors.ts';
import { NEWSLETTER_CONFIRMATION, type NewsletterFacts } from './newsletter-email.ts';
import { askToConfirm, changeSignup, findSignup, findSignupOf, LINK_HOLDS_FOR } from './signup-store.ts';

type NewsletterContext = Pick<Context, 'database' | 'links' | 'clock' | 'onMailQueued'>;
const CONFIRMATIONS = { kind: NEWSLETTER_CONFIRMATION, bounds: NEWSLETTER_EMAILS };

export const newsletterLinkInvalid = () => new Refusal(404, NEWSLETTER_LINK_INVALID);

/** Resolves to the signup that a token names. Throws the 404. */
async function mustFind({ links }: NewsletterContext, on: Reader, token: string): Promise<SignupRow> {
  const read = links.newsletterLink.read(token);
  const signup = read && (await findSignup(on, read.id));
  if (!signup || !read.isFor(signup.email)) throw newsletterLinkInvalid();
  return signup;
}

async function change(
  context: NewsletterContext,
  token: string,
  decide: (tx: Transaction, signup: SignupRow) => Promise<SignupRow | null>,
): Promise<SignupSeen> {
  const { database } = context;
  // Reads before it writes, so that guesses never wait for the write lock.
  const { email } = await mustFind(context, database.read, token);
  return database.write({ address: foldedAddress(email) }, async (tx) => {
    const changed = await decide(tx, await mustFind(context, tx, token));
    if (!changed) throw newsletterLinkInvalid();
    return seenOf(changed);
  });
}

/** Responds the same to every address, so that strangers learn nothing about it. */
export async function signUp(
  { clock, database, onMailQueued }: NewsletterContext,
  request: SignupRequest,
): Promise<void> {
  const now = clock();
  const isAsked = await database.write({ address: foldedAddress(request.email) }, async (tx) => {
    const known = await findSignupOf(tx, request.email);
    if (known?.status === 'active') return false;
    if ((await secondsUntilEmailTo(tx, request.email, now, CONFIRMATIONS)) > 0) return false;
    await askToConfirm(tx, known, request, now);
    return true;
  });
  if (isAsked) onMailQueued();
}

/** Changes nothing, because mail scanners follow links. Throws the 404. */
export async function readSignup(context: NewsletterContext, token: string): Promise<SignupSeen> {
  const { database, clock } = context;
  const signup = await mustFind(context, database.read, token);
  if (hasEnded(signup, clock())) throw newsletterLinkInvalid();
  return seenOf(signup);
}

/** Confirms the signup, which may be confirmed already. Throws the 404. */
export function confirmSignup(context: NewsletterContext, token: string) {
  const { clock } = context;
  return change(context, token, async (tx, signup) => {
    const now = clock();
    if (hasEnded(signup, now)) throw newsletterLinkInvalid();
    if (signup.status === 'active') return signup;
    return changeSignup(tx, signup, {
      status: 'active',
      confirmedAt: now,
      consentText: NEWSLETTER_MEANS,
    });
  });
}

/** Unsubscribes the address, once or again. Links in old emails work too. Throws the 404. */
export function endSignup(context: NewsletterContext, token: string) {
  const { clock } = context;
  return change(context, token, async (tx, signup) => {
    if (signup.status === 'unsubscribed') return signup;
    return changeSignup(tx, signup, { status: 'unsubscribed', unsubscribedAt: clock() });
  });
}

/** Resolves to whether a queued confirmation email is still needed. */
export async function isSignupPending(on: Reader, { signupId }: NewsletterFacts): Promise<boolean> {
  return (await findSignup(on, signupId))?.status === 'pending';
}

function hasEnded({ status, askedAt }: SignupRow, now: number): boolean {
  return status === 'pending' && (askedAt ?? 0) + LINK_HOLDS_FOR <= now;
}

const seenOf = ({ email, status }: SignupRow): SignupSeen => ({ email, status });
