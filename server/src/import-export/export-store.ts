/** Reads all of one business in steps, each of which reads what comes after the last one. */
import { and, asc, eq, isNotNull, lte, max, sql } from 'drizzle-orm';
import { NO_EMAIL } from '../bookings/no-email.ts';
import type { Database, Reader } from '../database/database.ts';
import { bookings, type BookingRow } from '../database/booking-tables.ts';
import { customers } from '../database/customer-tables.ts';
import { prepared } from '../database/prepared.ts';
import type { BusinessRow, PatternDateRow } from '../database/tables.ts';
import type { WrittenEvent } from '../diary/contents-store.ts';
import { eventsInSteps } from '../events/list-events-store.ts';
import { readAvailability, statesOf } from './availability-store.ts';
import type { BookingOfCustomer } from './file-entries.ts';
import { readCatalogue } from './catalogue-store.ts';
import { diaryVisits } from '../database/visitor-tables.ts';

const { placeholder } = sql;

/** Bookings of one step: some 5 ms. */
const BOOKINGS_A_STEP = 250;

type DiaryVisitsRow = typeof diaryVisits.$inferSelect;

interface WholeEvent {
  written: WrittenEvent;
  state: PatternDateRow['state'] | null;
}

export type ReadWholeStore = ReturnType<typeof createReadWholeStore>;

export function createReadWholeStore({ read }: Database) {
  return {
    catalogueOf: (businessId: number) => readCatalogue(read, businessId),

    availabilityOf: (business: BusinessRow, now: number) => readAvailability(read, business, now),

    /** Every event, with what of it is archived, in order of date and start, and what its weekly hours say of its date. */
    async *eventsInSteps(businessId: number): AsyncGenerator<WholeEvent[], void> {
      for await (const step of eventsInSteps(read, businessId)) {
        const ofPatterns = step.flatMap(({ event }) => (event.patternId === null ? [] : [event.id]));
        const states = ofPatterns.length > 0 ? await statesOf(read, ofPatterns) : null;
        yield step.map((written) => ({ written, state: states?.get(written.event.id) ?? null }));
      }
    },

    /** The id of the latest booking, 0 where there is none: those that are made later are left out. */
    async latestBookingOf(businessId: number): Promise<number> {
      const [latest] = await latestBooking(read).execute({ businessId });
      return latest?.id ?? 0;
    },

    /** Every booking up to the latest one, in order of start. */
    async *bookingsInSteps(businessId: number, latest: number): AsyncGenerator<BookingOfCustomer[], void> {
      const notes = new Map(
        (await notesOf(read).execute({ businessId })).map(({ id, note }) => [id, note] as const),
      );
      /** The note of a booking's customer, once. */
      const noteOf = ({ customerId }: BookingRow): string | null => {
        const note = notes.get(customerId ?? 0) ?? null;
        notes.delete(customerId ?? 0);
        return note;
      };
      const firsts = new Map<number, Pick<BookingRow, 'reference' | 'normalisedEmail'>>();
      /** The first booking of a booking's customer, where the address alone would give it to somebody else. */
      const customerOf = ({ customerId, reference, normalisedEmail }: BookingRow): string | null => {
        if (customerId === null) return null;
        const first = firsts.get(customerId);
        if (!first) firsts.set(customerId, { reference, normalisedEmail });
        const isKnown = first?.normalisedEmail === normalisedEmail && normalisedEmail !== NO_EMAIL;
        return first && !isKnown ? first.reference : null;
      };
      let after: { startsAt: number; id: number } | undefined = { startsAt: -1, id: 0 };
      while (after) {
        const { startsAt, id }: { startsAt: number; id: number } = after;
        const step: BookingRow[] = await nextBookings(read).execute({ businessId, latest, startsAt, id });
        if (step.length > 0)
          yield step.map((booking) => ({
            booking,
            note: noteOf(booking),
            customerOf: customerOf(booking),
          }));
        after = step.at(-1);
      }
    },

    /** One short row a day. */
    listVisits(businessId: number): Promise<DiaryVisitsRow[]> {
      return read
        .select()
        .from(diaryVisits)
        .where(eq(diaryVisits.businessId, businessId))
        .orderBy(asc(diaryVisits.date));
    },
  };
}

const latestBooking = prepared((on: Reader) =>
  on
    .select({ id: max(bookings.id) })
    .from(bookings)
    .where(eq(bookings.businessId, placeholder('businessId')))
    .prepare(),
);

const notesOf = prepared((on: Reader) =>
  on
    .select({ id: customers.id, note: customers.note })
    .from(customers)
    .where(and(eq(customers.businessId, placeholder('businessId')), isNotNull(customers.note)))
    .orderBy(customers.id)
    .prepare(),
);

/** Goes along the index by business and start. */
const nextBookings = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        lte(bookings.id, placeholder('latest')),
        sql`(${bookings.startsAt}, ${bookings.id}) > (${placeholder('startsAt')}, ${placeholder('id')})`,
      ),
    )
    .orderBy(bookings.startsAt, bookings.id)
    .limit(BOOKINGS_A_STEP)
    .prepare(),
);
