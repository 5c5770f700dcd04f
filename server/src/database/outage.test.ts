import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutages, type Outages } from './outage.ts';

const away = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

let logged: string[];
let isAway: boolean;
let outages: Outages;

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  isAway = true;
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  outages = createOutages(log, async () => {
    if (isAway) throw away();
  });
});
afterEach(() => {
  outages.stop();
  vi.useRealTimers();
});

const lines = () => logged.map((line) => /"msg":"(.*?)"/.exec(line)?.[1]);

describe('an outage of the database', () => {
  it('is logged once for any number of failing requests and jobs, and its end with their number', async () => {
    for (let request = 0; request < 100; request += 1) outages.tell(away(), 'request failed');
    await vi.advanceTimersByTimeAsync(5_000);
    outages.tell(away(), 'job failed');
    expect(lines()).toEqual(['the database cannot work']);
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines()).toEqual(['the database cannot work', 'the database works again']);
    expect(logged[0]).toMatch(/"code":"57P01".*"first":"request failed"/);
    expect(logged[1]).toContain('"errors":101');
    expect(outages.figures()).toEqual({ outages: 1 });
  });

  it('is logged again when it recurs', async () => {
    outages.tell(away(), 'request failed');
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    isAway = true;
    outages.tell(away(), 'request failed');
    expect(lines()).toEqual([
      'the database cannot work',
      'the database works again',
      'the database cannot work',
    ]);
  });

  it('goes on while what is read succeeds and what is written fails', async () => {
    isAway = false;
    for (let error = 0; error < 60; error += 1) {
      outages.tell(away(), 'request failed');
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(lines()).toEqual(['the database cannot work']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines()).toEqual(['the database cannot work', 'the database works again']);
    expect(logged[1]).toContain('"seconds":295');
  });

  it('is no longer checked after the stop, even if something fails later', async () => {
    outages.tell(away(), 'request failed');
    await vi.advanceTimersByTimeAsync(999);
    // The check has begun when the stop comes, and fails after it.
    vi.advanceTimersByTime(1);
    outages.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    outages.tell(away(), 'a connection to the database was lost');
    expect(vi.getTimerCount()).toBe(0);
    expect(lines()).toEqual(['the database cannot work']);
  });

  it('hides no other error', () => {
    outages.tell(away(), 'request failed');
    outages.tell(new TypeError('no such thing'), 'request failed', { id: 'abc' });
    outages.tell(new TypeError('no such thing'), 'request failed', { id: 'abd' });
    expect(lines()).toEqual(['the database cannot work', 'request failed', 'request failed']);
  });
});
