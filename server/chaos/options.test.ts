import { expect, it } from 'vitest';
import { isAskedFor, readOptions } from './options.ts';
import { createRandom } from './random.ts';

const read = (...args: string[]) => readOptions(args, () => 42);

it('throws everything on both engines, with a seed that nobody chose, where nothing is said', () => {
  expect(read()).toEqual({ seed: 42, engines: ['sqlite', 'postgres'], only: [], rounds: null });
});

it('takes a seed, an engine, some faults and a number of rounds', () => {
  const options = read('--seed=7', '--engine=sqlite', '--only=mail,full', '--rounds=3');
  expect(options).toEqual({ seed: 7, engines: ['sqlite'], only: ['mail', 'full'], rounds: 3 });
  expect(['mail', 'full disk', 'kill'].filter((name) => isAskedFor(name, options))).toEqual([
    'mail',
    'full disk',
  ]);
});

it('says which option is wrong', () => {
  expect(() => read('--seed=often')).toThrow('--seed');
  expect(() => read('--engine=oracle')).toThrow('--engine');
  expect(() => read('--rounds=0')).toThrow('--rounds');
  expect(() => read('--fault=mail')).toThrow();
});

it('draws the same numbers again with the same seed', () => {
  const drawn = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.between(1, 6));
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(new Set(drawn(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
