import { expect, it } from 'vitest';
import { createPace } from './sending-pace.ts';
import { CONNECTIONS } from './transport.ts';

it('slows down for a mail server that refuses our login, and returns to full speed once it accepts an email', () => {
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
