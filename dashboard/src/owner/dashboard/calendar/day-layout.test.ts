import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ROWS, firstGap, layOutDay, rowsFor, type Laid, type Span } from './day-layout.ts';

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const span = (start: string, end: string): Span => ({ start: clock(start), end: clock(end) });
const minute = fc.integer({ min: 0, max: 1439 });
/** Any two times. A span that ends before it starts includes the hour that a clock change repeats. */
const anySpan = fc.record({ start: minute, end: minute });
const anyDay = fc.array(anySpan, { maxLength: 40 });

const left = ({ column, columns }: Laid<Span>) => column / columns;
const right = ({ column, columns }: Laid<Span>) => (column + 1) / columns;
const overlapOnScreen = (one: Laid<Span>, other: Laid<Span>) =>
  one.start < other.end &&
  other.start < one.end &&
  left(one) < right(other) - 1e-9 &&
  left(other) < right(one) - 1e-9;

describe('the rows of a week', () => {
  it('are 09:00 to 18:45, the last one ending at 19:00', () => {
    expect(rowsFor([])).toEqual(span('09:00', '19:00'));
    expect(rowsFor([span('10:00', '18:50')])).toEqual(DEFAULT_ROWS);
  });

  it('extend by whole hours to items before and after', () => {
    expect(rowsFor([span('07:30', '08:15'), span('18:30', '20:15')])).toEqual(span('07:00', '21:00'));
  });

  it('end with the day', () => {
    expect(rowsFor([span('00:00', '23:59')])).toEqual({ start: 0, end: 1440 });
  });
});

describe('the layout of a day', () => {
  it('gives an item without neighbours the whole width', () => {
    const items = [span('09:00', '09:45'), span('09:45', '10:30')];
    expect(layOutDay(items, DEFAULT_ROWS)).toEqual(
      items.map((item) => ({ item, ...item, column: 0, columns: 1 })),
    );
  });

  it('lets only items that overlap share the width', () => {
    const laid = layOutDay(
      [span('09:00', '10:30'), span('09:30', '10:00'), span('10:00', '11:00'), span('12:00', '13:00')],
      DEFAULT_ROWS,
    );
    expect(laid.map(({ column, columns }) => [column, columns])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('shows both bookings of an hour that the clock shows twice', () => {
    const twice = [span('01:30', '02:00'), span('01:30', '02:00')];
    const laid = layOutDay(twice, rowsFor(twice));
    expect(laid.map(({ column }) => column)).toEqual([0, 1]);
  });

  it('makes the shortest item one row high, even at the very end of the day', () => {
    const late = [span('23:55', '23:59')];
    expect(layOutDay(late, rowsFor(late))[0]).toMatchObject({ start: 1425, end: 1440 });
  });

  it('loses no item, lets none overlap, and stays inside the day', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (items, isExtended) => {
        const rows = isExtended ? rowsFor(items) : DEFAULT_ROWS;
        const laid = layOutDay(items, rows);
        expect(new Set(laid.map(({ item }) => item))).toEqual(new Set(items));
        expect(laid).toHaveLength(items.length);
        for (const block of laid) {
          expect(block.end - block.start).toBeGreaterThanOrEqual(15);
          expect(block.start).toBeGreaterThanOrEqual(rows.start);
          expect(block.end).toBeLessThanOrEqual(rows.end);
          expect(block.column).toBeLessThan(block.columns);
        }
        const clashes = laid.filter((one, at) =>
          laid.slice(at + 1).some((other) => overlapOnScreen(one, other)),
        );
        expect(clashes).toEqual([]);
      }),
    );
  });

  it('begins each item at its time, if the rows reach that far', () => {
    fc.assert(
      fc.property(anyDay, (items) => {
        for (const { item, start } of layOutDay(items, rowsFor(items))) {
          expect(start).toBe(Math.min(item.start, 1425));
        }
      }),
    );
  });
});

describe('the first gap', () => {
  const day = span('09:00', '17:00');

  it('is the whole stretch when nothing covers it', () => {
    expect(firstGap(day, [], 15)).toEqual(day);
  });

  it('comes after an item that covers the beginning, and ends where the next one begins', () => {
    const covering = [span('10:30', '11:15'), span('08:30', '09:45')];
    expect(firstGap(day, covering, 15)).toEqual(span('09:45', '10:30'));
  });

  it('leaves out stretches that are too short', () => {
    expect(firstGap(day, [span('09:00', '12:00'), span('12:10', '16:50')], 15)).toBeNull();
  });

  it('is free of all items, whatever they cover', () => {
    fc.assert(
      fc.property(anySpan, anyDay, (within, covering) => {
        const gap = firstGap(within, covering, 15);
        if (gap === null) return;
        expect(gap.end - gap.start).toBeGreaterThanOrEqual(15);
        expect(gap.start >= within.start && gap.end <= within.end).toBe(true);
        const over = covering.filter(({ start, end }) => start < gap.end && end > gap.start && start < end);
        expect(over).toEqual([]);
      }),
    );
  });
});
