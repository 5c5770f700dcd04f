import { describe, expect, it } from 'vitest';
import { readClockText } from './TimeField.tsx';

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['9 30', '09:30'],
    [' 9:30 ', '09:30'],
    ['9pm', '21:00'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['23:59', '23:59'],
    ['0', '00:00'],
  ])('%j is %s', (typed, meant) => {
    expect(readClockText(typed)).toBe(meant);
  });

  it.each(['', 'noon', '24:00', '9:60', '13pm', '0am', '12345', '9:3', '-1', '9:30:15'])(
    '%j is none',
    (typed) => {
      expect(readClockText(typed)).toBeNull();
    },
  );
});
