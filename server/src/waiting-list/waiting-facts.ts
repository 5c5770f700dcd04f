/** Builds the facts of waiting-list emails, as they are when the emails are queued. */
import { emailsTo } from '@daybook/schema/rules/business-email';
import { WAITING_LINK_HOURS } from '@daybook/schema/figures/periods';
import type { OfferRow } from '../database/booking-tables.ts';
import { addressOf, type KnownEntry } from './entries-store.ts';
import type { ConfirmFacts, OfferFacts } from './waiting-emails.ts';

function aboutOf({ entry, booking, business, accountEmail }: KnownEntry) {
  return {
    entryId: entry.id,
    business: {
      name: business.name,
      email: emailsTo(business, accountEmail),
      privacyNotice: business.privacyNotice,
    },
    timezone: business.timezone,
    firstName: booking?.attendeeFirstName ?? entry.attendeeFirstName,
    email: addressOf({ entry, booking }),
    minutes: business.offerMinutes,
  };
}

/** Returns when the link of a first email stops working. */
export const linkEndsAt = (createdAt: number) => createdAt + WAITING_LINK_HOURS * 3_600_000;

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
  offer: Omit<OfferRow, 'outcome' | 'bookingId' | 'freedFrom' | 'freedUntil'>,
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
