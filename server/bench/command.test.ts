import { expect, it } from 'vitest';
import { z } from 'zod';
import { engines, list, readOptions } from './command.ts';

const shape = {
  engine: z.enum(engines).default('sqlite'),
  connections: list.pipe(z.array(z.coerce.number<string>().pipe(z.int().positive()))).default([1, 64]),
  fresh: z.boolean().default(false),
};
const read = (...args: string[]) => readOptions(args, shape, ['fresh']);

it('gives each option its default without arguments', () => {
  expect(read()).toEqual({ engine: 'sqlite', connections: [1, 64], fresh: false });
});

it('takes a value, a list and a flag', () => {
  const options = read('--engine=postgres', '--connections', '8,16', '--fresh');
  expect(options).toEqual({ engine: 'postgres', connections: [8, 16], fresh: true });
});

it.each([
  ['--engine=oracle', '--engine'],
  ['--connections=64,', '--connections'],
  ['--connections=1.5', '--connections'],
  ['--hurry', '--hurry'],
  ['soon', 'soon'],
])('says what is wrong with %s', (arg, named) => {
  expect(() => read(arg)).toThrow(named);
});
