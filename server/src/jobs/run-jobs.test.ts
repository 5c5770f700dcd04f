import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '@daybook/schema/figures/periods';
import { tellEach } from '../database/outage.ts';
import { ALONE } from '../database/processes.ts';
import { startJobs, type Job, type Schedule, type WatchJobs } from './run-jobs.ts';

let logged: string[];
let schedule: Schedule | null;
const log = pino({}, { write: (line: string) => logged.push(line) });

beforeEach(() => {
  logged = [];
  schedule = null;
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:30Z') });
});
afterEach(async () => {
  await schedule?.stop();
  vi.useRealTimers();
});

/** Returns a job that runs until the test lets it end. */
function slowJob() {
  let runs = 0;
  let finish = () => {};
  const job: Job = {
    name: 'slow',
    pattern: '* * * * *',
    run: () => {
      runs += 1;
      return new Promise((resolve) => (finish = resolve));
    },
  };
  return { job, runs: () => runs, finish: () => finish() };
}

it('runs a job at once, and then by its pattern', async () => {
  const ranAt: string[] = [];
  const run = async () => void ranAt.push(new Date().toISOString().slice(11, 19));
  schedule = startJobs([{ name: 'clock', pattern: '* * * * *', run }], ALONE, tellEach(log));
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(ranAt).toEqual(['08:00:30', '08:01:00', '08:02:00']);
});

it('never runs a job twice at the same time, and leaves out the turns that it missed', async () => {
  const { job, runs, finish } = slowJob();
  schedule = startJobs([job], ALONE, tellEach(log));
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(runs()).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs()).toBe(2);
  finish();
});

it('goes on after a turn that failed, and logs it', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw new Error('database is away');
  };
  schedule = startJobs([{ name: 'unlucky', pattern: '* * * * *', run }], ALONE, tellEach(log));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toBe(2);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain('database is away');
});

it('waits at its end for the job that runs, and starts none', async () => {
  const { job, runs, finish } = slowJob();
  schedule = startJobs([job], ALONE, tellEach(log));
  let isStopped = false;
  const stopping = schedule.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(runs()).toBe(1);
});

/** Records the calls it gets. */
function watcher() {
  const told: unknown[] = [];
  const metrics: WatchJobs = {
    jobBegan: (job, lateBy) => void told.push(['began', job, lateBy]),
    jobHeldUp: (job) => void told.push(['held up', job]),
    jobEnded: (job, { isFailed }) => void told.push([isFailed ? 'failed' : 'ended', job]),
  };
  return { told, metrics };
}

it('reports when a job begins, ends or fails, and when a turn is skipped', async () => {
  const { told, metrics } = watcher();
  const { job, finish } = slowJob();
  schedule = startJobs([job], ALONE, tellEach(log), metrics);
  await vi.advanceTimersByTimeAsync(MINUTE);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE);
  finish();
  const turn = [
    ['began', 'slow', 0],
    ['held up', 'slow'],
    ['ended', 'slow'],
    ['began', 'slow', 0],
  ];
  expect(told).toEqual(turn);
});

it('reports that a job failed, and that another process did its work', async () => {
  const { told, metrics } = watcher();
  const unlucky = { name: 'unlucky', pattern: '0 0 1 1 *', run: () => Promise.reject(new Error('away')) };
  schedule = startJobs([unlucky], ALONE, tellEach(log), metrics);
  await schedule.stop();
  expect(told).toEqual([
    ['began', 'unlucky', 0],
    ['failed', 'unlucky'],
  ]);
  const elsewhere = { alone: () => Promise.resolve(false) };
  schedule = startJobs([unlucky], elsewhere, tellEach(log), metrics);
  await schedule.stop();
  expect(told.slice(2)).toEqual([['began', 'unlucky', 0]]);
});
