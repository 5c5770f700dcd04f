import { expect, it } from 'vitest';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import type { Contents } from '../day-contents.ts';
import { booking, event, TUESDAY } from '../example-contents.ts';
import { NONE_OFF, type Off } from '../off-on.ts';
import { doingAt } from './free-until.ts';

const ann = {
  id: 8,
  name: 'Ann',
  start_time: null,
  end_time: null,
  lunch_start_time: null,
  lunch_end_time: null,
};
const contents: Contents = [
  [event(1, { people: [ann] })],
  [
    booking(5, {
      person_id: 8,
      starts_at: '2026-11-24T14:30:00.000Z',
      ends_at: '2026-11-24T15:15:00.000Z',
    }),
  ],
];
const lookAt = (time: string, off: readonly Off[] = NONE_OFF) => ({
  date: TUESDAY,
  minute: minutesOf(time),
  contents,
  offOn: () => off,
  zone: 'Europe/London',
});

it.each([
  ['10:00', { is: 'free', until: 14 * 60 + 30 }],
  ['14:30', { is: 'busy' }],
  ['15:15', { is: 'free', until: 17 * 60 }],
  ['17:00', { is: 'closed' }],
  ['08:45', { is: 'closed' }],
])('says what a person does at %s', (time, doing) => {
  expect(doingAt(8, lookAt(time))).toEqual(doing);
});

it('says closed for a person, or for nobody in particular, when all events name other people', () => {
  expect(doingAt(null, lookAt('10:00'))).toEqual({ is: 'closed' });
  expect(doingAt(9, lookAt('10:00'))).toEqual({ is: 'closed' });
});

it('counts time off as taken, and a bank holiday alone as nothing', () => {
  const off = { key: '1', label: 'Ann is off', note: null, resourceId: 8, hours: null, isClosed: false };
  const hours = { start: 12 * 60, end: 13 * 60 };
  expect(doingAt(8, lookAt('10:00', [off]))).toEqual({ is: 'busy' });
  expect(doingAt(8, lookAt('10:00', [{ ...off, hours }]))).toEqual({ is: 'free', until: 12 * 60 });
  expect(doingAt(8, lookAt('12:30', [{ ...off, hours, resourceId: null }]))).toEqual({ is: 'busy' });
  expect(doingAt(8, lookAt('10:00', [{ ...off, key: 'holiday', resourceId: null }]))).toMatchObject({
    is: 'free',
  });
});
