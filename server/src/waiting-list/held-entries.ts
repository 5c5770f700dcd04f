import type { HeldEntry } from '@daybook/schema/contract/customer-data';
import { HELD_ENTRIES_SHOWN } from '@daybook/schema/figures/screens';
import type { Reader } from '../database/database.ts';
import { entriesOf, type KnownEntry } from './entries-store.ts';
import { offersOf, type ListedOffer } from './offers-store.ts';
import { isoOrNull, offerAnswer } from './owner-list.ts';

export async function heldEntries(
  on: Reader,
  customer: { businessId: number; address: string },
  now: number,
): Promise<HeldEntry[]> {
  const entries = await entriesOf(on, customer, HELD_ENTRIES_SHOWN);
  const offered = await offersOf(
    on,
    entries.map(({ entry }) => entry.id),
  );
  return entries.map((known) =>
    heldEntryOf(
      known,
      offered.filter(({ offer }) => offer.entryId === known.entry.id),
      now,
    ),
  );
}

function heldEntryOf(
  { entry, booking, serviceName, personName }: KnownEntry,
  offered: readonly ListedOffer[],
  now: number,
): HeldEntry {
  return {
    attendee_first_name: entry.attendeeFirstName,
    attendee_last_name: entry.attendeeLastName,
    attendee_email: entry.attendeeEmail,
    attendee_phone: entry.attendeePhone,
    from_date: entry.fromDate,
    to_date: entry.toDate,
    part_of_day: entry.partOfDay,
    service_name: serviceName,
    person_name: personName,
    booking_reference: booking?.reference ?? null,
    added_by: entry.madeBy,
    joined_at: new Date(entry.createdAt).toISOString(),
    confirmed_at: isoOrNull(entry.confirmedAt),
    ended_at: isoOrNull(entry.endedAt),
    ended_for: entry.endedFor,
    offers: offered.map((one) => {
      const {
        id: _id,
        entry_id: _entry,
        attendee_first_name: _first,
        attendee_last_name: _last,
        ends_at: _end,
        person_id: _person,
        ...offer
      } = offerAnswer(one, now);
      return offer;
    }),
  };
}
