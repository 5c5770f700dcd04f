/**
 * Works out when today's appointments start while somebody runs late. The next one is late by the whole
 * delay. Later ones are late by what the gaps between them leave of it, until a gap absorbs the rest.
 */

import { MINUTE } from '../figures/periods.ts';

/** All instants are milliseconds since 1970. */
export interface Appointment {
  id: number;
  startsAt: number;
  endsAt: number;
  /** When its time is clear again: its end plus the buffer. */
  clearAt: number;
  /** When its customer expects it: later than its start if they were told so. */
  awaitedAt: number;
  /** Appointments with the same text follow one another, for instance because one person takes them. */
  line: string;
}

export interface LateStarts {
  /** New starts by the appointment's id, in order: of those that start late and have not begun. */
  late: Map<number, number>;
  /** Ends of the appointments after which a gap absorbs the delay, before a later one of today; in order. */
  absorbedAt: number[];
  /** When the last delayed appointment is over; if none is delayed, when the delay itself is. */
  lastsUntil: number;
}

/** `appointments` are those of one date, in any order. */
export function lateStarts(appointments: readonly Appointment[], minutes: number, now: number): LateStarts {
  const delay = minutes * MINUTE;
  const lines = new Map<string, Appointment[]>();
  for (const one of inOrder(appointments)) lines.set(one.line, [...(lines.get(one.line) ?? []), one]);
  const found = [...lines.values()].map((line) => lateInLine(line, delay, now));
  const startOf = new Map(appointments.map(({ id, startsAt }) => [id, startsAt]));
  const late = found
    .flatMap((line) => [...line.late])
    .sort(([one], [other]) => (startOf.get(one) ?? 0) - (startOf.get(other) ?? 0) || one - other);
  return {
    late: new Map(late),
    absorbedAt: found.flatMap(({ absorbedAt }) => absorbedAt ?? []).sort((one, other) => one - other),
    lastsUntil: Math.max(now + delay, ...found.map(({ lastsUntil }) => lastsUntil)),
  };
}

function inOrder(appointments: readonly Appointment[]): Appointment[] {
  return [...appointments].sort((one, other) => one.startsAt - other.startsAt || one.id - other.id);
}

interface LateInLine {
  late: Map<number, number>;
  absorbedAt: number | null;
  lastsUntil: number;
}

function lateInLine(line: readonly Appointment[], delay: number, now: number): LateInLine {
  const late = new Map<number, number>();
  /** When the appointments so far have cleared their time; null before the first that the delay affects. */
  let readyAt: number | null = null;
  let lastEnd = 0;
  for (const { id, startsAt, endsAt, clearAt, awaitedAt } of line) {
    const hasBegun = awaitedAt <= now;
    if (hasBegun && endsAt + (awaitedAt - startsAt) <= now) continue;
    const lateBy = readyAt === null ? delay : Math.min(delay, readyAt - startsAt);
    if (!hasBegun && lateBy <= 0) return { late, absorbedAt: lastEnd, lastsUntil: readyAt ?? 0 };
    // An appointment under way takes longer by the delay.
    const movedBy = hasBegun ? delay : lateBy;
    if (!hasBegun && startsAt + lateBy > now) late.set(id, startsAt + lateBy);
    readyAt = Math.max(readyAt ?? 0, clearAt + movedBy);
    lastEnd = Math.max(lastEnd, endsAt);
  }
  return { late, absorbedAt: null, lastsUntil: readyAt ?? 0 };
}
