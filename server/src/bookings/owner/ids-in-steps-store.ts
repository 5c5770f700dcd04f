/** Reads the ids and names that an owner's search matches in steps of at most about 10 ms. */
import { and, asc, desc, eq, exists, gt, lte, sql, type SQL } from 'drizzle-orm';
import { bookings, bookingTexts } from '../../database/booking-tables.ts';
import type { Reader } from '../../database/database.ts';
import type { Direction, Sorted } from '../../database/search/cut-from-parts.ts';
import { firstLineOf } from '../../database/search/has-words.ts';
import type { Turn } from '../../runtime/next-turn.ts';
import { isOfBusiness, type OfBusiness } from './own-bookings-store.ts';

export interface Wanted {
  business: OfBusiness;
  filters?: SQL | undefined;
  words?: SQL | undefined;
}

/** Texts that one step reads. Each may be a kilobyte, and is searched for every word. */
export const TEXTS_A_STEP = 2500;
const ENTRIES_A_STEP = 10_000;

/** By `start`, or in any order. */
export function idsInSteps(
  read: Reader,
  { order, ...wanted }: Wanted & { order: 'start' | 'any' },
  turn: Turn,
): AsyncGenerator<number[], void> {
  return wanted.words && order === 'any' ? ofTexts(read, wanted, turn) : ofBookings(read, wanted, turn);
}

/** Reads a booking only if its text matches. */
export function isWantedText(read: Reader, { business, filters, words }: Wanted): SQL | undefined {
  const isFiltered = and(eq(bookings.id, bookingTexts.bookingId), filters);
  return and(
    eq(bookingTexts.businessId, business.id),
    words,
    filters && exists(read.select({ id: bookings.id }).from(bookings).where(isFiltered)),
  );
}

/** Returns the last booking's id of the next so many texts; undefined if there are fewer. */
async function lastOfStep(read: Reader, behind: SQL | undefined, texts: number): Promise<number | undefined> {
  const { bookingId } = bookingTexts;
  const [last]: { id: number }[] = await read
    .select({ id: bookingId })
    .from(bookingTexts)
    .where(behind)
    .orderBy(bookingId)
    .limit(1)
    .offset(texts - 1);
  return last?.id;
}

async function* ofTexts(read: Reader, wanted: Wanted, turn: Turn): AsyncGenerator<number[], void> {
  const { bookingId } = bookingTexts;
  for (let after: number | undefined = 0; after !== undefined;) {
    await turn();
    const behind = and(eq(bookingTexts.businessId, wanted.business.id), gt(bookingId, after));
    const last = await lastOfStep(read, behind, TEXTS_A_STEP);
    const found = await read
      .select({ id: bookingId })
      .from(bookingTexts)
      .where(and(behind, last === undefined ? undefined : lte(bookingId, last), isWantedText(read, wanted)))
      .orderBy(bookingId);
    yield found.map(({ id }) => id);
    after = last;
  }
}

interface Place {
  startsAt: number;
  id: number;
}

/** Reads the index by business and start, and the text of each booking that passes the filters. */
async function* ofBookings(
  read: Reader,
  { business, filters, words }: Wanted,
  turn: Turn,
): AsyncGenerator<number[], void> {
  const place = sql`(${bookings.startsAt}, ${bookings.id})`;
  const text = and(eq(bookingTexts.businessId, business.id), eq(bookingTexts.bookingId, bookings.id), words);
  const hasWords =
    words && exists(read.select({ id: bookingTexts.bookingId }).from(bookingTexts).where(text));
  const step = words ? TEXTS_A_STEP : ENTRIES_A_STEP;
  for (let after: Place | undefined = { startsAt: -1, id: 0 }; after;) {
    await turn();
    const behind = and(isOfBusiness(business), sql`${place} > (${after.startsAt}, ${after.id})`);
    const [last]: Place[] = await read
      .select({ startsAt: bookings.startsAt, id: bookings.id })
      .from(bookings)
      .where(behind)
      .orderBy(bookings.startsAt, bookings.id)
      .limit(1)
      .offset(step - 1);
    const found = await read
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(behind, last && sql`${place} <= (${last.startsAt}, ${last.id})`, filters, hasWords))
      .orderBy(bookings.startsAt, bookings.id);
    yield found.map(({ id }) => id);
    after = last;
  }
}

/** Texts that one step reads and sorts: about 10 ms if each is a kilobyte and is searched for eight words. */
const NAMES_A_STEP = 1250;

const NAME = firstLineOf(bookingTexts.text);

export interface NamesWanted {
  businessId: number;
  isWanted: SQL | undefined;
  direction: Direction;
  limit: number;
}

/** Each step sorts the names of bookings that were made one after another. */
export async function* namesInSteps(
  read: Reader,
  { businessId, isWanted, direction, limit }: NamesWanted,
  step = NAMES_A_STEP,
): AsyncGenerator<Sorted[], void> {
  const inOrder = direction === 'asc' ? asc : desc;
  const { bookingId } = bookingTexts;
  for (let after: number | undefined = 0; after !== undefined;) {
    const behind = and(eq(bookingTexts.businessId, businessId), gt(bookingId, after));
    const last = await lastOfStep(read, behind, step);
    const sorted = read
      .select({ id: bookingId, key: NAME })
      .from(bookingTexts)
      .where(and(behind, last === undefined ? undefined : lte(bookingId, last), isWanted))
      .orderBy(inOrder(NAME), inOrder(bookingId))
      .$dynamic();
    // SQLite sorts faster without a limit.
    yield await (limit < step ? sorted.limit(limit) : sorted);
    after = last;
  }
}
