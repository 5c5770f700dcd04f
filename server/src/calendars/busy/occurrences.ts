/** When an event takes place: once, or by its rules, with additions and exceptions. */

import { OCCURRENCES_MAX } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { inSeries, longestOf, type ReadEvent } from './calendar-event.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { costOf, isTooOften, lastByCount, ruleOfDays, startsByRule, type Rule } from './calendar-rule.ts';
import type { ReadTime } from './calendar-values.ts';

/**
 * The returned function throws a CalendarProblem after more work than any real calendar needs: some five
 * seconds of a processor at most. Time by the clock would end a good calendar while others are busy.
 */
export function createSteps(): (taken: number) => void {
  let left = OCCURRENCES_MAX;
  return (taken) => {
    left -= taken;
    if (left < 0) throw new CalendarProblem('too_much');
  };
}

interface Span {
  from: number;
  to: number;
}

export interface Occurrences {
  /** Starts (instants) that may overlap the span, and perhaps others, with their own ends if they have any. */
  starts: Map<number, number | null>;
  /** False if it repeats in a way that can't be followed. */
  isWhole: boolean;
}

export function occurrencesOf(
  event: ReadEvent,
  replaced: readonly ReadTime[],
  span: Span,
  step: (taken: number) => void,
): Occurrences {
  const starts = new Map<number, number | null>([[event.instantOf(event.start), null]]);
  for (const { time, endsAt } of event.more) starts.set(inSeries(time, event).instant, endsAt);
  // An event that replaces one occurrence doesn't repeat.
  const rules = event.replaces === null ? event.rules : [];
  const followed = rules.map((rule) => follow(rule, event, span, step));
  for (const { repeats, endsAfter } of followed) {
    for (const wall of repeats) {
      const startsAt = event.instantOf(wall);
      if (!starts.has(startsAt)) starts.set(startsAt, endsAfter === null ? null : startsAt + endsAfter);
    }
  }
  const except = event.replaces === null ? [...event.except, ...replaced] : event.except;
  leaveOut(starts, event, except);
  for (const rule of event.exceptRules) {
    const { repeats } = followExactly(rule, event, span, step);
    for (const wall of repeats) starts.delete(event.instantOf(wall));
  }
  return { starts, isWhole: followed.every(({ isWhole }) => isWhole) };
}

function leaveOut(starts: Occurrences['starts'], event: ReadEvent, except: readonly ReadTime[]): void {
  if (except.length === 0) return;
  const dates = new Set<number>();
  for (const time of except) {
    const { wall, instant } = inSeries(time, event);
    starts.delete(instant);
    if (time.isDate) dates.add(Math.floor(wall / DAY));
  }
  if (dates.size === 0 || event.isDate) return;
  for (const instant of starts.keys())
    if (dates.has(Math.floor(event.zone.wallAt(instant) / DAY))) starts.delete(instant);
}

interface Followed {
  /** On the event's clock. */
  repeats: number[];
  /** Milliseconds that each takes, if that isn't the event's own duration. */
  endsAfter: number | null;
  isWhole: boolean;
}

/** A rule of minutes that can't be followed blocks the days on which it takes place: rather too much than too little. */
function follow(rule: Rule, event: ReadEvent, span: Span, step: (taken: number) => void): Followed {
  const exactly = isTooOften(rule) ? null : followExactly(rule, event, span, step);
  if (exactly?.isWhole) return exactly;
  const ends = endOfRule(rule, event);
  const days = rule.count !== null && ends === null ? null : ruleOfDays({ ...rule, count: null });
  if (!days) return { repeats: [], endsAfter: null, isWhole: false };
  // From midnight, also on the first day.
  const start = Math.floor(event.start / DAY) * DAY;
  const repeats = startsByRule(days, start, spanOf({ ...event, start }, span, ends)) ?? [];
  step(costOf(days, repeats));
  return { repeats, endsAfter: Math.max(DAY, longestOf(event)), isWhole: false };
}

function followExactly(rule: Rule, event: ReadEvent, span: Span, step: (taken: number) => void): Followed {
  const ends = endOfRule(rule, event);
  // An end that is known makes counting from the first one needless.
  const counted = lastByCount(rule, event.start) === null ? rule : { ...rule, count: null };
  const within = spanOf(event, span, ends);
  const repeats = startsByRule(counted, event.start, within);
  if (within.from <= within.to) step(costOf(counted, repeats));
  return { repeats: repeats ?? [], endsAfter: null, isWhole: repeats !== null };
}

/** Returns the part of the span in which the event may repeat, on its own clock, or slightly more. */
function spanOf(event: ReadEvent, { from, to }: Span, ends: number | null): Span {
  return {
    from: Math.max(event.start, from - longestOf(event) - 2 * DAY),
    to: Math.min(to + 2 * DAY, ends ?? Infinity),
  };
}

/** Returns the last moment of the rule on the event's clock, by UNTIL or COUNT; null if it has none. */
function endOfRule(rule: Rule, event: ReadEvent): number | null {
  const { until } = rule;
  const counted = lastByCount(rule, event.start);
  if (!until) return counted;
  const ends =
    until.isDate || event.isDate
      ? // A date is the last one in full.
        Math.floor(until.wall / DAY) * DAY + DAY - 1
      : inSeries(until, event).wall;
  return Math.min(ends, counted ?? Infinity);
}
