/** Saves each delay with its emails in one transaction, which locks the business. */

import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { ShownEmails } from '@daybook/schema/contract/delay';
import { MISFITS_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { delays, type DelayRow } from '../database/calendar-tables.ts';
import { resources } from '../database/catalogue-tables.ts';
import type { Database, Reader, Transaction } from '../database/database.ts';
import { writeOrTakeBack } from '../database/dry-run.ts';
import { firstOf } from '../database/prepared.ts';
import type { BusinessRow } from '../database/tables.ts';
import { findOpenResource } from '../resources/resources-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { keepOffers, type EndedOffer } from '../waiting-list/keep-offers-store.ts';
import { areShown, emailCustomers, type Moved } from './email-customers-store.ts';
import { awaitedAt, isOf, lateUnder, movedBy, type TodaysBooking } from './late-today.ts';
import { loadTodays } from './todays-bookings-store.ts';

export type DelayWithName = DelayRow & { name: string | null };

export interface DelayChanged {
  delay: DelayWithName;
  moved: Moved[];
  /** When gaps absorb the delay, in milliseconds since 1970. */
  absorbedAt: number[];
  /** Offers whose times are late now, too. */
  offersEnded: EndedOffer[];
}

export type DelayObstacle =
  | { is: 'no resource' | 'no delay' | 'changed' }
  | { is: 'too many'; bookings: number };

interface Asked {
  business: BusinessRow;
  shown: ShownEmails;
  isDryRun: boolean;
  now: number;
}

interface Starting extends Asked {
  resourceId: number | null;
  minutes: number;
}

interface Ending extends Asked {
  delayId: number;
}

type Changed = Outcome<DelayChanged, DelayObstacle>;

export async function delaysToday(on: Reader, business: BusinessRow, now: number) {
  const date = todayIn(business.timezone, now);
  const open = await openOn(on, business.id, date);
  if (open.length === 0) return { delays: [], late: [] };
  const todays = await loadTodays(on, business, date);
  const lasting = open
    .filter((delay) => isLasting(delay, now))
    .map((delay) => ({ ...delay, emailed: countEmailed(todays, delay) }));
  return { delays: lasting, late: awaitedLate(todays, open, now) };
}

/** Counts the bookings whose customers have had an email since the delay began, by which they start late. */
const countEmailed = (todays: readonly TodaysBooking[], { resourceId, startedAt }: DelayRow) =>
  todays.filter(
    (booking) =>
      isOf(booking, resourceId) &&
      booking.startEmails.some(
        ({ isLate, status, createdAt }) => isLate && status !== 'failed' && createdAt >= startedAt,
      ),
  ).length;

export function startDelay(database: Database, starting: Starting): Promise<Changed> {
  return writeOrTakeBack(database, lockOn(starting), starting, (tx) => start(tx, starting));
}

export function endDelay(database: Database, ending: Ending): Promise<Changed> {
  return writeOrTakeBack(database, lockOn(ending), ending, (tx) => end(tx, ending));
}

const lockOn = ({ business }: Asked) => ({ business: business.id });

const isLasting = ({ blockedUntil }: DelayRow, now: number) => blockedUntil > now;

/** Returns when bookings that haven't begun start: as we emailed their customers, or as we expect. */
function awaitedLate(todays: readonly TodaysBooking[], open: readonly DelayRow[], now: number) {
  const late = lateUnder(todays, open);
  return todays.flatMap((booking) => {
    const emailed = awaitedAt(booking);
    const expectedAt = emailed === booking.startsAt ? (late.get(booking.id) ?? emailed) : emailed;
    return expectedAt > Math.max(now, booking.startsAt) ? [{ id: booking.id, expectedAt }] : [];
  });
}

function openOn(on: Reader, businessId: number, date: string): Promise<DelayWithName[]> {
  return on
    .select({ row: delays, name: resources.name })
    .from(delays)
    .leftJoin(resources, eq(resources.id, delays.resourceId))
    .where(and(eq(delays.businessId, businessId), eq(delays.date, date), isNull(delays.endedAt)))
    .orderBy(asc(delays.id))
    .then((rows) => rows.map(({ row, name }) => ({ ...row, name })));
}

async function start(tx: Transaction, starting: Starting): Promise<Changed> {
  const { business, resourceId, minutes, now } = starting;
  const resource = resourceId === null ? null : await findOpenResource(tx, business.id, resourceId);
  if (resourceId !== null && !resource) return no({ is: 'no resource' });
  const date = todayIn(business.timezone, now);
  const todays = await loadTodays(tx, business, date);
  const open = await openOn(tx, business.id, date);
  // Selecting the same button twice is one delay.
  const same = open.find(
    (delay) => delay.resourceId === resourceId && delay.minutes === minutes && isLasting(delay, now),
  );
  const startedAt = same?.startedAt ?? now;
  const moved = movedBy(todays, { resourceId, minutes, startedAt });
  const row = {
    businessId: business.id,
    resourceId,
    date,
    minutes,
    startedAt,
    blockedUntil: moved.lastsUntil,
  };
  const delay = await save(tx, row, same ?? null, now);
  return emailAboutDelay(tx, starting, {
    delay: { ...delay, name: resource?.name ?? null },
    todays,
    before: open,
    absorbedAt: moved.absorbedAt,
  });
}

/** Also ends the delays that it replaces, and those of earlier dates. */
async function save(
  tx: Transaction,
  row: Omit<DelayRow, 'id' | 'endedAt'>,
  same: DelayRow | null,
  now: number,
): Promise<DelayRow> {
  const { businessId, resourceId, date, blockedUntil } = row;
  const isReplaced = resourceId === null ? undefined : eq(delays.resourceId, resourceId);
  await tx
    .update(delays)
    .set({ endedAt: now })
    .where(
      and(
        eq(delays.businessId, businessId),
        isNull(delays.endedAt),
        isReplaced && or(isReplaced, ne(delays.date, date)),
        same ? ne(delays.id, same.id) : undefined,
      ),
    );
  const [saved] = same
    ? await tx.update(delays).set({ blockedUntil }).where(eq(delays.id, same.id)).returning()
    : await tx.insert(delays).values(row).returning();
  if (!saved) throw new Error('a delay was not written');
  return saved;
}

async function end(tx: Transaction, ending: Ending): Promise<Changed> {
  const { business, delayId, now } = ending;
  const isIt = and(eq(delays.id, delayId), eq(delays.businessId, business.id));
  const found = await firstOf(
    tx
      .select({ delay: delays, name: resources.name })
      .from(delays)
      .leftJoin(resources, eq(resources.id, delays.resourceId))
      .where(isIt),
  );
  if (!found) return no({ is: 'no delay' });
  const todays = await loadTodays(tx, business, found.delay.date);
  const before = await openOn(tx, business.id, found.delay.date);
  const [ended] = await tx
    .update(delays)
    .set({ endedAt: now })
    .where(and(isIt, isNull(delays.endedAt)))
    .returning();
  const delay = { ...(ended ?? found.delay), name: found.name };
  return emailAboutDelay(tx, ending, { delay, todays, before, absorbedAt: [] });
}

interface DelayEffect {
  delay: DelayWithName;
  todays: readonly TodaysBooking[];
  before: readonly DelayRow[];
  absorbedAt: number[];
}

/** Emails the customers of the delay's person or place, and no others. */
async function emailAboutDelay(
  tx: Transaction,
  { business, shown, isDryRun, now }: Asked,
  { delay, todays, before, absorbedAt }: DelayEffect,
): Promise<Changed> {
  const after = await openOn(tx, business.id, delay.date);
  const late = lateUnder(todays, after);
  if (late.size > MISFITS_MAX) return no({ is: 'too many', bookings: late.size });
  const moved = await emailCustomers(tx, {
    businessId: business.id,
    todays: todays.filter((booking) => isOf(booking, delay.resourceId)),
    before: lateUnder(todays, before),
    late,
    now,
  });
  if (!isDryRun && !areShown(moved, todays, shown)) return no({ is: 'changed' });
  return ok({ delay, moved, absorbedAt, offersEnded: await keepOffers(tx, business.id, now) });
}
