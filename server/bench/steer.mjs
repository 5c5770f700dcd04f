/**
 * Loaded into measured servers and into those of chaos, before their own files: reports what the process has used of the
 * machine, and sets its clock. Plain JavaScript, because the built server runs without anything that reads TypeScript.
 */
import { existsSync, readFileSync } from 'node:fs';

const Machine = Date;
/** Milliseconds by which the clock is ahead of the machine's; undefined where nobody sets it. */
let ahead = process.env.DAYBOOK_CHAOS_CLOCK_AHEAD && Number(process.env.DAYBOOK_CHAOS_CLOCK_AHEAD);

if (ahead !== undefined)
  globalThis.Date = new Proxy(Machine, {
    construct: (_target, given) =>
      given.length ? new Machine(...given) : new Machine(Machine.now() + ahead),
    get: (target, name) => (name === 'now' ? () => Machine.now() + ahead : Reflect.get(target, name)),
  });

/** Milliseconds of processor that this thread has taken; Linux counts them every 4 ms at least. */
function takenByThread() {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000_000 : 0;
}

/** Milliseconds of processor between two turns of a timer, at most: for so long nobody else was answered. */
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
// The process ends when the server is done, though it could get more messages.
process.channel?.unref();
