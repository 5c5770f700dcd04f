import { and, eq, sql, gte, lt, type SQL, asc, desc, gt, lte } from 'drizzle-orm';
import type { MailState } from '@daybook/schema/contract/owner-booking';
import { startOfDate } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import type { Reader } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { bookings, bookingTexts } from '../../database/booking-tables.ts';
import type { Direction, Sorted } from '../../database/search/cut-from-parts.ts';
import { firstLineOf } from '../../database/search/has-words.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { attendeeKinds } from '../emails/kinds.ts';
import type { OwnBooking } from './owner-booking-responses.ts';

/** From the best to the worst: SQL's max() finds the worst. */
const STATES: MailState[] = ['none', 'sent', 'queued', 'failed', 'refused'];

/**
 * Emails to the attendee's present address: what was tried at another one no longer matters.
 */
const worstState = sql<number | null>`(
  SELECT max(CASE email.status WHEN 'failed' THEN CASE WHEN email.is_refused THEN 4 ELSE 3 END WHEN 'sent' THEN 1 ELSE 2 END) FROM emails email
  WHERE email.booking_id = bookings.id AND email.normalised_recipient = bookings.normalised_email
    AND email.kind IN ${attendeeKinds}
)`;

/** Joined in this order, or SQLite would read all bookings of the business. */
const byIds = prepared((on: Reader) =>
  on
    .select({ booking: bookings, state: worstState })
    .from(sql`json_each(${sql.placeholder('ids')}) AS wanted`)
    .crossJoin(bookings)
    .where(and(sql`${bookings.id} = wanted.value`, eq(bookings.businessId, sql.placeholder('businessId'))))
    .prepare(),
);

/** Whole bookings of a business with the state of their emails, in the order of the ids given. */
export async function loadOwnBookings(
  on: Reader,
  businessId: number,
  ids: readonly number[],
): Promise<OwnBooking[]> {
  const rows = await byIds(on).execute({ businessId, ids: JSON.stringify(ids) });
  const byId = new Map(rows.map((row) => [row.booking.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ booking: row.booking, mailState: STATES[row.state ?? 0] ?? 'none' }] : [];
  });
}

/** Dates on the business's present clock, both included; open where left out. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whose bookings they are, and on which clock their dates are judged: the business's present one. */
export type OfBusiness = Pick<BusinessRow, 'id' | 'timezone'>;

export function isOfBusiness({ id }: OfBusiness): SQL {
  return eq(bookings.businessId, id);
}

/**
 * Judges each booking by the date of its instant, as every view shows it. The stored date may be on another
 * clock.
 */
export function startsWithin({ timezone }: OfBusiness, { from, to }: DateRange): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(bookings.startsAt, startOfDate(from, timezone)),
    to === undefined ? undefined : lt(bookings.startsAt, startOfDate(addDays(to, 1), timezone)),
  );
}

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
