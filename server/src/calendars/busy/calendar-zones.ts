/** The time zones in a calendar: IANA's, Windows' own names, and those that the calendar defines. */

import { findIana } from 'windows-iana';
import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { instantOf, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import type { Component, Property } from './calendar-lines.ts';
import { costOf, readRule, startsByRule } from './calendar-rule.ts';
import { readTime } from './calendar-values.ts';
import { offsetOf, offsetZone, UTC, type FindZone, type Zone } from './zone.ts';

/** Until when a zone's changes matter, and what counts the work of finding them. */
export interface ZoneBounds {
  to: number;
  step: (taken: number) => void;
}

/** `named` are the names of the calendar's own zone, the first best. */
export function createFindZone(
  timezone: string,
  described: readonly Component[],
  named: readonly string[],
  bounds: ZoneBounds,
): FindZone {
  const known = new Map<string, Zone | null>();
  const find = (tzid: string): Zone | null => {
    const earlier = known.get(tzid);
    if (earlier !== undefined) return earlier;
    const zone = zoneOf(tzid, described, bounds);
    known.set(tzid, zone);
    return zone;
  };
  const own = named.map(find).find((zone) => zone !== null) ?? zoneOfName(timezone);
  return (tzid) => (tzid === undefined ? own : (find(tzid) ?? own));
}

/** A name such as 'Europe/London' counts before a definition; any other only after one, such as 'GMT'. */
function zoneOf(tzid: string, described: readonly Component[], bounds: ZoneBounds): Zone | null {
  const component = described.find((one) => valueOf(one, 'TZID')?.toLowerCase() === tzid.toLowerCase());
  const location = component && valueOf(component, 'X-LIC-LOCATION');
  const placed = [tzid, location ?? ''].map(placeNameOf).find((name) => name !== null);
  if (placed) return zoneOfName(placed);
  const defined = component && zoneDescribedBy(component, bounds);
  if (defined) return defined;
  const name = [tzid, findIana(tzid)[0] ?? ''].find(isZone);
  if (name !== undefined) return zoneOfName(name);
  const offset = offsetOf(tzid.replace(/^\(?(?:GMT|UTC)/i, ''));
  return offset === null ? null : offsetZone(offset);
}

const valueOf = ({ properties }: Component, name: string): string | undefined =>
  properties.find((property) => property.name === name)?.value;

/** Some programs put the IANA name at the end of a path: '/mozilla.org/20050126_1/Europe/London'. */
function placeNameOf(tzid: string): string | null {
  const parts = tzid.split('/');
  const ends = parts.map((_, at) => parts.slice(at).join('/')).slice(-3);
  return [tzid, ...ends].find((name) => name.includes('/') && isZone(name)) ?? null;
}

function isZone(name: string): boolean {
  // Node takes offsets for names too, which are read elsewhere.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Further away, no time is ever read. */
const NAMED_FROM = Date.UTC(1900, 0, 1);
const NAMED_TO = Date.UTC(2200, 0, 1);

function zoneOfName(name: string): Zone {
  return {
    instantOf(wall) {
      if (wall < NAMED_FROM || wall > NAMED_TO) return wall;
      const date = dateOfUtcMidnight(Math.floor(wall / DAY) * DAY);
      const rest = ((wall % DAY) + DAY) % DAY;
      const minutes = Math.floor(rest / MINUTE);
      // A wall time that the zone skips moves by as much as the clock does (RFC 5545, 3.3.5).
      const instant = instantOf(date, minutes, name) ?? instantOf(date, minutes + 60, name);
      return instant === null ? wall : instant + (rest % MINUTE);
    },
    wallAt(instant) {
      if (instant < NAMED_FROM || instant > NAMED_TO) return instant;
      const { date, minutes } = wallClockAt(instant, name);
      return Date.parse(`${date}T00:00Z`) + minutes * MINUTE + (((instant % MINUTE) + MINUTE) % MINUTE);
    },
  };
}

/** A moment at which a zone's clock changes: what it then shows before the change, and how far it is from UTC. */
interface Change {
  wall: number;
  before: number;
  after: number;
}

/** Returns null for a definition without a readable offset. */
function zoneDescribedBy(component: Component, bounds: ZoneBounds): Zone | null {
  const changes = component.parts.flatMap((part) => changesOf(part, bounds));
  changes.sort((one, other) => one.wall - one.before - (other.wall - other.before));
  const [first] = changes;
  if (!first) return null;
  // Most zones have one offset, or two changes a year.
  const lastBy = (is: (change: Change) => boolean) => changes.findLast(is)?.after ?? first.before;
  return {
    instantOf: (wall) => wall - lastBy((change) => change.wall <= wall),
    wallAt: (instant) => instant + lastBy((change) => change.wall - change.before <= instant),
  };
}

const FLOATING: FindZone = () => UTC;

function changesOf({ properties }: Component, { to, step }: ZoneBounds): Change[] {
  const of = (name: string): Property[] => properties.filter((property) => property.name === name);
  const [from, into] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => offsetOf(of(name)[0]?.value ?? ''));
  const after = into ?? from;
  if (after === null || after === undefined) return [];
  const timesIn = ({ value, params }: Property) =>
    value.split(',').flatMap((text) => readTime(text, params, FLOATING) ?? []);
  const start = of('DTSTART').flatMap(timesIn)[0] ?? { wall: NAMED_FROM, isDate: false, zone: null };
  const walls = new Set([
    start.wall,
    ...of('RDATE')
      .flatMap(timesIn)
      .map(({ wall }) => wall),
  ]);
  for (const { value } of of('RRULE')) {
    const rule = readRule(value, FLOATING);
    if (!rule) continue;
    const until = rule.until ? (rule.until.zone?.wallAt(rule.until.wall) ?? rule.until.wall) + DAY : to;
    const starts = startsByRule(rule, start.wall, { from: start.wall, to: Math.min(to, until) });
    step(costOf(rule, starts));
    for (const wall of starts ?? []) walls.add(wall);
  }
  step(walls.size);
  return [...walls].map((wall) => ({ wall, before: from ?? after, after }));
}
