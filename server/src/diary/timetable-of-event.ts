/** Turns rows into the question that schema/rules/slots answers. */
import { minutesOf } from '@daybook/schema/rules/clock-time';
import type { SlotVenue } from '@daybook/schema/rules/rooms';
import type { SlotQuestion, SlotService } from '@daybook/schema/rules/slots';
import type { Timetable, TimetableMode } from '@daybook/schema/rules/timetable';
import type { EventContents, PlannedEvent } from './contents-store.ts';
import type { EventRow, ServiceRow } from '../database/tables.ts';

/** Whether the event's slots depend on a chosen service. */
export function hasIndividualServices(event: EventRow): boolean {
  return modeOf(event) === 'individual_services';
}

/** The services that count: rows left from another mode do not. */
export function servicesOf({ event, services }: PlannedEvent): ServiceRow[] {
  return hasIndividualServices(event) ? services : [];
}

export function timetableOf(event: EventRow): Timetable {
  const { lunchStartTime, lunchEndTime, lastAppointmentTime } = event;
  return {
    mode: modeOf(event),
    hours: { start: minutesOf(event.startTime), end: minutesOf(event.endTime) },
    slotMinutes: event.slotMinutes,
    bufferMinutes: event.bufferMinutes,
    manualSlots: event.manualSlots,
    lunch:
      lunchStartTime && lunchEndTime
        ? { start: minutesOf(lunchStartTime), end: minutesOf(lunchEndTime) }
        : null,
    lastStart: lastAppointmentTime ? minutesOf(lastAppointmentTime) : null,
  };
}

function modeOf(event: EventRow): TimetableMode {
  if (event.type === 'day_event') return 'day_event';
  return event.serviceMode === 'individual_services' ? 'individual_services' : event.creationMode;
}

export interface ChosenInEvent {
  /** The chosen venue alone, or all of the event's. */
  venues: readonly SlotVenue[];
  service: SlotService | null;
}

/** The question about an event's slots, in that zone and at that moment. */
export function slotQuestion(
  { event, held }: Pick<EventContents, 'event' | 'held'>,
  timezone: string,
  { venues, service }: ChosenInEvent,
  now: number,
): SlotQuestion {
  return {
    event: { id: event.id, date: event.date, timezone, timetable: timetableOf(event) },
    venues,
    service,
    held,
    now,
  };
}
