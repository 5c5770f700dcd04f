/**
 * Loaded into measured servers and those of chaos before their own files: reports the process's resources,
 * and sets its clock. Plain JavaScript, because the built server runs without a TypeScript loader.
 */

import { existsSync, readFileSync } from 'node:fs';

const Machine = Date;
/** Milliseconds by which the clock is ahead of the machine's; undefined if nobody sets it. */
let ahead = process.env.DAYBOOK_CHAOS_CLOCK_AHEAD && Number(process.env.DAYBOOK_CHAOS_CLOCK_AHEAD);

if (ahead !== undefined)
  globalThis.Date = new Proxy(Machine, {
    construct: (_target, given) =>
      given.length ? new Machine(...given) : new Machine(Machine.now() + ahead),
    get: (target, name) => (name === 'now' ? () => Machine.now() + ahead : Reflect.get(target, name)),
  });

/** Returns milliseconds of CPU time of this thread; Linux counts them at least every 4 ms. */
function takenByThread() {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000_000 : 0;
}

/** The most milliseconds of CPU time between two ticks of a timer: for that long nobody else was served. */
let longestTurn = 0;

function watchTurns() {
  let before = takenByThread();
  const look = () => {
    const now = takenByThread();
    longestTurn = Math.max(longestTurn, now - before);
    before = now;
  };
  setInterval(look, 1).unref();
}

process.on('message', ({ clockAhead, isUseWanted, isTurnWatched }) => {
  if (clockAhead !== undefined) ahead = clockAhead;
  if (isTurnWatched) watchTurns();
  if (!isUseWanted) return;
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system, residentBytes: process.memoryUsage.rss(), longestTurn });
});
// Lets the process end when the server is done, though it could get more messages.
process.channel?.unref();
