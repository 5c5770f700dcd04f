/**
 * Loaded into measured servers and into those of chaos, before their own files: reports what the process has used of the
 * machine, and sets its clock. Plain JavaScript, because the built server runs without anything that reads TypeScript.
 */
const Machine = Date;
/** Milliseconds by which the clock is ahead of the machine's; undefined where nobody sets it. */
let ahead = process.env.DAYBOOK_CHAOS_CLOCK_AHEAD && Number(process.env.DAYBOOK_CHAOS_CLOCK_AHEAD);

if (ahead !== undefined)
  globalThis.Date = new Proxy(Machine, {
    construct: (_target, given) =>
      given.length ? new Machine(...given) : new Machine(Machine.now() + ahead),
    get: (target, name) => (name === 'now' ? () => Machine.now() + ahead : Reflect.get(target, name)),
  });

process.on('message', ({ clockAhead, isUseWanted }) => {
  if (clockAhead !== undefined) ahead = clockAhead;
  if (!isUseWanted) return;
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
// The process ends when the server is done, though it could get more messages.
process.channel?.unref();
