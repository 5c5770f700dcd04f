/** Random timetables, for the property tests of the rules. */

import fc from 'fast-check';
import type { Span, Timetable, TimetableMode } from '../rules/timetable.ts';

const LAST_MINUTE = 23 * 60 + 59;

const anySpan = (from = 0, to = LAST_MINUTE): fc.Arbitrary<Span> =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }))
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

/** Times on quarters of an hour, as owners set them, or on any minute. */
const onQuarters = (span: Span): Span => ({
  start: Math.floor(span.start / 15) * 15,
  end: Math.max(Math.floor(span.start / 15) * 15 + 15, Math.floor(span.end / 15) * 15),
});

export function anyTimetable(...modes: [TimetableMode, ...TimetableMode[]]): fc.Arbitrary<Timetable> {
  return fc.record({
    mode: fc.constantFrom(...modes),
    hours: fc.oneof(anySpan(), anySpan().map(onQuarters)),
    slotMinutes: fc.integer({ min: 1, max: 240 }),
    bufferMinutes: fc.constantFrom(0, 0, 5, 10, 15, 20, 30, 47),
    manualSlots: fc.array(fc.oneof(anySpan(), anySpan().map(onQuarters)), { maxLength: 8 }),
    lunch: fc.option(anySpan(600, 900)),
    lastStart: fc.option(fc.integer({ min: 0, max: LAST_MINUTE })),
  });
}

/** Zones whose clock changes, with dates of the change and around it. */
export const CHANGING_DAYS: [zone: string, date: string][] = [
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Sydney', '2026-10-04'],
  ['Australia/Sydney', '2026-04-05'],
  // This clock changes by half an hour, not by an hour.
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Europe/Dublin', '2026-03-29'],
  ['UTC', '2026-03-29'],
];
