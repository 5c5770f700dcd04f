/** Writes the parts of a diary straight into a database's tables. */

import { eq, inArray, type SQL } from 'drizzle-orm';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { PatternEvent } from '@daybook/schema/rules/pattern-event';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { markCancelled } from '../src/bookings/mark-cancelled-store.ts';
import { insertNewBookings } from '../src/bookings/write-bookings-store.ts';
import { bookings, type BookingRow } from '../src/database/booking-tables.ts';
import { busyCalendars } from '../src/database/calendar-tables.ts';
import { eventPeople, resources } from '../src/database/catalogue-tables.ts';
import type { OpenedDatabase, Transaction } from '../src/database/database.ts';
import { emails } from '../src/database/email-tables.ts';
import { coupons } from '../src/database/money-tables.ts';
import { one } from '../src/database/prepared.ts';
import { businesses, events, patterns, slugHistory, users } from '../src/database/tables.ts';
import { diaryVisits, newsletterSignups, siteVisits } from '../src/database/visitor-tables.ts';
import { venueColumns, type VenueColumns } from '../src/diary/venue-shape.ts';
import { signupText } from '../src/newsletter/signup-store.ts';
import { findEventParts, insertEventParts, type NewService } from '../src/resources/event-parts-store.ts';
import { sampleBooking, sampleBusiness, sampleEvent, sampleService } from '../src/sample-data/rows.ts';
import { inDatabase, type DatabasePlace } from './test-database.ts';

/** Friday, 09:00 in London. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');
/** The Tuesday after it, for events. */
export const TUESDAY = '2026-11-24';

/** Slots of 45 minutes, 5 minutes apart, at the customer's address. */
export const examplePatternEvent: PatternEvent = {
  event_name: 'Cut and blow-dry',
  event_description: null,
  requirements_note: null,
  personal_message: 'See you soon.',
  event_type: 'booking',
  creation_mode: 'automatic',
  service_mode: 'time_slots',
  service_type: 'time_slots',
  slot_duration_minutes: 45,
  buffer_minutes: 5,
  manual_slots: [],
  has_lunch_break: false,
  lunch_start_time: null,
  lunch_end_time: null,
  last_appointment_time: null,
  is_home_visit: true,
  places: [],
  people: [],
  service_ids: [],
};

/** Lets `write` add to the database of a server that runs in another process. */
export const addTo = <Result>(
  place: DatabasePlace,
  write: (add: Builders) => Promise<Result>,
): Promise<Result> => inDatabase(place, (database) => write(buildersFor(database)));

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;
type GivenEmail = Given<typeof emails> & Pick<typeof emails.$inferInsert, 'kind' | 'recipient'>;
export type Builders = ReturnType<typeof buildersFor>;

/** Each builder takes the values that matter to the test and fills in the rest. */
export function buildersFor(database: OpenedDatabase) {
  let number = 0;
  /**
   * Splits rows into several transactions: a statement has only so many parameters, and changing an event's
   * counts ten thousand times in one transaction is slow on PostgreSQL, which would read all old versions
   * each time.
   */
  const inParts = async <Row>(
    business: number | 'new',
    rows: readonly Row[],
    insert: (tx: Transaction, part: Row[]) => PromiseLike<unknown>,
  ): Promise<void> => {
    for (let from = 0; from < rows.length; from += 500) {
      await database.write({ business }, async (tx) => {
        await insert(tx, rows.slice(from, from + 500));
      });
    }
  };
  const written = <Row>(business: number, insert: (tx: Transaction) => PromiseLike<Row>): Promise<Row> =>
    database.write({ business }, async (tx) => insert(tx));
  const businessOf = async (eventId: number): Promise<number> => {
    const of = database.select({ id: events.businessId }).from(events).where(eq(events.id, eventId));
    return (await one(of)).id;
  };
  const partsOf = async (eventId: number, named: { venues?: VenueColumns[]; services?: NewService[] }) => {
    const businessId = await businessOf(eventId);
    return written(businessId, (tx) => insertParts(tx, { businessId, eventId }, named));
  };
  return {
    owner: (given: Given<typeof users> = {}) => {
      const { subject = `subject-${++number}` } = given;
      const account = {
        subject,
        personHash: `person of ${subject}`,
        email: 'owner@example.com',
        firstSeen: NOW,
        lastSeen: NOW,
      };
      return one(
        database
          .insert(users)
          .values({ ...account, ...given })
          .returning(),
      );
    },
    business: (given: Given<typeof businesses> = {}) =>
      one(
        database
          .insert(businesses)
          .values(
            sampleBusiness({
              address: '14 Bridge Street',
              postcode: 'HX7 8EX',
              diarySlug: `willow-${++number}`,
              paidAt: NOW,
              createdAt: NOW,
              updatedAt: NOW,
              ...given,
            }),
          )
          .returning(),
      ),
    /** Adds an event from 09:00 to 17:00 in 45-minute slots, 5 minutes apart, with lunch at noon. */
    event: (businessId: number, given: Given<typeof events> = {}) =>
      one(written(businessId, (tx) => tx.insert(events).values(eventRow(businessId, given)).returning())),
    /** Adds many such events at once, each with this many venues. */
    events: (businessId: number, many: readonly Given<typeof events>[], rooms = 0) =>
      inParts(businessId, many, async (tx, part) => {
        const rows = part.map((given) => eventRow(businessId, given));
        const added = await tx.insert(events).values(rows).returning({ id: events.id });
        const inEach = Array.from({ length: rooms }, (_, room) => room);
        for (const { id: eventId } of added)
          await insertParts(
            tx,
            { businessId, eventId },
            { venues: inEach.map((room) => newVenue({ name: `Room ${room}` })) },
          );
      }),
    /** Adds an external calendar that was just read, and is not due. */
    busyCalendar: (businessId: number, given: Given<typeof busyCalendars> = {}) =>
      one(
        written(businessId, (tx) =>
          tx
            .insert(busyCalendars)
            .values({
              businessId,
              url: 'https://calendar.example/secret.ics',
              fetchedAt: NOW,
              nextFetchAt: NOW + 600_000,
              createdAt: NOW,
              ...given,
            })
            .returning(),
        ),
      ),
    /** Adds weekly hours on Tuesdays from 9 to 5, from the first Tuesday on. */
    pattern: (businessId: number, given: Given<typeof patterns> = {}) =>
      one(
        written(businessId, (tx) =>
          tx
            .insert(patterns)
            .values({
              businessId,
              weekdays: [{ day: 2, start_time: '09:00', end_time: '17:00', people: null }],
              everyWeeks: 1,
              fromDate: TUESDAY,
              weeksAhead: 8,
              event: examplePatternEvent,
              dueAt: 0,
              createdAt: NOW,
              ...given,
            })
            .returning(),
        ),
      ),
    /** Adds a person whom customers can book. */
    person: (businessId: number, given: Given<typeof resources> = {}) =>
      one(
        written(businessId, (tx) =>
          tx
            .insert(resources)
            .values({ businessId, kind: 'person', name: 'Ann', atOnce: 1, position: ++number, ...given })
            .returning(),
        ),
      ),
    /** Names a person at an event. */
    atEvent: async (
      eventId: number,
      resourceId: number,
      given: Partial<typeof eventPeople.$inferInsert> = {},
    ) => {
      const row = { eventId, resourceId, ...given };
      return one(written(await businessOf(eventId), (tx) => tx.insert(eventPeople).values(row).returning()));
    },
    /** Adds a venue. An existing place with that name and address is used again. */
    venue: (eventId: number, given: Partial<VenueColumns> = {}) =>
      one(partsOf(eventId, { venues: [newVenue(given)] }).then(({ venues }) => venues)),
    services: (eventId: number, given: readonly Partial<NewService>[]) =>
      partsOf(eventId, { services: given.map(sampleService) }),
    service: (eventId: number, given: Partial<NewService> = {}) =>
      one(partsOf(eventId, { services: [sampleService(given)] }).then(({ services }) => services)),
    /** Adds a booking. Its instants follow from its date, times and time zone, unless they are given. */
    booking: async (businessId: number, given: Partial<BookingRow> = {}) => {
      const ids = await written(businessId, (tx) => insertNewBookings(tx, [bookingRow(businessId, given)]));
      // Read again, because its customer is found or made as it is inserted.
      return one(database.select().from(bookings).where(inArray(bookings.id, ids)));
    },
    bookings: (businessId: number, many: readonly Partial<BookingRow>[]) =>
      inParts(businessId, many, (tx, part) =>
        insertNewBookings(
          tx,
          part.map((given) => bookingRow(businessId, given)),
        ),
      ),
    /** Cancels those bookings that `which` matches, as their owner does. */
    cancel: async (which?: SQL) => {
      for (const booking of await database.select().from(bookings).where(which))
        await written(booking.businessId, (tx) => markCancelled(tx, booking, 'owner', NOW));
    },
    /** Adds an email to the outbox, with a payload that no test reads. */
    email: (given: GivenEmail) => one(database.insert(emails).values(emailRow(given)).returning()),
    emails: (many: readonly GivenEmail[]) =>
      inParts(many[0]?.businessId ?? 'new', many, (tx, part) => tx.insert(emails).values(part.map(emailRow))),
    /** Adds a coupon for 100 % off. */
    coupon: (given: Given<typeof coupons> & Pick<typeof coupons.$inferInsert, 'code'>) =>
      one(
        database
          .insert(coupons)
          .values({ discountType: 'percentage', discountValue: 100, createdAt: NOW, ...given })
          .returning(),
      ),
    /** Adds a newsletter signup that waits to be confirmed; returns the data of its token. */
    signup: (given: Given<typeof newsletterSignups> & { email: string }) => {
      const { email, firstName = null, source = 'footer' } = given;
      return one(
        database
          .insert(newsletterSignups)
          .values({
            source,
            askedAt: NOW,
            createdAt: NOW,
            normalisedEmail: normalisedEmail(email),
            text: signupText({ email, firstName, source }),
            ...given,
          })
          .returning({ signupId: newsletterSignups.id, email: newsletterSignups.email }),
      );
    },
    /** Adds the counted visits to a business's diary on one date. */
    diaryVisits: (businessId: number, date: string, visits: number, visitors = 0) =>
      one(database.insert(diaryVisits).values({ businessId, date, visits, visitors }).returning()),
    /** Adds the counted visits to a public page on one date. */
    siteVisits: (path: string, date: string, visits: number, visitors = visits) =>
      one(database.insert(siteVisits).values({ path, date, visits, visitors }).returning()),
    /** Adds an address that the business's diary had before. */
    oldSlug: (businessId: number, slug: string) =>
      one(database.insert(slugHistory).values({ businessId, slug, replacedAt: NOW }).returning()),
  };
}

function eventRow(businessId: number, given: Given<typeof events>): typeof events.$inferInsert {
  const day = { date: TUESDAY, createdAt: NOW, requirementsNote: 'Please arrive five minutes early.' };
  const lunch = { lunchStartTime: '12:00', lunchEndTime: '13:00' };
  return { businessId, ...sampleEvent({ ...day, ...lunch }), ...given };
}

const newVenue = (given: Partial<VenueColumns>): VenueColumns => ({
  ...venueColumns(exampleVenue),
  address: null,
  ...given,
});

async function insertParts(
  tx: Transaction,
  of: { businessId: number; eventId: number },
  { venues = [], services = [] }: { venues?: VenueColumns[]; services?: NewService[] },
) {
  const named = { venues, services };
  return insertEventParts(tx, of, named, await findEventParts(tx, of.businessId, named));
}

function emailRow(given: GivenEmail): typeof emails.$inferInsert {
  const normalisedRecipient = normalisedEmail(given.recipient);
  return { payload: {}, dueAt: NOW, createdAt: NOW, normalisedRecipient, ...given };
}

const bookingRow = (businessId: number, given: Partial<BookingRow>) =>
  sampleBooking({ businessId, eventDate: TUESDAY, createdAt: NOW, ...given });
