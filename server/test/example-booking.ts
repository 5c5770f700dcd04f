/** A booking with every detail, and a database with its business and event, for tests. */

import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { emailFactsOf, type EmailFacts } from '../src/bookings/email-facts.ts';
import type { EmailContext } from '../src/bookings/emails/details.ts';
import { insertBooking } from '../src/bookings/write-bookings-store.ts';
import type { BookingRow } from '../src/database/booking-tables.ts';
import type { OpenedDatabase } from '../src/database/database.ts';
import { businesses, events } from '../src/database/tables.ts';
import { venueCopyColumns } from '../src/diary/venue-shape.ts';
import { sampleBooking, sampleEvent } from '../src/sample-data/rows.ts';
import { newPlace, openPlace, type DatabasePlace } from './test-database.ts';

export const exampleBusiness = {
  id: 1,
  name: 'Willow & Co Hair',
  email: 'hello@willow.example',
  confirmedEmail: 'hello@willow.example',
  phone: '+44 (0)20 7946 0018',
  address: '12 High Street, Chiswick',
  postcode: 'W4 1PD',
  privacyNotice: null,
  colour: null,
  pictureHash: null,
  cancellationPolicy: null,
  customersMayMove: true,
  diarySlug: 'willow-co-hair',
  timezone: 'Europe/London',
  createdAt: 0,
  updatedAt: 0,
};

export const exampleEvent = {
  id: 1,
  businessId: 1,
  ...sampleEvent({
    name: 'November appointments',
    date: '2026-11-24',
    slotMinutes: 0,
    requirementsNote: 'Please come with dry hair.',
    personalMessage: 'Thank you for booking!\nThe door is on the left.',
    serviceMode: 'individual_services',
    createdAt: 0,
  }),
};

/** Tuesday 24 November 2026, 10:30 to 11:15 in London. */
export const exampleBooking: BookingRow = {
  id: 1,
  ...sampleBooking({
    reference: 'WC7-K4TP-9H',
    businessId: 1,
    eventId: 1,
    kind: 'service',
    eventName: 'November appointments',
    eventDate: '2026-11-24',
    bufferMinutes: 5,
    ...venueCopyColumns({
      ...exampleVenue,
      venue_name: 'The Blue Room',
      venue_address: '3 Mill Lane',
      venue_postcode: 'W4 2AB',
    }),
    serviceName: 'Cut & finish',
    servicePricePence: 3850,
    attendeeFirstName: 'Ruth',
    attendeeLastName: 'Ellis',
    attendeeEmail: 'ruth@example.com',
    attendeePhone: '07700 900123',
    cancelNonce: 'nonce-of-ruth',
    cancelTokenHash: 'hash-of-ruth',
    createdAt: 0,
  }),
};

export function exampleFacts(changes: Partial<EmailFacts> = {}): EmailFacts {
  const about = {
    booking: exampleBooking,
    business: exampleBusiness,
    event: exampleEvent,
    accountEmail: null,
  };
  return { ...emailFactsOf(about), ...changes };
}

/** For emails about the example booking, while its business takes bookings. */
export const exampleEmailContext: EmailContext = {
  publicUrl: 'https://daybook.example',
  cancelTokenOf: (nonce) => `token-of-${nonce}`,
  takesBookings: true,
  isFreeAgain: true,
  hasInvitation: true,
};

export interface ExampleDatabase {
  place: DatabasePlace;
  database: OpenedDatabase;
  /** Adds a booking of the example event. `number` makes its unique values. */
  addBooking(number: number, changes?: Partial<BookingRow>): Promise<void>;
  close(): Promise<void>;
}

/** Opens a migrated temporary database with the example business and its event. */
export async function openExampleDatabase(): Promise<ExampleDatabase> {
  const place = await newPlace();
  const database = openPlace(place);
  // Lets the database assign the ids, which are its first: PostgreSQL would assign given ones again.
  const { id: businessId, ...business } = exampleBusiness;
  await database.insert(businesses).values(business);
  const { id: _, ...event } = exampleEvent;
  await database.insert(events).values({ ...event, businessId });
  return {
    place,
    database,
    async addBooking(number, changes = {}) {
      const own = {
        id: number,
        // Each has its own room, so that bookings at the same time don't overlap.
        eventId: null,
        reference: `REF-${number}`,
        cancelNonce: `nonce-${number}`,
        cancelTokenHash: `hash-${number}`,
        attendeeEmail: `customer-${number}@example.com`,
      };
      const row = { ...exampleBooking, ...own, ...changes };
      const booking = { ...row, normalisedEmail: normalisedEmail(row.attendeeEmail) };
      await database.write({ business: booking.businessId }, (tx) => insertBooking(tx, { booking }));
    },
    async close() {
      await database.close();
      await place.remove();
    },
  };
}
