/** The facts of waiting-list emails when they are queued, and whether these still hold when they are sent. */

import { HOUR } from '@daybook/schema/figures/periods';
import { WAITING_LINK_HOURS } from '@daybook/schema/figures/waiting-list';
import type { OfferGoneFor } from '@daybook/schema/words/waiting-list-texts';
import { senderOf } from '../businesses/email-from-business.ts';
import type { OfferRow } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { addressOf, findEntry, type KnownEntry } from './entries-store.ts';
import { findOffer, type NewOffer } from './offers-store.ts';
import type { ChangedFacts, ConfirmFacts, GoneFacts, OfferFacts } from './waiting-emails.ts';

function aboutOf({ entry, booking, business, accountEmail }: KnownEntry) {
  return {
    entryId: entry.id,
    business: senderOf(business, accountEmail),
    timezone: business.timezone,
    firstName: booking?.attendeeFirstName ?? entry.attendeeFirstName,
    email: addressOf({ entry, booking }),
    minutes: business.offerMinutes,
  };
}

/** Returns when the link of a first email stops working. */
export const linkEndsAt = (createdAt: number) => createdAt + WAITING_LINK_HOURS * HOUR;

export function confirmFactsOf(known: KnownEntry): ConfirmFacts {
  const { entry, serviceName, personName } = known;
  const { fromDate, toDate, partOfDay } = entry;
  return {
    ...aboutOf(known),
    ...{ fromDate, toDate, partOfDay, serviceName, personName },
    expiresAt: linkEndsAt(entry.createdAt),
  };
}

export function offerFactsOf(
  known: KnownEntry,
  offer: NewOffer & Pick<OfferRow, 'id'>,
  placeName: string | null,
): OfferFacts {
  return {
    ...aboutOf(known),
    offerId: offer.id,
    eventName: offer.eventName,
    date: offer.eventDate,
    startTime: offer.startTime,
    serviceName: offer.serviceName,
    pricePence: offer.servicePricePence,
    personName: offer.personName,
    placeName,
    heldUntil: offer.expiresAt,
    movesFrom: known.booking?.startsAt ?? null,
  };
}

export function goneFactsOf(known: KnownEntry, offer: OfferRow, goneFor: OfferGoneFor): GoneFacts {
  return { ...offerFactsOf(known, offer, null), goneFor };
}

export const changedFactsOf = (
  known: KnownEntry,
  noLonger: ChangedFacts['noLonger'],
  name: string,
): ChangedFacts => ({ ...aboutOf(known), noLonger, name });

export async function isEntryUnconfirmed(
  on: Reader,
  { entryId, expiresAt }: ConfirmFacts,
  now: number,
): Promise<boolean> {
  const known = await findEntry(on, entryId);
  return known?.entry.endedAt === null && known.entry.confirmedAt === null && expiresAt > now;
}

/** Resolves to whether an offer can still be taken. */
export async function isOfferOpen(
  on: Reader,
  { offerId, entryId }: OfferFacts,
  now: number,
): Promise<boolean> {
  const [offer, known] = await Promise.all([findOffer(on, offerId), findEntry(on, entryId)]);
  if (offer?.outcome !== null || known?.entry.endedAt !== null || offer.startsAt <= now) return false;
  return offer.expiresAt === null || offer.expiresAt > now;
}
