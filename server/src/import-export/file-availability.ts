import type { FileEvent } from '@daybook/schema/contract/business-file';
import type { FileAvailability, FilePattern } from '@daybook/schema/contract/file-availability';
import type { PatternDateRow, PatternRow } from '../database/tables.ts';
import type { WrittenEvent } from '../diary/contents-store.ts';
import { placesOfPattern } from '../patterns/pattern-shape.ts';
import type { WholeAvailability } from './availability-store.ts';
import type { Numbered } from './file-entries.ts';

interface ListedAvailability {
  entries: FileAvailability[];
  /** Positions of weekly hours in the file, from 1, by their ids. */
  positions: ReadonlyMap<number, number>;
}

/** Leaves out weekly hours that publish nothing, because all their people, places or services are deleted. */
export function listAvailability(whole: WholeAvailability, items: Numbered): ListedAvailability {
  const listed = whole.patterns.flatMap((pattern) => {
    const skipped = whole.skipped.filter(({ patternId }) => patternId === pattern.id);
    const entry = filePatternOf(pattern, { items, skipped: skipped.map(({ date }) => date) });
    return entry ? [{ id: pattern.id, entry }] : [];
  });
  const off = whole.timeOff.flatMap((row): FileAvailability[] => {
    const at = row.resourceId === null ? null : items.resources.get(row.resourceId);
    if (at === undefined) return [];
    const { startsOn: starts_on, endsOn: ends_on, startTime: start_time, endTime: end_time } = row;
    const { everyYear: every_year, note } = row;
    return [
      { kind: 'time_off', resource_id: at, starts_on, ends_on, start_time, end_time, every_year, note },
    ];
  });
  return {
    entries: [...listed.map(({ entry }) => entry), ...off],
    positions: new Map(listed.map(({ id }, at) => [id, at + 1])),
  };
}

/** Returns what an event's entry says about its weekly hours. */
export function weeklyHoursOf(
  { event: { patternId } }: WrittenEvent,
  state: PatternDateRow['state'] | null,
  positions: ListedAvailability['positions'],
): Pick<FileEvent, 'weekly_hours' | 'weekly_hours_date'> {
  const at = (patternId !== null && positions.get(patternId)) || null;
  return { weekly_hours: at, weekly_hours_date: at === null || state === 'skipped' ? null : state };
}

function filePatternOf(
  { weekdays, event, ...pattern }: PatternRow,
  { items, skipped }: { items: Numbered; skipped: string[] },
): FilePattern | null {
  const listed = <Item extends { id: number }>(resources: readonly Item[]): Item[] =>
    resources.flatMap((item) => {
      const id = items.resources.get(item.id);
      return id === undefined ? [] : [{ ...item, id }];
    });
  const { service_type: _, ...words } = event;
  const entry: FilePattern = {
    kind: 'weekly_hours',
    weekdays: weekdays.map((weekday) => ({ ...weekday, people: weekday.people && listed(weekday.people) })),
    every_weeks: pattern.everyWeeks,
    from_date: pattern.fromDate,
    until_date: pattern.untilDate,
    weeks_ahead: pattern.weeksAhead,
    event: {
      ...words,
      ...placesOfPattern(event),
      places: listed(event.places),
      people: listed(event.people),
      service_ids: event.service_ids.flatMap((id) => items.services.get(id) ?? []),
    },
    is_paused: pattern.pausedAt !== null,
    skipped_dates: skipped,
  };
  const isEmptied = (before: readonly unknown[], now: readonly unknown[]) =>
    before.length > 0 && now.length === 0;
  const isGone =
    isEmptied(event.places, entry.event.places) ||
    isEmptied(event.people, entry.event.people) ||
    isEmptied(event.service_ids, entry.event.service_ids) ||
    weekdays.some((weekday, day) => isEmptied(weekday.people ?? [], entry.weekdays[day]?.people ?? []));
  return isGone ? null : entry;
}
