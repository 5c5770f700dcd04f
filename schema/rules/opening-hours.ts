/** When a business is open on one day, worked out from its appointments. Minutes after midnight. */

import type { SlotPerson } from './resources.ts';
import type { Span, Timetable } from './timetable.ts';

/**
 * Returns when somebody works, lunch left out. A day event or class opens nothing. `people` is empty if the event
 * names nobody.
 */
export function openSpans(
  timetable: Timetable,
  people: readonly Pick<SlotPerson, 'hours' | 'lunch'>[],
): Span[] {
  const spans = ownSpans(timetable);
  if (people.length === 0) return spans;
  return mergedSpans(
    people.flatMap(({ hours, lunch }) =>
      without(hours ? spans.flatMap((span) => common(span, hours)) : spans, lunch),
    ),
  );
}

/** Returns the spans in order, those that meet as one. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (!last || span.start > last.end) merged.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return merged;
}

function ownSpans({ mode, hours, manualSlots, lunch }: Timetable): Span[] {
  if (mode === 'day_event') return [];
  if (mode !== 'manual') return without([hours], lunch);
  // The gaps between listed slots are no closing times.
  if (manualSlots.length === 0) return [];
  const starts = manualSlots.map(({ start }) => start);
  const ends = manualSlots.map(({ end }) => end);
  return [{ start: Math.min(...starts), end: Math.max(...ends) }];
}

function common(one: Span, other: Span): Span[] {
  const both = { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) };
  return both.start < both.end ? [both] : [];
}

function without(spans: readonly Span[], lunch: Span | null): Span[] {
  if (!lunch) return [...spans];
  const before = { start: 0, end: lunch.start };
  const after = { start: lunch.end, end: Infinity };
  return spans.flatMap((span) => [...common(span, before), ...common(span, after)]);
}
