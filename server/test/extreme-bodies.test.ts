/**
 * Rules that compare fields must not run on values that a field has already refused: a buffer of less than nothing
 * once made the times of an event without end, until the process had no memory left.
 */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@daybook/schema/contract/calls';
import { callNames, examples, makeWorld, type World } from './one-of-each-call.ts';
import { placesIn, valueAt, withValue } from './places-in-bodies.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer();
  world = await makeWorld(server);
});
afterAll(() => server.stop());

const EXTREMES = [-1e263, -1, 1e-300, 0.5, 1e15, Number.MAX_VALUE, '999999999:00', '0:0', ''];
const LONG = 10_000;

it.each(callNames)('%s is read to the end, whatever number, time or list is in its body', (name) => {
  const shape = calls[name].body;
  const body = examples[name].body?.(world) ?? {};
  for (const place of placesIn(shape)) {
    const item = valueAt(body, [...place, 0]);
    const long = item === undefined ? [] : [Array.from({ length: LONG }, () => item)];
    for (const value of [...EXTREMES, ...long]) {
      const read = shape.safeParse(withValue(body, place, value));
      // One problem a place at most for each item, and none that compares them with each other.
      expect(read.error?.issues.length ?? 0).toBeLessThan(5 * LONG);
    }
  }
});
