/** Explains why times of an event aren't offered. A property test checks that free slots have no reason. */

import type { BlockedBy } from './blocked-times.ts';
import { bookingWindow, closedByClock, type ClosedByClock } from './booking-window.ts';
import { dayEventPlaces, statesAt, type ResourceState, type Resources } from './resources.ts';
import { resourcesOfQuestion, timesOf, type SlotQuestion, type SlotTime } from './slots.ts';
import { spansOf, type SkippedSpan, type Span } from './timetable.ts';

export type WhyNot =
  | ClosedByClock
  | BlockedBy
  | SkippedSpan['by']
  | 'clock change'
  | 'booked'
  | 'daily limit'
  | 'outside hours'
  | 'nobody'
  /** None of the event's people offers the service. */
  | 'not offered';

export interface Reason {
  why: WhyNot;
  /** The person or place concerned; null for all. */
  resourceId: number | null;
  note: string | null;
}

interface ExplainedTime extends Span {
  /** Empty if the time is free. */
  reasons: Reason[];
}

/** Returns every time of the timetable in order of start. */
export function explainTimes(question: SlotQuestion): ExplainedTime[] {
  const { event, service, limits, now } = question;
  const { timetable } = event;
  const skipped: SkippedSpan[] = [];
  const spans = spansOf(timetable, service?.durationMinutes ?? null, skipped);
  const times = timesOf(event, spans);
  const isThere = new Set(times.map(({ span }) => span));
  const resources = resourcesOfQuestion(question, service);
  const window = bookingWindow(event, limits, now);
  const explained = times.map((time) => {
    const byClock = closedByClock(time.startsAt, window);
    const ofResources = timetable.mode === 'day_event' ? whyNotAtDayEvent : whyNotAt;
    const reasons = [
      ...(byClock ? [reason(byClock)] : []),
      ...(byClock === 'past' ? [] : ofResources(resources, time, question)),
    ];
    return { start: time.span.start, end: time.span.end, reasons };
  });
  const left = [
    ...skipped.map(({ start, end, by }) => ({ start, end, reasons: [reason(by)] })),
    ...spans
      .filter((span) => !isThere.has(span))
      .map(({ start, end }) => ({ start, end, reasons: [reason('clock change')] })),
  ];
  return [...explained, ...left].sort((one, other) => one.start - other.start);
}

const reason = (why: WhyNot, resourceId: number | null = null, note: string | null = null): Reason => ({
  why,
  resourceId,
  note,
});

function whyNotAt(resources: Resources, time: SlotTime, question: SlotQuestion): Reason[] {
  const { rooms, people } = statesAt(resources, time);
  return eachOnce([
    ...whyNoneOf(rooms.map(({ venue, state }) => ({ id: venue?.resourceId ?? null, state }))),
    ...(people?.length === 0 ? [noPerson(question)] : whyNoneOf(people ?? [])),
  ]);
}

/** Returns [] if one of them is free. */
function whyNoneOf(all: readonly { id: number | null; state: ResourceState }[]): Reason[] {
  const reasons: Reason[] = [];
  for (const { id, state } of all) {
    if (state.is === 'free') return [];
    reasons.push(
      state.is === 'blocked' ? reason(state.by.by, state.by.resourceId, state.by.note) : reason(state.is, id),
    );
  }
  return reasons;
}

function noPerson({ people }: SlotQuestion): Reason {
  return reason(people?.length === 0 ? 'nobody' : 'not offered');
}

function whyNotAtDayEvent(resources: Resources, time: SlotTime, question: SlotQuestion): Reason[] {
  if (resources.people?.length === 0) return [noPerson(question)];
  const places = dayEventPlaces(resources, time);
  if (places.some(({ left }) => left !== 0)) return [];
  return eachOnce(
    places.map(({ venue, blocked }) =>
      blocked
        ? reason(blocked.by, blocked.resourceId, blocked.note)
        : reason('booked', venue?.resourceId ?? null),
    ),
  );
}

function eachOnce(reasons: readonly Reason[]): Reason[] {
  const keyOf = ({ why, resourceId, note }: Reason) => JSON.stringify([why, resourceId, note]);
  return [...new Map(reasons.map((one) => [keyOf(one), one])).values()];
}
