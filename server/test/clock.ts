/**
 * One clock for a journey's test, its server and its browser, set at the start of a run. It makes the
 * journeys the same at midnight, at the end of a month and in winter.
 */

import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';

/** A Tuesday morning in British Summer Time, so that a mistake between local time and UTC shows. */
const BEGINNING = Date.parse('2027-05-11T09:07:00Z');

/**
 * Names the variable with the milliseconds by which the clock is ahead of the machine's. The first process
 * that needs it sets it for all that it starts.
 */
const VARIABLE = 'DAYBOOK_TEST_CLOCK_AHEAD';

export function setClock(): void {
  process.env[VARIABLE] ??= String(BEGINNING - Date.now());
}

/** Returns 0 if no run has set it: the machine's own clock. */
export const clockAhead = (): number => Number(process.env[VARIABLE] ?? 0);

/** Returns milliseconds since 1970. */
export const now = (): number => Date.now() + clockAhead();

/** Returns the date in so many days in London, where most businesses of the journeys are: YYYY-MM-DD. */
export const inDays = (days: number): string => addDays(todayIn('Europe/London', now()), days);

/** Returns the arguments that give a Node child process this clock, or the one that its environment names. */
export function clockOfChild(env: Record<string, string> = {}): string[] {
  const ahead = Number(env[VARIABLE] ?? clockAhead());
  if (ahead === 0) return [];
  // tsx, which runs the benches, calls __name around functions.
  const source = `const __name = (value) => value; (${shiftClock.toString()})(${ahead})`;
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`];
}

/**
 * Gives a browser or a child process this clock. It runs there as text before all other scripts, so it can't
 * use anything from outside.
 */
export function shiftClock(ahead: number): void {
  const Machine = Date;
  globalThis.Date = new Proxy(Machine, {
    construct: (_target, given: []) =>
      given.length ? new Machine(...given) : new Machine(Machine.now() + ahead),
    get: (target, name): unknown =>
      name === 'now' ? () => Machine.now() + ahead : Reflect.get(target, name),
  });
}
