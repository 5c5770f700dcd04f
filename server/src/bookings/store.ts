/** The bookings' queries. Each is atomic; placing and cancelling are one write transaction each. */
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { IDEMPOTENCY_KEY_MILLISECONDS } from '@daybook/schema/figures/periods';
import { createGroupCommit } from '../database/group-commit.ts';
import type { Database } from '../database/open.ts';
import { prepareInsert } from '../database/prepare-insert.ts';
import { bookings, businesses, emails, events, users } from '../database/tables.ts';
import { prepareEvent } from '../diary/store.ts';
import { prepareSecondsUntilLetter } from './counted-letters-store.ts';
import type { BookingFacts, BookingRow, BookingWish, BookingWithBusiness, NewBooking } from './facts.ts';
import { attendeeCancellationKinds } from './letter-facts.ts';
import { prepareMarkCancelled } from './mark-cancelled-store.ts';
import { prepareQueueLetters } from './queue-letters-store.ts';

const { placeholder } = sql;

/** The pure decisions that placing a booking asks for, each of which may throw what refuses it. */
export interface BookingDecisions {
  decide(facts: BookingFacts | null): NewBooking;
  /** To a booking that this idempotency key made before. */
  mustBeSame(booking: BookingRow): void;
  /** What to throw when the database's own guards refuse what `decide` allowed. */
  taken(facts: BookingFacts | null): Error;
}

export interface PlacedBooking extends BookingWithBusiness {
  /** True when the idempotency key had made it before. */
  isRepeat: boolean;
}

export interface Cancellation {
  /** As it is now; null for a token that is no booking's. */
  found: BookingWithBusiness | null;
  isCancelledNow: boolean;
  /** Whether a letter to the attendee says that it is cancelled: sent, or on its way. */
  isAttendeeTold: boolean;
}

interface Owned extends Pick<BookingWithBusiness, 'business' | 'accountEmail'> {
  /** The owner's switch. It stops letters about new bookings, and no others. */
  isToldOfNew: boolean;
}

interface OwnedFacts {
  facts: BookingFacts;
  owned: Owned;
}

export type BookingStore = ReturnType<typeof createBookingStore>;

export function createBookingStore(database: Database) {
  const commit = createGroupCommit(database);
  const read = prepareReads(database);
  const cancel = prepareCancel(database, read);
  const insertBooking = prepareInsert(database, bookings);
  const queueLetters = prepareQueueLetters(database);
  const secondsUntilLetter = prepareSecondsUntilLetter(database);
  const forgetKey = database.$client.prepare<[number]>(
    'UPDATE bookings SET idempotency_key = NULL WHERE id = ?',
  );

  function ownedFacts({ slot, request }: BookingWish, now: number): OwnedFacts | null {
    const contents = read.event(slot.eventId);
    const owned = contents && read.business(contents.event.businessId);
    if (!owned || owned.business.deletedAt !== null) return null;
    const { business } = owned;
    const email = request.attendee_email;
    const openBookings = read.openBookings(business.id, email, now);
    const facts = { business, contents, openBookings, secondsUntilLetter: secondsUntilLetter(email, now) };
    return { facts, owned };
  }

  /** The booking that this key made within the last day. An older one gives the key up: the request is a new one. */
  function madeBy(key: string, now: number): BookingWithBusiness | null {
    const made = read.byKey(key);
    if (!made || made.booking.createdAt > now - IDEMPOTENCY_KEY_MILLISECONDS) return made;
    forgetKey.run(made.booking.id);
    return null;
  }

  function place(wish: BookingWish, now: number, decisions: BookingDecisions): PlacedBooking {
    const earlier = wish.idempotencyKey === null ? null : madeBy(wish.idempotencyKey, now);
    if (earlier) {
      decisions.mustBeSame(earlier.booking);
      return { ...earlier, isRepeat: true };
    }
    const found = ownedFacts(wish, now);
    const row = decisions.decide(found?.facts ?? null);
    if (!found) throw new Error('a booking was decided on without facts');
    const { facts, owned } = found;
    const booking = { ...row, id: insertBooking(row) };
    const placed = { ...owned, booking, event: facts.contents.event };
    const business = owned.isToldOfNew && 'booking_received';
    queueLetters(placed, { attendee: 'booking_confirmed', isCounted: true, business }, now);
    return { ...placed, isRepeat: false };
  }

  return {
    /** Checks, books and queues the letters as one. Throws what the decisions throw. */
    async placeBooking(wish: BookingWish, now: number, decisions: BookingDecisions): Promise<PlacedBooking> {
      try {
        return await commit(() => place(wish, now, decisions));
      } catch (error) {
        if (!isGuardOfSlots(error)) throw error;
        throw decisions.taken(ownedFacts(wish, now)?.facts ?? null);
      }
    },

    async findByToken(tokenHash: string): Promise<BookingWithBusiness | null> {
      return read.byToken(tokenHash);
    },

    /** Cancels on the customer's behalf if `mayCancel` agrees, and queues the letters, as one. */
    async cancelByToken(
      tokenHash: string,
      now: number,
      mayCancel: (booking: BookingRow) => boolean,
    ): Promise<Cancellation> {
      return commit(() => cancel(tokenHash, now, mayCancel));
    },
  };
}

/** For use inside a transaction: cancels on the customer's behalf if `mayCancel` agrees, and queues the letters. */
function prepareCancel(database: Database, read: ReturnType<typeof prepareReads>) {
  const markCancelled = prepareMarkCancelled(database);
  const queueLetters = prepareQueueLetters(database);
  const secondsUntilLetter = prepareSecondsUntilLetter(database);
  return (tokenHash: string, now: number, mayCancel: (booking: BookingRow) => boolean): Cancellation => {
    const found = read.byToken(tokenHash);
    if (!found || !mayCancel(found.booking)) {
      return {
        found,
        isCancelledNow: false,
        isAttendeeTold: found !== null && read.isTold(found.booking.id),
      };
    }
    const booking = markCancelled(found.booking, 'customer', now);
    const changed = { ...found, booking };
    // Whoever holds the link can always cancel; only the letter is subject to the bound.
    const isAttendeeTold = secondsUntilLetter(booking.attendeeEmail, now) === 0;
    queueLetters(
      changed,
      {
        ...(isAttendeeTold ? { attendee: 'booking_cancelled', isCounted: true } : {}),
        business: 'booking_cancelled_owner',
      },
      now,
    );
    return { found: changed, isCancelledNow: true, isAttendeeTold };
  };
}

/** The guards of migrations/0001_guards.sql: what they say when two would hold the same time. */
function isGuardOfSlots(error: unknown): boolean {
  return (
    error instanceof Error &&
    /one_booking_per_slot|booking overlaps another|day event is full/.test(error.message)
  );
}

function prepareReads(database: Database) {
  const business = database
    .select({ business: businesses, accountEmail: users.email, isTold: users.emailNotifications })
    .from(businesses)
    .leftJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, placeholder('id')))
    .prepare();
  const openBookings = database
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        sql`lower(${bookings.attendeeEmail}) = lower(${placeholder('email')})`,
        sql`${bookings.startsAt} > ${placeholder('now')}`,
        sql`${bookings.status} <> 'cancelled'`,
      ),
    )
    .prepare();
  const byToken = database
    .select()
    .from(bookings)
    .where(eq(bookings.cancelTokenHash, placeholder('hash')))
    .prepare();
  const byKey = database
    .select()
    .from(bookings)
    .where(sql`${bookings.idempotencyKey} = ${placeholder('key')} and ${bookings.idempotencyKey} is not null`)
    .prepare();
  const lettersOfCancellation = database
    .select({ count: count() })
    .from(emails)
    .where(
      and(
        eq(emails.bookingId, placeholder('bookingId')),
        inArray(emails.kind, attendeeCancellationKinds),
        ne(emails.status, 'failed'),
      ),
    )
    .prepare();
  const eventOf = database
    .select()
    .from(events)
    .where(eq(events.id, placeholder('id')))
    .prepare();

  function businessOf(id: number): Owned | null {
    const found = business.get({ id });
    return found ? { ...found, isToldOfNew: found.isTold ?? true } : null;
  }

  function withBusiness(booking: BookingRow | undefined): BookingWithBusiness | null {
    const owned = booking && businessOf(booking.businessId);
    if (!owned) return null;
    const event = booking.eventId === null ? undefined : eventOf.get({ id: booking.eventId });
    return { booking, ...owned, event: event ?? null };
  }

  return {
    event: prepareEvent(database),
    business: businessOf,
    openBookings: (businessId: number, email: string, now: number) =>
      openBookings.get({ businessId, email, now })?.count ?? 0,
    /** Whether a letter to its attendee says that the booking is cancelled. */
    isTold: (bookingId: number) => (lettersOfCancellation.get({ bookingId })?.count ?? 0) > 0,
    byToken: (hash: string) => withBusiness(byToken.get({ hash })),
    byKey: (key: string) => withBusiness(byKey.get({ key })),
  };
}
