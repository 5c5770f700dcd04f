import { expect, it } from 'vitest';
import { openTimes } from './open-times.ts';

const day = {
  start_time: '09:00',
  end_time: '17:00',
  creation_mode: 'automatic' as const,
  service_mode: 'time_slots' as const,
  manual_slots: [],
  has_lunch_break: false,
  lunch_start_time: null,
  lunch_end_time: null,
};
const manual = { ...day, start_time: '00:00', end_time: '23:59', creation_mode: 'manual' as const };
const slot = (start_time: string, end_time: string) => ({ start_time, end_time });

it('is the hours of the event', () => {
  expect(openTimes(day)).toEqual([{ start: 540, end: 1020 }]);
});

it('leaves lunch out', () => {
  const withLunch = { ...day, has_lunch_break: true, lunch_start_time: '12:00', lunch_end_time: '13:00' };
  expect(openTimes(withLunch)).toEqual([
    { start: 540, end: 720 },
    { start: 780, end: 1020 },
  ]);
  expect(openTimes({ ...withLunch, end_time: '12:30' })).toEqual([{ start: 540, end: 720 }]);
});

it('is the listed slots, including the buffers between them', () => {
  const manual_slots = [slot('18:00', '18:45'), slot('09:00', '09:45'), slot('09:50', '10:35')];
  expect(openTimes({ ...manual, manual_slots })).toEqual([
    { start: 540, end: 635 },
    { start: 1080, end: 1125 },
  ]);
});

it('is the whole day in manual mode without listed slots', () => {
  expect(openTimes(manual)).toEqual([{ start: 0, end: 1439 }]);
});
