import { eq } from 'drizzle-orm';
import type { SignupRequest } from '@daybook/schema/contract/newsletter';
import { DAY, NEWSLETTER_LINK_DAYS } from '@daybook/schema/figures/periods';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { foldLines } from '@daybook/schema/rules/fold-text';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, one } from '../database/prepared.ts';
import { newsletterSignups, type SignupRow } from '../database/visitor-tables.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { NEWSLETTER_CONFIRMATION, type NewsletterFacts } from './newsletter-email.ts';

export const LINK_HOLDS_FOR = NEWSLETTER_LINK_DAYS * DAY;

export async function findSignup(on: Reader, id: number): Promise<SignupRow | null> {
  return firstOf(on.select().from(newsletterSignups).where(eq(newsletterSignups.id, id)));
}

/** Finds an address's signup, however it is spelled. */
export async function findSignupOf(on: Reader, email: string): Promise<SignupRow | null> {
  return firstOf(
    on
      .select()
      .from(newsletterSignups)
      .where(eq(newsletterSignups.normalisedEmail, normalisedEmail(email))),
  );
}

/**
 * Marks the signup as waiting to be confirmed, and queues the email that asks for it. A signup that was
 * deleted since it was read is created again.
 */
export async function askToConfirm(
  tx: Transaction,
  known: SignupRow | null,
  request: SignupRequest,
  now: number,
): Promise<void> {
  const asked = {
    firstName: request.first_name ?? known?.firstName ?? null,
    lastName: request.last_name ?? known?.lastName ?? null,
    source: request.signup_source,
    status: 'pending' as const,
    askedAt: now,
  };
  const { email: typed } = request;
  const renewed =
    known &&
    (await firstOf(
      tx
        .update(newsletterSignups)
        .set({ ...asked, text: signupText({ ...known, ...asked }) })
        .where(eq(newsletterSignups.id, known.id))
        .returning(),
    ));
  const signup =
    renewed ??
    (await one(
      tx
        .insert(newsletterSignups)
        .values({
          ...asked,
          email: typed,
          normalisedEmail: normalisedEmail(typed),
          text: signupText({ ...asked, email: typed }),
          createdAt: now,
        })
        .returning(),
    ));
  const { id: signupId, email } = signup;
  const payload: NewsletterFacts = { signupId, email, expiresAt: now + LINK_HOLDS_FOR };
  const countedFor = foldedAddress(email);
  await queueEmail(tx, { kind: NEWSLETTER_CONFIRMATION, recipient: email, payload, countedFor }, now);
}

/** Returns the text by which the admin's list finds a signup. */
export function signupText({
  email,
  firstName,
  source,
}: Pick<SignupRow, 'email' | 'firstName' | 'source'>): string {
  return foldLines(email, firstName, source);
}

/** Changes a signup and returns the new row; null if it was deleted since it was read. */
export async function changeSignup(
  tx: Transaction,
  { id }: SignupRow,
  change: Partial<Pick<SignupRow, 'status' | 'confirmedAt' | 'consentText' | 'unsubscribedAt'>>,
): Promise<SignupRow | null> {
  return firstOf(tx.update(newsletterSignups).set(change).where(eq(newsletterSignups.id, id)).returning());
}
