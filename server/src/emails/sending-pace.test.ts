import { expect, it } from 'vitest';
import { createPace } from './sending-pace.ts';
import { CONNECTIONS } from './transport.ts';

it('asks a mail server that lets nobody in ever less, and at full speed once it takes an email', () => {
  const pace = createPace();
  const usual = pace.pause();
  for (let failed = 0; failed < CONNECTIONS - 1; failed += 1) pace.fail();
  expect([pace.parallel(), pace.pause()]).toEqual([CONNECTIONS, usual]);
  const pauses = Array.from({ length: 30 }, () => {
    pace.fail();
    expect(pace.parallel()).toBe(1);
    return pace.pause();
  });
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(10_000);
  pace.restore();
  expect([pace.parallel(), pace.pause()]).toEqual([CONNECTIONS, usual]);
});
