import { expect, it } from 'vitest';
import { nextSlot } from './next-slot.ts';

const slot = (start_time: string, end_time: string) => ({ start_time, end_time });

it('follows the last slot and has the same length', () => {
  expect(nextSlot([slot('08:00', '08:30'), slot('10:00', '11:15')])).toEqual(slot('11:15', '12:30'));
});

it.each([[[]], [[slot('10:00', '')]], [[slot('11:00', '10:00')]], [[slot('22:00', '23:30')]]])(
  'is empty after %j',
  (slots) => {
    expect(nextSlot(slots)).toEqual(slot('', ''));
  },
);
