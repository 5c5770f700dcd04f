/** The rules by which an entry repeats (RFC 5545, 3.3.10), followed by rrule-temporal. */

import { RRuleTemporal } from 'rrule-temporal';
import { DAY, HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { readTime, type ReadTime } from './calendar-values.ts';
import type { FindZone } from './zone.ts';

const UNITS = new Map([
  ['SECONDLY', 1000],
  ['MINUTELY', MINUTE],
  ['HOURLY', HOUR],
  ['DAILY', DAY],
  ['WEEKLY', 7 * DAY],
  ['MONTHLY', null],
  ['YEARLY', null],
]);

export interface Rule {
  frequency: string;
  interval: number;
  count: number | null;
  until: ReadTime | null;
  /** Its other parts, each a list of values that can be followed. */
  by: ReadonlyMap<string, string>;
  /** False if it has a part that can't be read. */
  isWhole: boolean;
}

const within = (least: number, most: number, mayBeNegative: boolean) => (text: string) => {
  if (!(mayBeNegative ? /^[+-]?\d{1,3}$/ : /^\+?\d{1,3}$/).test(text)) return null;
  const number = Number(text);
  return Math.abs(number) >= least && Math.abs(number) <= most ? String(number) : null;
};

const LISTS = new Map([
  ['BYSECOND', within(0, 59, false)],
  ['BYMINUTE', within(0, 59, false)],
  ['BYHOUR', within(0, 23, false)],
  ['BYMONTHDAY', within(1, 31, true)],
  ['BYYEARDAY', within(1, 366, true)],
  ['BYWEEKNO', within(1, 53, true)],
  ['BYMONTH', within(1, 12, false)],
  ['BYSETPOS', within(1, 366, true)],
  ['BYDAY', (text: string) => DAY_OF_WEEK.exec(text)?.slice(1).join('') ?? null],
  ['WKST', (text: string) => DAY_OF_WEEK.exec(text)?.[2] ?? null],
]);
const DAY_OF_WEEK = /^((?:[+-]?[1-9]\d?)?)(MO|TU|WE|TH|FR|SA|SU)[A-Z]*$/;

/** Returns null for a text that doesn't say how often. */
export function readRule(text: string, findZone: FindZone): Rule | null {
  const given = new Map<string, string>();
  for (const part of text.toUpperCase().replace(/\s/g, '').split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    given.set(name, value);
  }
  const frequency = given.get('FREQ') ?? '';
  if (!UNITS.has(frequency)) return null;
  const until = given.get('UNTIL');
  const rule = {
    frequency,
    interval: numberIn(given.get('INTERVAL')) ?? 1,
    count: numberIn(given.get('COUNT')),
    until: until ? readTime(until, new Map(), findZone) : null,
    by: new Map<string, string>(),
    isWhole: [...given.keys()].every(isKnown),
  };
  if (until && !rule.until) rule.isWhole = false;
  for (const [name, read] of LISTS) {
    const wanted = (given.get(name) ?? '').split(',').filter((item) => item !== '');
    const values = wanted.flatMap((item) => read(item) ?? []);
    if (values.length < wanted.length) rule.isWhole = false;
    if (values.length > 0) rule.by.set(name, withoutOrdinals(name, frequency, values).join(','));
  }
  for (const name of ['INTERVAL', 'COUNT'])
    if (given.get(name) && numberIn(given.get(name)) === null) rule.isWhole = false;
  return rule;
}

const isKnown = (name: string) =>
  name === '' ||
  ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL'].includes(name) ||
  LISTS.has(name) ||
  name.startsWith('X-');

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\+?\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** 'The first Monday' has a meaning within a month or a year alone. */
function withoutOrdinals(name: string, frequency: string, values: string[]): string[] {
  const isCounted = frequency === 'MONTHLY' || frequency === 'YEARLY';
  return name !== 'BYDAY' || isCounted ? values : values.map((value) => value.slice(-2));
}

/** Periods that one rule may step over, so that one that never matches ends at once. */
const STEPS_MAX = 20_000;

interface Span {
  from: number;
  to: number;
}

/**
 * Returns when the rule begins within the span, on the clock of its start (wall times). UNTIL is the caller's
 * to count. Returns null for a rule that takes too many steps.
 */
export function startsByRule(rule: Rule, start: number, { from, to }: Span): number[] | null {
  if (to < from) return [];
  try {
    const engine = new RRuleTemporal({
      rruleString: textOf(rule, start),
      cache: false,
      maxIterations: STEPS_MAX,
    });
    return engine
      .between(new Date(from), new Date(to), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch {
    return null;
  }
}

/** What a rule costs at least, and one that may never match, in steps of which each occurrence is one. */
const LEAST_COST = 10;
const COST_OF_NO_MATCH = 1_000;

/** Returns what following a rule cost: one whose parts contradict each other is looked for far ahead. */
export function costOf({ frequency, interval, by }: Rule, starts: readonly number[] | null): number {
  // Every week has its days.
  const narrowing = NARROWING.filter((name) => by.has(name) && !(name === 'BYDAY' && frequency === 'WEEKLY'));
  const mayMissAll = interval > 1 || OF_A_DAY.includes(frequency);
  const mayNeverMatch = narrowing.length > (mayMissAll ? 0 : 1);
  return starts?.length || !mayNeverMatch ? Math.max(LEAST_COST, starts?.length ?? 0) : COST_OF_NO_MATCH;
}

const NARROWING = [
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
  'BYMONTHDAY',
  'BYYEARDAY',
  'BYWEEKNO',
  'BYMONTH',
  'BYDAY',
];
const OF_A_DAY = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** Returns the last start of a rule that ends after a number of times, if that follows from the number alone. */
export function lastByCount({ frequency, interval, count, by }: Rule, start: number): number | null {
  const unit = UNITS.get(frequency);
  const isSimple = [...by.keys()].every((name) => name === 'WKST');
  return count !== null && unit && isSimple ? start + (count - 1) * interval * unit : null;
}

/** Returns whether it begins more than twice an hour, which is more than anybody can follow. */
export function isTooOften({ frequency, interval, by }: Rule): boolean {
  return (UNITS.get(frequency) ?? DAY) * interval < HOUR / 2 && !by.has('BYHOUR') && !by.has('BYMINUTE');
}

const OF_DAYS = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYDAY', 'WKST'];

/** Returns the rule of the days on which a rule of hours, minutes or seconds takes place; null for another. */
export function ruleOfDays(rule: Rule): Rule | null {
  if (!OF_A_DAY.includes(rule.frequency)) return null;
  const by = new Map([...rule.by].filter(([name]) => OF_DAYS.includes(name)));
  return { ...rule, frequency: 'DAILY', interval: 1, count: null, by };
}

function textOf({ frequency, interval, count, by }: Rule, start: number): string {
  const parts = [`FREQ=${frequency}`, `INTERVAL=${interval}`, ...[...by].map((part) => part.join('='))];
  if (count !== null) parts.push(`COUNT=${count}`);
  const began = new Date(start).toISOString().replace(/[-:]|\.\d+/g, '');
  return `DTSTART:${began}\nRRULE:${parts.join(';')}`;
}
