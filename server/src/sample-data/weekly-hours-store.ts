import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { addDays } from '@daybook/schema/rules/date';
import type { PatternEvent } from '@daybook/schema/rules/pattern-event';
import type { Transaction } from '../database/database.ts';
import { one } from '../database/prepared.ts';
import { events, patternDates, patterns } from '../database/tables.ts';
import { loadPlanned, type PlannedEvent } from '../diary/contents-store.ts';

interface Published {
  businessId: number;
  /** YYYY-MM-DD in the business's time zone. */
  today: string;
  weeksAhead: number;
  createdAt: number;
}

/** Names the events that weekly hours have published, and their weekdays. */
interface WeeklyEvent {
  name: string;
  /** Monday is 0. */
  weekdays: readonly number[];
  everyWeeks: number;
  /** YYYY-MM-DD; left out for weekly hours without an end. */
  untilDate?: string;
}

/** Adds weekly hours that have published all later dates of the events of that name. They list no slots. */
export async function insertWeeklyHours(
  tx: Transaction,
  { name, weekdays, everyWeeks, untilDate }: WeeklyEvent,
  { businessId, today, weeksAhead, createdAt }: Published,
): Promise<void> {
  const dates = await tx
    .select({ id: events.id, date: events.date })
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.name, name), gt(events.date, today)))
    .orderBy(asc(events.date));
  const ids = dates.map(({ id }) => id);
  const planned = await one(loadPlanned(tx, businessId, ids.slice(0, 1)));
  const { startTime, endTime } = planned.event;
  const { id: patternId } = await one(
    tx
      .insert(patterns)
      .values({
        businessId,
        weekdays: weekdays.map((day) => ({
          day: day + 1,
          start_time: startTime,
          end_time: endTime,
          people: null,
        })),
        everyWeeks,
        fromDate: addDays(today, 1),
        untilDate: untilDate ?? null,
        weeksAhead,
        event: patternEventOf(planned),
        dueAt: 0,
        createdAt,
      })
      .returning(),
  );
  await tx.update(events).set({ patternId }).where(inArray(events.id, ids));
  await tx
    .insert(patternDates)
    .values(dates.map(({ id: eventId, date }) => ({ patternId, date, state: 'made' as const, eventId })));
}

function patternEventOf({ event, venues, services, team }: PlannedEvent): PatternEvent {
  return {
    event_name: event.name,
    event_description: event.description,
    requirements_note: event.requirementsNote,
    personal_message: event.personalMessage,
    event_type: event.type,
    creation_mode: event.creationMode,
    service_mode: event.serviceMode,
    service_type: event.serviceMode,
    slot_duration_minutes: event.slotMinutes,
    buffer_minutes: event.bufferMinutes,
    manual_slots: [],
    has_lunch_break: event.lunchStartTime !== null,
    lunch_start_time: event.lunchStartTime,
    lunch_end_time: event.lunchEndTime,
    last_appointment_time: event.lastAppointmentTime,
    is_home_visit: event.isHomeVisit,
    places: venues.map(({ resourceId, maxCapacity }) => ({ id: resourceId, max_capacity: maxCapacity })),
    people: team.map((person) => ({
      id: person.resourceId,
      start_time: person.startTime,
      end_time: person.endTime,
      lunch_start_time: person.lunchStartTime,
      lunch_end_time: person.lunchEndTime,
    })),
    service_ids: services.map(({ catalogueId }) => catalogueId),
  };
}
