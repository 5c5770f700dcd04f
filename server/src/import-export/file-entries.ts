/** Makes a business's file from the tables' rows. It contains only what is named here. */

import type {
  FileBooking,
  FileBusiness,
  FileEvent,
  FileItem,
  FileVisits,
} from '@daybook/schema/contract/business-file';
import { clockTimeOf, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { bookingFields, fileSeriesOf } from '../bookings/booking-shape.ts';
import { businessFields, changeFields, ruleFields } from '../businesses/business-shape.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import type { EventPersonRow, WrittenEvent } from '../diary/contents-store.ts';
import { servicesOf } from '../diary/timetable-of-event.ts';
import { listedHours } from '../events/new-event.ts';
import { fileQuestionOf } from '../questions/question-shape.ts';
import { placeFields } from '../resources/place-shape.ts';
import { fileServiceCopyFields, fileServiceFields } from '../resources/service-shape.ts';
import type { WholeCatalogue } from './catalogue-store.ts';

export interface BookingOfCustomer {
  booking: BookingRow;
  /** The owner's note and alert about the customer; null if an earlier booking of theirs has them. */
  note: string | null;
  alert: string | null;
  /** The reference of the customer's first booking; null if the address identifies them. */
  customerOf: string | null;
  /** Null if all of the customer's bookings have the same contact, or a later one has it. */
  contact: FileBooking['customer_contact'];
}

/** An event's position in the file, from 1, with its venues' and services' ids in the file's order. */
export interface PlaceOfEvent {
  event: number;
  venueIds: number[];
  serviceIds: number[];
}

type Places = ReadonlyMap<number, PlaceOfEvent>;

/** Pictures in base64, by their hashes. */
export type Pictures = ReadonlyMap<string, string>;

const pictureIn = (pictures: Pictures, { pictureHash }: { pictureHash: string | null }) =>
  pictures.get(pictureHash ?? '') ?? null;

export function fileBusinessOf(business: BusinessRow, pictures: Pictures): FileBusiness {
  return {
    picture: pictureIn(pictures, business),
    business_email: business.email,
    ...businessFields(business),
    ...ruleFields(business),
    ...changeFields(business),
    questions: business.questions.map(fileQuestionOf),
  };
}

/** Positions in the file's catalogue, from 1, by the ids of people, places and services. */
export interface Numbered {
  resources: ReadonlyMap<number, number>;
  services: ReadonlyMap<number, number>;
}

export function numbered({ resources, services }: WholeCatalogue): Numbered {
  const from = (rows: readonly { id: number }[], before: number) =>
    new Map(rows.map(({ id }, at) => [id, before + at + 1]));
  return { resources: from(resources, 0), services: from(services, resources.length) };
}

export function fileItemsOf(
  { resources, services, offers }: WholeCatalogue,
  items: Numbered,
  pictures: Pictures,
): FileItem[] {
  return [
    ...resources.map((row): FileItem => {
      const is_archived = row.archivedAt !== null;
      const { name, colour, bookableOnline: bookable_online } = row;
      if (row.kind === 'person') {
        const picture = pictureIn(pictures, row);
        return { kind: 'person', name, colour, bookable_online, picture, is_archived };
      }
      return { kind: 'place', ...placeFields(row), is_archived };
    }),
    ...services.map(({ id, everyone, ...row }): FileItem => {
      const theirs = offers.filter(({ catalogueId }) => catalogueId === id);
      return {
        kind: 'service',
        ...fileServiceFields(row),
        people: everyone ? null : theirs.flatMap(({ resourceId }) => items.resources.get(resourceId) ?? []),
        is_archived: row.archivedAt !== null,
      };
    }),
  ];
}

/** Returns an event's entry, except what it says about its weekly hours. */
export function fileEventOf(
  written: WrittenEvent,
  items: Numbered,
): Omit<FileEvent, 'weekly_hours' | 'weekly_hours_date'> {
  const { event, venues, team } = written;
  const hours = hoursOf(event);
  return {
    event_name: event.name,
    event_description: event.description,
    event_date: event.date,
    start_time: hours.startTime,
    end_time: shownTime(hours.endTime),
    slot_duration_minutes: event.slotMinutes,
    buffer_minutes: event.bufferMinutes,
    requirements_note: event.requirementsNote,
    personal_message: event.personalMessage,
    event_type: event.type,
    creation_mode: event.creationMode,
    service_mode: event.serviceMode,
    manual_slots: event.manualSlots.map(({ start, end }) => ({
      start_time: clockTimeOf(start),
      end_time: clockTimeOf(end),
    })),
    lunch_start_time: event.lunchStartTime,
    lunch_end_time: event.lunchEndTime,
    last_appointment_time: event.lastAppointmentTime,
    is_home_visit: event.isHomeVisit,
    places_per_time: event.placesPerTime,
    places_per_booking: event.placesPerBooking,
    price_pence: event.pricePence,
    is_closed: event.isClosed,
    venues: venues.map(({ resourceId, maxCapacity: max_capacity }) => ({
      item: positionIn(items.resources, resourceId),
      max_capacity,
    })),
    services: servicesOf(written).map(({ catalogueId }) => positionIn(items.services, catalogueId)),
    people: team.map((one) => ({ person: positionIn(items.resources, one.resourceId), ...ownHoursOf(one) })),
    created_at: iso(event.createdAt),
  };
}

function positionIn(positions: ReadonlyMap<number, number>, id: number): number {
  const found = positions.get(id);
  if (found === undefined) throw new Error('an event or a booking names what its business doesn’t have');
  return found;
}

function ownHoursOf({ startTime, endTime, lunchStartTime, lunchEndTime }: EventPersonRow) {
  return {
    start_time: startTime,
    end_time: endTime,
    lunch_start_time: lunchStartTime,
    lunch_end_time: lunchEndTime,
  };
}

/** Listed slots determine their event's hours. */
function hoursOf(event: EventRow): Pick<EventRow, 'startTime' | 'endTime'> {
  const isListed = event.type === 'booking' && event.creationMode === 'manual';
  return (isListed ? listedHours(event.manualSlots) : null) ?? event;
}

export function placeOf(written: WrittenEvent, event: number): PlaceOfEvent {
  return {
    event,
    venueIds: written.venues.map(({ id }) => id),
    serviceIds: servicesOf(written).map(({ id }) => id),
  };
}

export function fileBookingOf(
  { booking, note, alert, customerOf, contact }: BookingOfCustomer,
  places: Places,
  items: Numbered,
): FileBooking {
  return {
    kind: booking.kind,
    end_time: shownTime(booking.endTime),
    buffer_minutes: booking.bufferMinutes,
    person: booking.personId === null ? null : positionIn(items.resources, booking.personId),
    ...fileServiceCopyFields(booking),
    is_home_visit: booking.isHomeVisit,
    source: booking.source,
    created_at: iso(booking.createdAt),
    cancelled_at: booking.cancelledAt === null ? null : iso(booking.cancelledAt),
    cancelled_by: booking.cancelledBy,
    sequence: booking.sequence,
    made_by: booking.madeBy,
    moved_count: booking.movedCount,
    did_not_come: booking.didNotComeAt !== null,
    absent_places: booking.absentPlaces,
    note: booking.note,
    series: fileSeriesOf(booking),
    answers: booking.answers,
    change_notice_hours: booking.changeNoticeHours,
    customer_note: note,
    customer_alert: alert,
    customer_of: customerOf,
    customer_contact: contact,
    ...placesOf(booking, places),
    ...bookingFields(booking),
  };
}

function placesOf({ eventId, venueId, serviceId }: BookingRow, places: Places) {
  const place = eventId === null ? undefined : places.get(eventId);
  const placeIn = (ids: number[] = [], id: number | null) => (id === null ? 0 : ids.indexOf(id) + 1) || null;
  return {
    event: place?.event ?? null,
    venue: placeIn(place?.venueIds, venueId),
    service: placeIn(place?.serviceIds, serviceId),
  };
}

export function fileVisitsOf({ date, visits, visitors }: FileVisits): FileVisits {
  return { date, visits, visitors };
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Returns the clock time for hours that may count on after midnight. */
function shownTime(time: string): string {
  return shownTimeOf(minutesOf(time));
}
