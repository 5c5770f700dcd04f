/**
 * Loaded before a server's own files: its clock can be set while it runs, as by a time server that is wrong. Plain
 * JavaScript, since what was built runs without anything that reads TypeScript.
 */
const Machine = Date;
/** Milliseconds by which the clock is ahead of the machine's. */
let ahead = Number(process.env.DAYBOOK_CHAOS_CLOCK_AHEAD ?? 0);

globalThis.Date = new Proxy(Machine, {
  construct: (_target, given) => (given.length ? new Machine(...given) : new Machine(Machine.now() + ahead)),
  get: (target, name) => (name === 'now' ? () => Machine.now() + ahead : Reflect.get(target, name)),
});

process.on('message', ({ clockAhead }) => {
  ahead = clockAhead;
});
// The process ends when the server is done, though it could be told more.
process.channel?.unref();
