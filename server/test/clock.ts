/**
 * One clock for a journey's test, its server and its browser, set at the start of a run and running on from there.
 * Whoever runs the journeys at midnight, at the end of a month or in winter runs the same journeys.
 */

import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';

/** A Tuesday morning in British summer time, so that an hour taken for another one shows. */
const BEGINNING = Date.parse('2027-05-11T09:07:00Z');

/** Milliseconds by which that clock is ahead of the machine's. Set by the first who asks, for all whom they start. */
const VARIABLE = 'DAYBOOK_TEST_CLOCK_AHEAD';

export function setClock(): void {
  process.env[VARIABLE] ??= String(BEGINNING - Date.now());
}

/** 0 where no run has set it: the machine's own clock. */
export const clockAhead = (): number => Number(process.env[VARIABLE] ?? 0);

/** Milliseconds since 1970. */
export const now = (): number => Date.now() + clockAhead();

/** YYYY-MM-DD: so many days from today, where most businesses of the journeys are. */
export const inDays = (days: number): string => addDays(todayIn('Europe/London', now()), days);

/** For a process of its own: what it is started with to have this clock. */
export const clockOfChild = () => ({
  arguments: ['--import', new URL('./shift-clock.mjs', import.meta.url).href],
  env: { [VARIABLE]: String(clockAhead()) },
});

/** For a browser: runs in every page before its own scripts. */
export function shiftClock(ahead: number): void {
  const Machine = Date;
  globalThis.Date = new Proxy(Machine, {
    construct: (_target, given: []) =>
      given.length ? new Machine(...given) : new Machine(Machine.now() + ahead),
    get: (target, name): unknown =>
      name === 'now' ? () => Machine.now() + ahead : Reflect.get(target, name),
  });
}
