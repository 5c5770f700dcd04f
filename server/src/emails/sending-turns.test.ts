import { describe, expect, it } from 'vitest';
import { CONNECTIONS } from './transport.ts';
import { roomFor, shareOut, type OnItsWay } from './sending-turns.ts';

const some = (count: number, isBulk: boolean, businessId: number | null = 1): OnItsWay[] =>
  Array.from({ length: count }, () => ({ isBulk, businessId }));

describe('what a process may send at once', () => {
  it('keeps connections free for what somebody waits for, however much bulk there is', () => {
    const { total, urgent, bulk } = roomFor(some(CONNECTIONS - 4, true), CONNECTIONS);
    expect([total, urgent, bulk]).toEqual([4, 4, 0]);
  });

  it('keeps connections free for bulk, however much else there is', () => {
    const { total, urgent, bulk } = roomFor(some(CONNECTIONS - 2, false), CONNECTIONS);
    expect([total, urgent]).toEqual([2, 0]);
    expect(bulk).toBeGreaterThan(0);
  });

  it('counts what each business has on its way, and what belongs to none', () => {
    const { held, businessMost } = roomFor([...some(2, true, 7), ...some(1, false, null)], CONNECTIONS);
    expect([...held]).toEqual([
      [7, 2],
      [0, 1],
    ]);
    expect(businessMost).toBeLessThan(CONNECTIONS);
  });

  it('has no room while more are being sent than may be', () => {
    expect(roomFor(some(3, false), 1)).toMatchObject({ total: 0, urgent: 0 });
  });
});

describe('sharing room out', () => {
  const spare = (business: number) => (business === 9 ? 0 : 4);

  it('gives each business as much as the others, no more than it may have', () => {
    expect(shareOut(6, [1, 2], spare)).toEqual([
      { business: 1, count: 3 },
      { business: 2, count: 3 },
    ]);
    expect(shareOut(6, [1], spare)).toEqual([{ business: 1, count: 4 }]);
  });

  it('serves the first in turn where there is not enough for all, and leaves out who may have none', () => {
    expect(shareOut(2, [9, 3, 4, 5], spare).map(({ business }) => business)).toEqual([3, 4]);
    expect(shareOut(0, [1], spare)).toEqual([]);
  });
});
