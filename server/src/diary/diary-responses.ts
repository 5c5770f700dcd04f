import type { PublicBusiness } from '@daybook/schema/contract/business';
import type { DiaryPerson, Event } from '@daybook/schema/contract/event';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot as SlotAnswer } from '@daybook/schema/contract/slot';
import type { Availability } from '@daybook/schema/rules/availability';
import { bankHolidaysBetween, type BankHoliday } from '@daybook/schema/rules/bank-holidays';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { poundsOf } from '@daybook/schema/rules/money';
import type { Slot } from '@daybook/schema/rules/slots';
import { hoursOf } from '@daybook/schema/rules/timetable';
import { businessFields, changeFields, pictureField } from '../businesses/business-shape.ts';
import type { ServiceRow } from '../database/catalogue-tables.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import { publicQuestionOf } from '../questions/question-shape.ts';
import { eventServiceFields } from '../resources/service-shape.ts';
import type { EventPersonRow, PlannedEvent } from './contents-store.ts';
import { servicesOf, timetableOf } from './timetable-of-event.ts';

export function serviceAnswer(service: ServiceRow): Service {
  return { id: service.id, ...eventServiceFields(service) };
}

export const personAnswer = ({ resourceId: id, name, pictureHash }: EventPersonRow): DiaryPerson => {
  const { picture } = pictureField({ pictureHash });
  return { id, name, ...(picture !== null && { picture }) };
};

/** What an event says of the people who come with one booking. */
export const placesAnswer = ({ placesPerBooking, pricePence }: EventRow) => ({
  places_per_booking: placesPerBooking,
  event_price: pricePence === null ? null : poundsOf(pricePence),
});

/** Returns the hours of the event's own slots (rules/timetable.ts). */
export function hoursAnswer(planned: PlannedEvent): Pick<Event, 'start_time' | 'end_time'> {
  const lengths = servicesOf(planned).map(({ durationMinutes }) => durationMinutes);
  const { start, end } = hoursOf(timetableOf(planned.event), lengths);
  return { start_time: clockTimeOf(start), end_time: shownTimeOf(end) };
}

/** Returns a business's bank holidays between two dates, both included. */
export function closedDays({ bankHolidays: nation }: BusinessRow, from: string, to: string): BankHoliday[] {
  return nation ? bankHolidaysBetween(nation, from, to) : [];
}

export function countsAnswer({ free, taken, passed, total, isOver }: Availability) {
  return {
    free_count: free,
    taken_count: taken,
    passed_count: passed,
    slot_count: total,
    is_over: isOver,
  };
}

/** `person` is the one for whom the slot was requested. */
export function slotAnswer(slot: Slot, person: EventPersonRow | null): SlotAnswer {
  return {
    id: slot.id,
    venue_id: slot.venueId,
    start_time: slot.startTime,
    end_time: slot.endTime,
    starts_at: new Date(slot.startsAt).toISOString(),
    ends_at: new Date(slot.endsAt).toISOString(),
    is_booked: slot.isBooked,
    places_left: slot.placesLeft,
    ...(person && { person_id: person.resourceId, person_name: person.name }),
  };
}

export function businessAnswer(business: BusinessRow): PublicBusiness {
  return {
    ...businessFields(business),
    ...pictureField(business),
    is_demo: business.isDemo,
    // The demonstration sends no email.
    has_waiting_list: business.hasWaitingList && !business.isDemo,
    ...changeFields(business),
    questions: business.questions.map(publicQuestionOf),
  };
}
