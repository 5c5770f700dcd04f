/** Makes files of businesses for tests, and imports them. */

import fc from 'fast-check';
import { z } from 'zod';
import {
  type ImportFinished,
  type ImportedEvent,
  importFinished,
  importedEvent,
  businessFile,
  type BusinessFile,
  type FileBooking,
  type FileEvent,
} from '@daybook/schema/contract/business-file';
import { importedBookingOf } from '@daybook/schema/contract/read-business-file';
import { serviceTextsRequest } from '@daybook/schema/contract/service';
import { IMPORTED_TOGETHER_BYTES, IMPORTED_TOGETHER_MAX } from '@daybook/schema/figures/bounds';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { cutInParts } from '@daybook/schema/rules/cut-in-parts';
import { addDays } from '@daybook/schema/rules/date';
import { plannedTimetable } from '@daybook/schema/rules/planned-timetable';
import { referenceFrom } from '@daybook/schema/rules/reference';
import { spansOf } from '@daybook/schema/rules/timetable';
import { emptyFile, FILE_ZONE, plainBooking, plainEvent } from '@daybook/schema/test/business-files';
import {
  columnsOfFileService,
  fileServiceCopyFields,
  serviceCopyOf,
} from '../src/resources/service-shape.ts';
import { ofMerged } from './merged-customers.ts';
import type { Owner } from './owner.ts';

/** Returns the same file without its address and its time of writing. */
export function contentOf(file: BusinessFile) {
  const { diary_slug: _, ...business } = file.business;
  return { ...file, written_at: '', business };
}

export async function downloadFile(owner: Owner, businessId: number): Promise<BusinessFile> {
  const answer = await owner.get(`/api/businesses/${businessId}/file`);
  if (answer.status !== 200) throw new Error(`the download answered ${answer.status}`);
  return businessFile.parse(await answer.json());
}

const begun = z.object({ import_id: z.int() });
const eventsImported = z.object({ events: z.array(importedEvent) });
const together = { count: IMPORTED_TOGETHER_MAX, bytes: IMPORTED_TOGETHER_BYTES };

/** Sends a request, and throws the refusal's text if it is refused. */
async function ask<Shape extends z.ZodType>(
  owner: Owner,
  path: string,
  body: unknown,
  shape: Shape,
): Promise<z.output<Shape>> {
  const answer = await owner.post(path, body);
  if (!answer.ok) throw new Error(z.object({ error: z.string() }).parse(await answer.json()).error);
  return shape.parse(await answer.json());
}

export async function begin(owner: Owner, { format, version, business }: BusinessFile): Promise<number> {
  return (await ask(owner, '/api/imports', { format, version, business }, begun)).import_id;
}

/** Imports everything, but doesn't finish. */
export async function importParts(owner: Owner, importId: number, file: BusinessFile): Promise<void> {
  const path = `/api/imports/${importId}`;
  let listed = 0;
  for (const catalogue of cutInParts(file.catalogue, together)) {
    await ask(owner, `${path}/catalogue`, { from: listed, catalogue }, z.object({ count: z.int() }));
    listed += catalogue.length;
  }
  if (file.availability.length > 0)
    await ask(
      owner,
      `${path}/availability`,
      { from: 0, availability: file.availability },
      z.object({ count: z.int() }),
    );
  const imported: ImportedEvent[] = [];
  for (const events of cutInParts(file.events, together))
    imported.push(
      ...(await ask(owner, `${path}/events`, { from: imported.length, events }, eventsImported)).events,
    );
  let from = 0;
  const coming = file.bookings.map((booking) => importedBookingOf(booking, imported));
  for (const bookings of cutInParts(coming, together)) {
    await ask(owner, `${path}/bookings`, { from, bookings }, z.object({ count: z.int() }));
    from += bookings.length;
  }
  if (file.visits.length > 0)
    await ask(owner, `${path}/visits`, { from: 0, visits: file.visits }, z.object({ count: z.int() }));
  for (const customers of cutInParts(file.customers, together))
    await ask(owner, `${path}/customers`, { from: 0, customers }, z.object({ count: z.int() }));
}

export function finish(owner: Owner, importId: number, file: BusinessFile): Promise<ImportFinished> {
  const { catalogue, availability, events, bookings, visits } = file;
  const amounts = {
    availability: availability.length,
    catalogue: catalogue.length,
    events: events.length,
    bookings: bookings.length,
    visits: visits.length,
  };
  return ask(owner, `/api/imports/${importId}/finish`, amounts, importFinished);
}

/** Imports a file as the dashboard does. */
export async function importFile(owner: Owner, file: BusinessFile): Promise<ImportFinished> {
  const importId = await begin(owner, file);
  await importParts(owner, importId, file);
  return finish(owner, importId, file);
}

const anyText = fc.constantFrom('Cut & <b>finish</b>', 'Haarschnitt „kurz“', '💇🏽‍♀️ with Zoë', '=1+1', 'Plain');
const anyLines = fc.option(fc.constantFrom('One line', 'First\nand “second”', '<script>alert(1)</script>'));
const anyReference = fc.uint8Array({ minLength: 9, maxLength: 9 }).map(referenceFrom);
const anyInstant = fc
  .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 10, 19) })
  .map((instant) => new Date(instant).toISOString());

const anyPerson = fc.record({
  kind: fc.constant('person' as const),
  name: anyText,
  colour: fc.constantFrom('#2456b8', null),
  bookable_online: fc.boolean(),
  picture: fc.constant(null),
  is_archived: fc.boolean(),
});
const anyPlace = fc.record({
  kind: fc.constant('place' as const),
  name: anyText,
  address: fc.constantFrom('14 Bridge Street', null),
  postcode: fc.constantFrom('HX7 8EX', 'W4 2AB'),
  at_once: fc.constantFrom(1 as const, null),
  is_archived: fc.boolean(),
});
/** Positions of the people in the catalogue, which may have fewer. */
const anyTeam = fc.subarray([1, 2, 3]);
const anyTexts = fc
  .record(Object.fromEntries(Object.keys(serviceTextsRequest.shape).map((name) => [name, anyLines])))
  .map((texts) => serviceTextsRequest.parse(texts));
const anyService = fc
  .record({
    kind: fc.constant('service' as const),
    name: anyText,
    texts: anyTexts,
    price_pence: fc.integer({ min: 1, max: 1_000_000 }),
    duration_minutes: fc.integer({ min: 3, max: 48 }).map((steps) => steps * 5),
    places_per_time: fc.integer({ min: 1, max: 9 }),
    places_per_booking: fc.integer({ min: 1, max: 10 }),
    people: fc.option(anyTeam),
    is_archived: fc.boolean(),
  })
  .map(({ texts, ...service }) => ({ ...service, ...texts }));
const anyCatalogue = fc.record({
  people: fc.array(anyPerson, { maxLength: 3 }),
  places: fc.array(anyPlace, { maxLength: 6 }),
  services: fc.array(anyService, { minLength: 1, maxLength: 6 }),
});
type Catalogue = typeof anyCatalogue extends fc.Arbitrary<infer Value> ? Value : never;

const anyShared = fc.record({
  event_name: anyText,
  event_description: anyLines,
  event_date: fc.integer({ min: -400, max: 60 }).map((days) => addDays('2026-11-20', days)),
  requirements_note: anyLines,
  personal_message: fc.constantFrom('See you.', 'The door\nis on the left.'),
  venues: fc.array(
    fc.record({ item: fc.nat(), max_capacity: fc.option(fc.integer({ min: 30, max: 900 })) }),
    { maxLength: 3 },
  ),
  created_at: anyInstant,
});

/** A division of the day: rows around lunch, listed slots, services, or one place of many past midnight. */
const anyDay = fc.oneof(
  fc.integer({ min: 20, max: 60 }).map((slot_duration_minutes) => ({
    slot_duration_minutes,
    lunch_start_time: '12:00',
    lunch_end_time: '13:00',
    last_appointment_time: '16:00',
  })),
  fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 6 }).map((hours) => ({
    creation_mode: 'manual' as const,
    manual_slots: hours.map((hour) => ({
      start_time: clockTimeOf(hour * 60),
      end_time: clockTimeOf(hour * 60 + 50),
    })),
    start_time: clockTimeOf(Math.min(...hours) * 60),
    end_time: clockTimeOf(Math.max(...hours) * 60 + 50),
  })),
  fc.array(fc.nat(), { minLength: 1, maxLength: 3 }).map((services) => ({
    service_mode: 'individual_services' as const,
    slot_duration_minutes: 0,
    buffer_minutes: 15,
    services,
  })),
  fc.constantFrom('18:00', '01:00').map((end_time) => ({
    event_type: 'day_event' as const,
    slot_duration_minutes: 0,
    buffer_minutes: 0,
    start_time: '09:00',
    end_time,
  })),
);

/** An event whose venues and services are any numbers, from which `planned` makes positions. */
const anyEvent: fc.Arbitrary<FileEvent> = fc
  .tuple(anyShared, anyDay, anyTeam, anyTeam)
  .map(([shared, day, team, withOwnHours]) => {
    const event = { ...plainEvent, ...shared, ...day };
    const people = team.map((person) => {
      const hasOwn = event.event_type === 'booking' && withOwnHours.includes(person);
      return {
        person,
        start_time: hasOwn ? event.start_time : null,
        end_time: hasOwn ? event.end_time : null,
        lunch_start_time: null,
        lunch_end_time: null,
      };
    });
    return { ...event, people };
  });

/** Events, and the catalogue that they name. */
type Planned = Pick<BusinessFile, 'catalogue' | 'events'>;

/** Lets services and events name only what the catalogue has, in its order, as a download does. */
function planned({ people, places, services }: Catalogue, events: readonly FileEvent[]): Planned {
  const isThere = (person: number) => person <= people.length;
  const offered = services.map((service) => ({
    ...service,
    people: service.people?.filter(isThere) ?? null,
  }));
  return {
    catalogue: [...people, ...places, ...offered],
    events: events.map((event) => ({
      ...event,
      venues: (places.length > 0 ? event.venues : [])
        .map((venue) => ({ ...venue, item: people.length + (venue.item % places.length) + 1 }))
        .sort((one, other) => one.item - other.item),
      services: event.services
        .map((any) => people.length + places.length + (any % services.length) + 1)
        .sort((one, other) => one - other),
      people: event.people.filter(({ person }) => isThere(person)),
    })),
  };
}

/** Which of an event's times is booked, by whom, and the booking's state. */
const anyPress = fc.record({
  event: fc.nat(),
  span: fc.nat(),
  room: fc.nat(),
  booking_reference: anyReference,
  status: fc.constantFrom(
    'confirmed' as const,
    'confirmed' as const,
    'pending' as const,
    'cancelled' as const,
  ),
  attendee_first_name: anyText.filter((text) => !text.includes('<')),
  email: fc.option(fc.nat({ max: 9 })),
  attendee_phone: fc.option(fc.constant('+44 7700 900123')),
  source: fc.option(fc.constant('newsletter')),
  created_at: anyInstant,
  sequence: fc.nat({ max: 4 }),
  person: fc.nat(),
  isOfDeletedEvent: fc.nat({ max: 6 }).map((number) => number === 0),
});
type Press = typeof anyPress extends fc.Arbitrary<infer Value> ? Value : never;

function bookingOf(press: Press, { catalogue, events }: Planned): FileBooking | null {
  const at = press.event % events.length;
  const event = events[at];
  const timetable = event && plannedTimetable({ ...event, has_lunch_break: event.lunch_start_time !== null });
  const nth = (list: readonly unknown[] = [], any: number) =>
    list.length > 0 ? (any % list.length) + 1 : null;
  const itemAt = (position = 0) => catalogue[position - 1];
  const serviceAt = nth(event?.services, press.span);
  const item = itemAt(event?.services[(serviceAt ?? 0) - 1]);
  const service = item?.kind === 'service' ? item : null;
  const spans = timetable ? spansOf(timetable, service?.duration_minutes ?? null) : [];
  const span = spans[press.span % spans.length];
  if (!event || !span) return null;
  const startsAt = instantOf(event.event_date, span.start, FILE_ZONE);
  if (startsAt === null) return null;
  const venue = nth(event.venues, press.room);
  const place = itemAt(event.venues[(venue ?? 0) - 1]?.item);
  const isCancelled = press.status === 'cancelled';
  const people = catalogue.filter(({ kind }) => kind === 'person');
  const person = people[press.person % (people.length + 1)];
  return {
    ...plainBooking,
    booking_reference: press.booking_reference,
    status: press.status,
    kind: event.event_type === 'day_event' ? 'day_event' : service ? 'service' : 'time_slot',
    ...(press.isOfDeletedEvent
      ? { event: null, venue: null, service: null }
      : { event: at + 1, venue, service: serviceAt }),
    event_name: event.event_name,
    event_date: event.event_date,
    start_time: clockTimeOf(span.start),
    end_time: shownTimeOf(span.end),
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(startsAt + (span.end - span.start) * 60_000).toISOString(),
    buffer_minutes: service ? event.buffer_minutes : 0,
    ...(place?.kind === 'place' && {
      venue_name: place.name,
      venue_address: place.address,
      venue_postcode: place.postcode,
    }),
    person: person ? people.indexOf(person) + 1 : null,
    person_name: person?.name ?? null,
    ...fileServiceCopyFields(
      serviceCopyOf(service && columnsOfFileService(service), { pricePence: event.price_pence }),
    ),
    attendee_first_name: press.attendee_first_name,
    attendee_email: press.email === null ? null : `customer-${press.email}@example.com`,
    attendee_phone: press.attendee_phone,
    source: press.source,
    created_at: press.created_at,
    cancelled_at: isCancelled ? press.created_at : null,
    cancelled_by: isCancelled ? 'customer' : null,
    sequence: press.sequence,
  };
}

/** Drops bookings that would overlap another: no database accepts them. */
function withoutCollisions(bookings: readonly FileBooking[]): FileBooking[] {
  const kept: FileBooking[] = [];
  for (const booking of bookings) {
    const start = Date.parse(booking.starts_at) - booking.buffer_minutes * 60_000;
    const end = Date.parse(booking.ends_at) + booking.buffer_minutes * 60_000;
    const collides = kept.some(
      (held) =>
        held.booking_reference === booking.booking_reference ||
        (held.kind !== 'day_event' &&
          held.status !== 'cancelled' &&
          booking.status !== 'cancelled' &&
          held.event !== null &&
          held.event === booking.event &&
          held.venue === booking.venue &&
          Date.parse(held.starts_at) < end &&
          Date.parse(held.ends_at) > start),
    );
    if (!collides) kept.push(booking);
  }
  return kept;
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Files in the order in which a download writes them. */
export const anyFile: fc.Arbitrary<BusinessFile> = fc
  .record({
    catalogue: anyCatalogue,
    events: fc.array(anyEvent, { minLength: 1, maxLength: 6 }),
    presses: fc.array(anyPress, { maxLength: 25 }),
    newcomers: fc.uniqueArray(fc.constantFrom('Ann', 'Bob', 'Zoë'), { maxLength: 3 }),
    visits: fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 5 }),
    name: fc.constantFrom('Willow & Co', 'Ó Súilleabháin', '美容室'),
    is_in_sitemap: fc.boolean(),
  })
  .map(({ catalogue, events, presses, newcomers, visits, name, is_in_sitemap }) => {
    const inOrder = [...events].sort((one, other) =>
      byText(one.event_date + one.start_time, other.event_date + other.start_time),
    );
    const whole = planned(catalogue, inOrder);
    const bookings = withoutCollisions(presses.flatMap((press) => bookingOf(press, whole) ?? [])).sort(
      (one, other) => byText(one.starts_at, other.starts_at),
    );
    return {
      ...emptyFile,
      business: { ...emptyFile.business, business_name: name, is_in_sitemap },
      ...whole,
      bookings: ofMerged(bookings),
      customers: newcomers.sort().map((first_name) => ({
        first_name,
        last_name: '',
        email: `${first_name.length}${first_name.charCodeAt(0)}@newcomer.example`,
        phone: null,
        note: first_name === 'Bob' ? 'New here.' : null,
        alert: null,
      })),
      visits: visits
        .sort((one, other) => one - other)
        .map((days) => ({ date: addDays('2026-08-01', days), visits: days + 3, visitors: days + 1 })),
    };
  });
