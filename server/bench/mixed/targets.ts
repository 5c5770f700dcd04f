/** What a platform has to ask for, read from its database: diaries, events, and free slots. */
import { and, eq, gt, ne } from 'drizzle-orm';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { z } from 'zod';
import { bookings } from '../../src/database/booking-tables.ts';
import { businesses, events } from '../../src/database/tables.ts';
import { openPlace, type DatabasePlace } from '../../test/test-database.ts';
import { OPENING, SLOT, SLOTS_A_DAY, ZONE } from './rows.ts';

export const targets = z.object({
  slugs: z.array(z.string()),
  /** Events to come. */
  eventIds: z.array(z.int()),
  /** An event and minutes after midnight, in the order in which they are booked. */
  free: z.array(z.tuple([z.int(), z.int()])),
});
export type Targets = z.infer<typeof targets>;

/** Of all businesses, and of two by themselves, whose free slots nobody else books. */
export const sets = ['all', 'busiest', 'quietest'] as const;
export type SetName = (typeof sets)[number];

interface EventToCome {
  id: number;
  slug: string;
  /** Starts that are taken. */
  taken: ReadonlySet<number>;
}

export async function readTargets(
  place: DatabasePlace,
  { busiest, quietest }: Record<'busiest' | 'quietest', string>,
  now: number,
): Promise<Record<SetName, Targets>> {
  const toCome = await readToCome(place, now);
  const of = (slug: string) => toCome.filter((event) => event.slug === slug);
  const others = toCome.filter(({ slug }) => slug !== busiest && slug !== quietest);
  return {
    all: { ...targetsOf(toCome), free: freeSlotsOf(others) },
    busiest: targetsOf(of(busiest)),
    quietest: targetsOf(of(quietest)),
  };
}

/** From tomorrow on: none of its slots begins while it is measured. */
async function readToCome(place: DatabasePlace, now: number): Promise<EventToCome[]> {
  const database = openPlace(place);
  try {
    const found = await database.read
      .select({ id: events.id, slug: businesses.diarySlug })
      .from(events)
      .innerJoin(businesses, eq(businesses.id, events.businessId))
      .where(and(gt(events.date, todayIn(ZONE, now)), eq(businesses.isDemo, false)))
      .orderBy(events.id);
    const held = await database.read
      .select({ eventId: bookings.eventId, startTime: bookings.startTime })
      .from(bookings)
      .where(and(gt(bookings.eventDate, todayIn(ZONE, now)), ne(bookings.status, 'cancelled')));
    const takenBy = new Map(found.map(({ id }) => [id, new Set<number>()]));
    for (const { eventId, startTime } of held) takenBy.get(eventId ?? 0)?.add(minutesOf(startTime));
    return found.map(({ id, slug }) => ({ id, slug, taken: takenBy.get(id) ?? new Set() }));
  } finally {
    await database.close();
  }
}

function targetsOf(toCome: readonly EventToCome[]): Targets {
  return {
    slugs: [...new Set(toCome.map(({ slug }) => slug))],
    eventIds: toCome.map(({ id }) => id),
    free: freeSlotsOf(toCome),
  };
}

/** One of each event in turn, so that two in a row are mostly of different businesses. */
function freeSlotsOf(toCome: readonly Pick<EventToCome, 'id' | 'taken'>[]): [number, number][] {
  const starts = Array.from({ length: SLOTS_A_DAY }, (_, slot) => OPENING + slot * SLOT);
  const spread = inSteps(toCome);
  return starts.flatMap((start) =>
    spread.filter(({ taken }) => !taken.has(start)).map(({ id }): [number, number] => [id, start]),
  );
}

/** Consecutive events are mostly of one business. */
const STEP = 61;

/** Every so many-th, then every so many-th from the second on, and so on. */
function inSteps<Item>(items: readonly Item[]): Item[] {
  return Array.from({ length: STEP }, (_, first) => items.filter((_item, at) => at % STEP === first)).flat();
}
