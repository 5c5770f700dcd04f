/** Lays out a day's items in its column. All times are minutes after midnight on the wall clock. */

import { MINUTES_A_DAY, minutesOf } from '@daybook/schema/rules/clock-time';

/** The weekly calendar has rows of a quarter of an hour from 09:00; the last row begins at 18:45. */
const WEEK_FIRST_ROW = '09:00';
const WEEK_LAST_ROW = '18:45';
export const WEEK_ROW_MINUTES = 15;

export interface Span {
  start: number;
  end: number;
}

export interface Laid<Item> extends Span {
  item: Item;
  /** From 0. It is one of the `columns` that share the day's width. */
  column: number;
  columns: number;
}

const HOUR = 60;

/** 09:00 to 19:00, because the last row begins at 18:45. */
export const DEFAULT_ROWS: Span = {
  start: minutesOf(WEEK_FIRST_ROW),
  end: minutesOf(WEEK_LAST_ROW) + WEEK_ROW_MINUTES,
};

/** Returns the default rows, extended by whole hours to items that lie outside them. */
export function rowsFor(spans: readonly Span[]): Span {
  const starts = spans.map(({ start }) => Math.floor(start / HOUR) * HOUR);
  const ends = spans.map(({ start, end }) => {
    const seenUntil = Math.max(end, start + WEEK_ROW_MINUTES);
    return Math.min(MINUTES_A_DAY, Math.ceil(seenUntil / HOUR) * HOUR);
  });
  return { start: Math.min(DEFAULT_ROWS.start, ...starts), end: Math.max(DEFAULT_ROWS.end, ...ends) };
}

/**
 * Lays out one day. Each item is at least one row high (a quarter of an hour) and stays inside the rows. Each
 * cluster of items that would overlap shares the width in as few columns as possible.
 */
export function layOutDay<Item extends Span>(items: readonly Item[], rows: Span): Laid<Item>[] {
  const seen = items
    .map((item) => ({ item, ...spanSeen(item, rows) }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  return clustersOf(seen).flatMap(inColumns);
}

function spanSeen({ start, end }: Span, rows: Span): Span {
  const top = Math.max(rows.start, Math.min(start, rows.end - WEEK_ROW_MINUTES));
  return { start: top, end: Math.min(rows.end, Math.max(end, top + WEEK_ROW_MINUTES)) };
}

/** Splits items, which are sorted by start, at every point where no earlier item is still going on. */
function clustersOf<Item extends Span>(inOrder: readonly Item[]): Item[][] {
  const clusters: Item[][] = [];
  let reach = -1;
  for (const item of inOrder) {
    if (item.start >= reach) clusters.push([]);
    clusters.at(-1)?.push(item);
    reach = Math.max(reach, item.end);
  }
  return clusters;
}

/** Puts each item into the first column that is free when it starts. */
function inColumns<Item extends Span>(
  cluster: readonly Item[],
): (Item & { column: number; columns: number })[] {
  const ends: number[] = [];
  const placed = cluster.map((item) => {
    const free = ends.findIndex((end) => end <= item.start);
    const column = free === -1 ? ends.length : free;
    ends[column] = item.end;
    return { ...item, column };
  });
  return placed.map((item) => ({ ...item, columns: ends.length }));
}

/** Returns the first stretch of at least that many minutes that nothing covers, or null. */
export function firstGap(within: Span, covering: readonly Span[], minutes: number): Span | null {
  let start = within.start;
  for (const cover of covering.toSorted((one, other) => one.start - other.start)) {
    const end = Math.min(cover.start, within.end);
    if (end - start >= minutes) return { start, end };
    start = Math.max(start, cover.end);
  }
  return within.end - start >= minutes ? { start, end: within.end } : null;
}
