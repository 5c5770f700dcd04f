/** When an event takes place: once, or by its rules (ical.js), with additions and exceptions. */
import ICAL from 'ical.js';
import { OCCURRENCES_MAX } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { longestOf, type ReadEvent } from './calendar-event.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { UTC } from './calendar-zones.ts';

/** The returned function throws a CalendarProblem after more steps than any real calendar needs. */
export function createSteps(): () => void {
  let left = OCCURRENCES_MAX;
  return () => {
    left -= 1;
    if (left < 0) throw new CalendarProblem('too_much');
  };
}

interface Span {
  from: number;
  to: number;
}

/** Returns the starts of occurrences that may overlap the span (instants), and perhaps others. */
export function occurrencesOf(
  event: ReadEvent,
  replaced: ReadonlySet<number> | undefined,
  span: Span,
  step: () => void,
): Set<number> {
  const starts = new Set([event.instantOf(event.start), ...event.more]);
  // An event that replaces one occurrence doesn't repeat.
  const rules = event.replaces === null ? event.rules : [];
  for (const rule of rules) addStarts(starts, rule, event, span, step);
  for (const start of starts) {
    const isLeftOut = event.except.has(start) || (event.replaces === null && replaced?.has(start));
    if (isLeftOut) starts.delete(start);
  }
  return starts;
}

/** A rule that we can't follow adds nothing. */
function addStarts(
  starts: Set<number>,
  rule: ICAL.Recur,
  event: ReadEvent,
  { from, to }: Span,
  step: () => void,
): void {
  // Zones are looked up only from here on, because a series may have begun years ago.
  const worthReading = from - longestOf(event) - 2 * DAY;
  try {
    // Rules count in wall-clock time, which is what ical.js does without a zone.
    const iterator = withWallEnd(rule, event).iterator(floating(event.start));
    for (let next = iterator.next(); next; next = iterator.next()) {
      step();
      if (UTC.instantOf(next) < worthReading) continue;
      const startsAt = event.instantOf(next);
      if (startsAt >= to) return;
      starts.add(startsAt);
    }
  } catch (error) {
    if (error instanceof CalendarProblem) throw error;
  }
}

/** Returns the rule with its end on the event's own clock if UNTIL is an instant or a whole day. */
function withWallEnd(rule: ICAL.Recur, { start, zone }: ReadEvent): ICAL.Recur {
  const { until } = rule;
  if (!until) return rule;
  const own = rule.clone();
  if (start.isDate) own.until = ICAL.Time.fromData({ ...dayOf(until), isDate: true });
  else if (until.isDate)
    own.until = ICAL.Time.fromData({ ...dayOf(until), hour: 23, minute: 59, second: 59 });
  else if (until.zone === ICAL.Timezone.utcTimezone)
    own.until = ICAL.Time.fromData(zone.wallAt(until.toJSDate().getTime()));
  else own.until = floating(until);
  return own;
}

const dayOf = ({ year, month, day }: ICAL.Time) => ({ year, month, day });

function floating({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate });
}
