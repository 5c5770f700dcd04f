/** A business's bookings in order of their attendees' names. */
import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { bookingTexts } from '../../database/booking-tables.ts';
import type { Reader } from '../../database/database.ts';
import type { Direction, Sorted } from '../../database/search/cut-from-parts.ts';
import { firstLineOf } from '../../database/search/has-words.ts';

/** Texts that one step reads and sorts: some 10 ms, where each is a kilobyte and is looked through for eight words. */
const TEXTS_A_STEP = 1250;

const NAME = firstLineOf(bookingTexts.text);

export interface NamesWanted {
  businessId: number;
  /** Of the texts. */
  isWanted: SQL | undefined;
  direction: Direction;
  /** Of each step. */
  limit: number;
}

/** Each step sorts the names of some bookings that were made one after another. */
export async function* namesInSteps(
  read: Reader,
  { businessId, isWanted, direction, limit }: NamesWanted,
  step = TEXTS_A_STEP,
): AsyncGenerator<Sorted[], void> {
  const inOrder = direction === 'asc' ? asc : desc;
  const { bookingId } = bookingTexts;
  for (let after: number | undefined = 0; after !== undefined;) {
    const behind = and(eq(bookingTexts.businessId, businessId), gt(bookingId, after));
    const [last]: { id: number }[] = await read
      .select({ id: bookingId })
      .from(bookingTexts)
      .where(behind)
      .orderBy(bookingId)
      .limit(1)
      .offset(step - 1);
    const sorted = read
      .select({ id: bookingId, key: NAME })
      .from(bookingTexts)
      .where(and(behind, last && lte(bookingId, last.id), isWanted))
      .orderBy(inOrder(NAME), inOrder(bookingId))
      .$dynamic();
    // SQLite sorts faster where it need not leave any out.
    yield await (limit < step ? sorted.limit(limit) : sorted);
    after = last?.id;
  }
}
