import { expect, it } from 'vitest';
import { mergedSpans, openSpans } from './opening-hours.ts';
import type { Timetable } from './timetable.ts';

const day: Timetable = {
  mode: 'individual_services',
  hours: { start: 540, end: 1050 },
  slotMinutes: 0,
  bufferMinutes: 5,
  manualSlots: [],
  lunch: null,
  lastStart: 960,
};
const lunch = { start: 720, end: 780 };
const open = [{ start: 540, end: 1050 }];

it('is open for the planned hours, without the lunch that everybody has', () => {
  expect(openSpans(day, [])).toEqual(open);
  expect(openSpans({ ...day, lunch }, [])).toEqual([
    { start: 540, end: 720 },
    { start: 780, end: 1050 },
  ]);
});

it('is open while anybody works', () => {
  const all = { hours: null, lunch: null };
  expect(openSpans(day, [{ ...all, lunch }, all])).toEqual(open);
  const halves = [
    { hours: { start: 480, end: 720 }, lunch: null },
    { hours: { start: 780, end: 900 }, lunch },
  ];
  expect(openSpans(day, halves)).toEqual([
    { start: 540, end: 720 },
    { start: 780, end: 900 },
  ]);
});

it('is open from the first listed time to the end of the last', () => {
  const manualSlots = [
    { start: 780, end: 840 },
    { start: 600, end: 660 },
  ];
  expect(openSpans({ ...day, mode: 'manual', manualSlots }, [])).toEqual([{ start: 600, end: 840 }]);
  expect(openSpans({ ...day, mode: 'manual' }, [])).toEqual([]);
});

it('is not opened by a day event', () => {
  expect(openSpans({ ...day, mode: 'day_event' }, [])).toEqual([]);
});

it('joins what meets', () => {
  const spans = [
    { start: 780, end: 900 },
    { start: 540, end: 720 },
    { start: 600, end: 660 },
    { start: 720, end: 730 },
  ];
  expect(mergedSpans(spans)).toEqual([
    { start: 540, end: 730 },
    { start: 780, end: 900 },
  ]);
});
