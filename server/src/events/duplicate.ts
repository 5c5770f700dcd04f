/** A copy of an event on another date (decision 28). */
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { slotsOf } from '@daybook/schema/rules/slots';
import type { PlannedEvent } from '../diary/contents-store.ts';
import type { EventRow } from '../database/tables.ts';
import { servicesOf, slotQuestion, timetableOf } from '../diary/timetable-of-event.ts';
import { listedHours, type NewEvent } from './new-event.ts';

/**
 * Offers on `date` exactly the times that the original would offer there, if nobody had booked. `timezone` is
 * the business's, `now` milliseconds since 1970.
 */
export function duplicateOf(contents: PlannedEvent, date: string, timezone: string, now: number): NewEvent {
  const {
    id: _id,
    businessId: _businessId,
    version: _version,
    heldCount: _held,
    idempotencyKey: _key,
    ...event
  } = contents.event;
  return {
    event: { ...event, ...timesOfCopy(contents, date, timezone), date, createdAt: now },
    services: servicesOf(contents).map(({ id: _, eventId: __, ...service }) => service),
    venues: contents.venues.map(({ id: _, eventId: __, heldCount: ___, ...venue }) => venue),
  };
}

/** Services and day events keep their hours, and listed slots are copied as they are; slots in rows become listed ones. */
function timesOfCopy(contents: PlannedEvent, date: string, timezone: string): Partial<EventRow> {
  const { mode } = timetableOf(contents.event);
  if (mode !== 'automatic') return {};
  const manualSlots = offeredOn(contents, date, timezone);
  // The original offers nothing here, but an empty list would stand for half-hours through the whole day.
  const hours = listedHours(manualSlots);
  if (!hours) return {};
  return {
    ...hours,
    creationMode: 'manual',
    manualSlots,
    lunchStartTime: null,
    lunchEndTime: null,
    lastAppointmentTime: null,
  };
}

function offeredOn({ event }: PlannedEvent, date: string, timezone: string): EventRow['manualSlots'] {
  const moved = { event: { ...event, date }, held: [] };
  const question = slotQuestion(moved, timezone, { venues: [], service: null }, -Infinity);
  return slotsOf(question).map(({ startTime, endTime }) => ({
    start: minutesOf(startTime),
    end: minutesOf(endTime),
  }));
}
