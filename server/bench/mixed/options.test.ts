import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures a platform of a million bookings for ten minutes when it is told nothing', () => {
  expect(readOptions([])).toEqual({
    engine: 'sqlite',
    minutes: 10,
    connections: [1, 64, 512],
    seconds: 10,
    businesses: 1_000,
    bookings: 1_000_000,
    fresh: false,
  });
});

it('takes another engine, fewer connections and a shorter watch', () => {
  const told = ['--engine=postgres', '--minutes', '0.5', '--connections=8,16', '--fresh'];
  expect(readOptions(told)).toMatchObject({
    engine: 'postgres',
    minutes: 0.5,
    connections: [8, 16],
    fresh: true,
  });
});

it.each([
  ['--engine=mysql'],
  ['--minutes=0'],
  ['--minutes=long'],
  ['--connections=64,'],
  ['--connections=1.5'],
  ['--bookings=10'],
  ['--hurry'],
  ['soon'],
])('refuses %s', (...args) => {
  expect(readOptions(args)).toBeNull();
});
