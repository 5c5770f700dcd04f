/** Confirms a business's address: the owner asks for an email, and its reader confirms through the link. */

import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import type { Context } from '../../context.ts';
import type { Reader } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import type { ConfirmationWait } from '../../emails/email-bounds.ts';
import { foldedAddress } from '../../emails/folded-address.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedIn } from '../../http/session-guard.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import { ok } from '../../runtime/outcome.ts';
import type { ReadLink } from '../../tokens/seal.ts';
import { businessNotFound } from '../business-responses.ts';
import { readShown, type ShownBusiness } from '../shown-business-store.ts';
import type { ConfirmationFacts } from './confirmation-email.ts';
import { confirmAddress, findOwned, queueConfirmation, type OwnedBusiness } from './confirmation-store.ts';

export const emailLinkInvalid = () => new Refusal(404, LINK_INVALID);

type ConfirmContext = Pick<Context, 'clock' | 'database' | 'links'>;

function mustRead({ links }: ConfirmContext, token: string): ReadLink {
  const read = links.confirmEmailLink.read(token);
  if (!read) throw emailLinkInvalid();
  return read;
}

/** Reads without confirming. Throws the 404. */
export async function readConfirmation(context: ConfirmContext, token: string): Promise<EmailConfirmation> {
  const { database, clock } = context;
  const read = mustRead(context, token);
  const owned = await findOwned(database.read, read.id);
  if (!owned || !holds(read, owned, clock())) throw emailLinkInvalid();
  return confirmationOf(owned);
}

/** Repeating it returns the same. Throws the 404. */
export async function confirmEmail(context: ConfirmContext, token: string): Promise<EmailConfirmation> {
  const { clock, database } = context;
  const read = mustRead(context, token);
  const now = clock();
  return database.write({ business: read.id }, async (tx) => {
    const owned = await findOwned(tx, read.id);
    if (!owned || !holds(read, owned, now)) throw emailLinkInvalid();
    if (isConfirmed(owned)) return confirmationOf(owned);
    return confirmationOf({ ...owned, business: await confirmAddress(tx, owned.business, now) });
  });
}

/**
 * Queues another email, unless the business's address is already confirmed. Throws the 429, and the 404
 * if the business has been deleted.
 */
export async function sendConfirmation(
  { limits, clock, database, onMailQueued }: Context,
  { userId, person }: SignedIn,
  { id, email }: BusinessRow,
): Promise<ShownBusiness> {
  refuseUntil(await limits.owner.emails.take(person));
  const now = clock();
  const lockOn = { account: userId, business: id, address: foldedAddress(email) };
  const sent = await database.write(lockOn, async (tx) => {
    const owned = await findOwned(tx, id);
    if (!owned) throw businessNotFound();
    const written = isConfirmed(owned) ? ok('none needed') : await queueConfirmation(tx, owned, now);
    if (!written.ok) throw tooSoon(written.reason);
    return readShown(tx, owned, now);
  });
  onMailQueued();
  return sent;
}

/** Resolves to whether the business still has that address, unconfirmed. */
export async function isConfirmationWanted(
  on: Reader,
  { businessId, email }: ConfirmationFacts,
): Promise<boolean> {
  const owned = await findOwned(on, businessId);
  return owned !== null && isSameAddress(owned.business.email, email) && !isConfirmed(owned);
}

/** An old link to an address that has been confirmed still says so. */
function holds(read: ReadLink, owned: OwnedBusiness, now: number): boolean {
  return read.isFor(owned.business.email) && (read.expiresAt > now || isConfirmed(owned));
}

function confirmationOf(owned: OwnedBusiness): EmailConfirmation {
  const { name, email } = owned.business;
  return { business_name: name, business_email: email, is_confirmed: isConfirmed(owned) };
}

function isConfirmed({ business, accountEmail }: OwnedBusiness): boolean {
  return isEmailConfirmed(business, accountEmail);
}

function tooSoon({ reason, seconds }: ConfirmationWait): Refusal {
  const text = reason === 'just written' ? CONFIRMATION_EMAIL_JUST_WRITTEN : TOO_MANY_CONFIRMATION_EMAILS;
  return new Refusal(429, text, { headers: { 'Retry-After': String(seconds) } });
}

/** Why no confirmation email is sent. */
export const CONFIRMATION_EMAIL_JUST_WRITTEN =
  'We emailed this address less than a minute ago. Check its inbox and spam folder first.';
export const TOO_MANY_CONFIRMATION_EMAILS =
  'We’ve sent as many of these emails as we can for now. Please try again in a few hours.';
