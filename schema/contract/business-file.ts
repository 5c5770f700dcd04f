/**
 * One business as one file (BUSINESS-FILE.md), which its owner can export and import into another Daybook. It
 * contains no secrets and nobody else's data. Dates and times are in the business's time zone, instants are
 * UTC, money is whole pence.
 */

import {
  PLACES_PER_BOOKING_MAX,
  ABOUT_MAX,
  ADDRESS_MAX,
  BOOKING_NOTE_MAX,
  CUSTOMER_ALERT_MAX,
  CUSTOMER_NOTE_MAX,
  NAME_MAX,
  NOTICE_HOURS_MAX,
  OPENING_HOURS_MAX,
  PEOPLE_MAX,
  POSTCODE_MAX,
  PRICE_MAX_PENCE,
  SOURCE_MAX,
  TITLE_MAX,
  VENUES_MAX,
  SERVICES_MAX,
  IMPORTED_BOOKINGS_MAX,
  IMPORTED_BOOKING_HOURS_MAX,
  IMPORTED_EVENTS_MAX,
  IMPORTED_AVAILABILITY_MAX,
  IMPORTED_ITEMS_MAX,
  IMPORTED_TOGETHER_MAX,
  IMPORTED_VISITS_MAX,
  CUSTOMERS_MAX,
} from '../figures/bounds.ts';
import { DAY, HOUR } from '../figures/periods.ts';
import { BUFFER_MINUTES_MAX, EVENT_SLOTS_MAX, SLOT_MINUTES_MAX } from '../figures/slots.ts';
import { utcMidnight } from '../rules/date.ts';
import { REFERENCE } from '../rules/reference.ts';
import {
  BUSINESS_FILE_FORMAT,
  BUSINESS_FILE_VERSION,
  FILE_ENDS_BEFORE_START,
  FILE_OTHER_DATE,
  IMPORT_NOT_FOUND,
} from '../words/business-file.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { CHOSEN_TWICE, PERSON_NAME_REQUIRED, SERVICE_NAME_REQUIRED } from '../words/catalogue-texts.ts';
import { EVENT_NAME_REQUIRED } from '../words/event-texts.ts';
import { ENTER_DATE } from '../words/input-texts.ts';
import { bookingStatus } from './booking.ts';
import { businessRequest, business, colourOfBusiness, pictureField } from './business.ts';
import { colourField, placeRequest } from './catalogue.ts';
import { checkFileEvent } from './check-file-event.ts';
import { customerChange } from './customers.ts';
import { eventChange } from './event-request.ts';
import { checkOwnHours, once, ownHours } from './event-resources.ts';
import { creationMode, eventType, manualSlot, serviceMode } from './event.ts';
import {
  clockTimeField,
  dateField,
  instantField,
  optionalLines,
  optionalText,
  requiredText,
  slugField,
  timezoneField,
  idField,
  idInPath,
  businessInPath,
  done,
  blameIn,
  wholeNumber,
} from './fields.ts';
import { fileAvailability } from './file-availability.ts';
import { bookingChange, customerContact, seriesOfBooking } from './owner-booking.ts';
import { placesField, placesFields } from './places.ts';
import { answers, fileQuestions } from './question.ts';
import { fileBookedService, serviceMinutesField, serviceTextsRequest } from './service.ts';
import { fileBookedVenue, venue } from './venue.ts';
import { z } from './zod.ts';

const pricePence = z.int().min(0).max(PRICE_MAX_PENCE);
/** Rejects dates that are older than any diary. */
const fileDate = dateField.refine((date) => date >= '2000-01-01', ENTER_DATE);
/** A 1-based position in one of the file's lists. */
const position = z.int().positive();

const filePicture = pictureField.nullish().transform((picture) => picture ?? null);

/** The business's details and settings as its owner edits them, and its diary's address. */
const fileBusiness = businessRequest.required().extend({
  diary_slug: slugField,
  /** Missing in files of version 0.1.0. */
  about: optionalLines(ABOUT_MAX),
  opening_hours: optionalLines(OPENING_HOURS_MAX),
  colour: colourOfBusiness.nullish().transform((colour) => colour ?? null),
  picture: filePicture,
  questions: fileQuestions,
});

/** A person, place or service. Services come after the people who offer them; each kind is in its order. */
export const fileItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    name: requiredText(NAME_MAX, PERSON_NAME_REQUIRED),
    colour: colourField,
    bookable_online: z.boolean(),
    /** Missing in files of version 0.1.0. */
    picture: filePicture,
    is_archived: z.boolean(),
  }),
  z.object({
    kind: z.literal('place'),
    ...placeRequest.omit({ position: true }).shape,
    is_archived: z.boolean(),
  }),
  z.object({
    kind: z.literal('service'),
    name: requiredText(TITLE_MAX, SERVICE_NAME_REQUIRED),
    ...serviceTextsRequest.shape,
    price_pence: pricePence,
    duration_minutes: serviceMinutesField,
    /** Missing in files of version 0.1.0. */
    ...placesFields,
    /** Positions in the catalogue of the people who offer it; null if everybody does. */
    people: z
      .array(position)
      .max(IMPORTED_TOGETHER_MAX)
      .refine((people) => once(people, (person) => person), CHOSEN_TWICE)
      .nullable(),
    is_archived: z.boolean(),
  }),
]);

const filePerson = z.object({ person: position, ...ownHours }).superRefine(checkOwnHours);

/** An event. Its venues, services and people are positions in the catalogue. */
export const fileEvent = eventChange
  .extend({
    event_date: fileDate,
    start_time: clockTimeField,
    /** A day event's end is on the next day if it is not later than the start. */
    end_time: clockTimeField,
    slot_duration_minutes: wholeNumber(0, SLOT_MINUTES_MAX),
    buffer_minutes: wholeNumber(0, BUFFER_MINUTES_MAX),
    event_type: eventType,
    creation_mode: creationMode,
    service_mode: serviceMode,
    manual_slots: z.array(manualSlot).max(EVENT_SLOTS_MAX, { abort: true }),
    lunch_start_time: clockTimeField.nullable(),
    lunch_end_time: clockTimeField.nullable(),
    last_appointment_time: clockTimeField.nullable(),
    is_home_visit: z.boolean(),
    /** Missing in files of version 0.1.0, like the price of one place. */
    ...placesFields,
    price_pence: pricePence.nullish().transform((pence) => pence ?? null),
    is_closed: z.boolean(),
    venues: z
      .array(venue.pick({ max_capacity: true }).extend({ item: position }))
      .max(VENUES_MAX, { abort: true }),
    services: z.array(position).max(SERVICES_MAX, { abort: true }),
    people: z
      .array(filePerson)
      .max(PEOPLE_MAX, { abort: true })
      .refine((people) => once(people, ({ person }) => person), CHOSEN_TWICE),
    /** Where in `availability` the weekly hours are that published it. */
    weekly_hours: position.nullable(),
    /** The date's state in those weekly hours; null if they no longer affect it. */
    weekly_hours_date: z.enum(['made', 'changed', 'stale']).nullable(),
    created_at: instantField,
  })
  .superRefine((event, context) => checkFileEvent(event, context));

const bookingShape = {
  booking_reference: z.string().regex(REFERENCE),
  status: bookingStatus,
  /** A whole slot, a length of time with a buffer around it, or one of a day event's places. */
  kind: z.enum(['time_slot', 'service', 'day_event']),
  event_name: requiredText(TITLE_MAX, EVENT_NAME_REQUIRED),
  event_date: fileDate,
  start_time: clockTimeField,
  end_time: clockTimeField,
  timezone: timezoneField,
  starts_at: instantField,
  ends_at: instantField,
  buffer_minutes: wholeNumber(0, BUFFER_MINUTES_MAX),
  ...fileBookedVenue.shape,
  person: position.nullable(),
  person_name: optionalText(NAME_MAX),
  ...fileBookedService.shape,
  /** Of one place. */
  service_price_pence: pricePence.nullable(),
  /** Missing in files of version 0.1.0. */
  places: placesField,
  is_home_visit: z.boolean(),
  customer_address: optionalText(ADDRESS_MAX),
  customer_postcode: optionalText(POSTCODE_MAX),
  ...bookingChange.shape,
  source: optionalText(SOURCE_MAX),
  created_at: instantField,
  cancelled_at: instantField.nullable(),
  cancelled_by: z.enum(['customer', 'owner']).nullable(),
  /** How often the booking was changed. Calendars use it to recognise the newer invitation. */
  sequence: z.int().min(0).max(1_000_000),
  made_by: z.enum(['customer', 'owner']),
  moved_count: z.int().min(0).max(1_000_000),
  did_not_come: z.boolean(),
  /** Missing in files of version 0.1.0. */
  absent_places: z.int().min(0).max(PLACES_PER_BOOKING_MAX).default(0),
  /** The owner's note on the booking. */
  note: optionalLines(BOOKING_NOTE_MAX),
  /** Which of its repeat visits it is; `key` is the same in all of them. Absent in files of 0.1.0. */
  series: seriesOfBooking
    .extend({ key: z.string().regex(REFERENCE) })
    .nullable()
    .default(null),
  /** To the owner's questions. Missing in files of version 0.1.0. */
  answers: answers.nullish().transform((given) => given ?? []),
  /** How many hours before the start its customer can last change or cancel it. */
  change_notice_hours: z.int().min(0).max(NOTICE_HOURS_MAX),
  /** The owner's private note about the customer, in the customer's first booking only. */
  customer_note: optionalLines(CUSTOMER_NOTE_MAX),
  /** The owner's alert about the customer, in the customer's first booking only. */
  customer_alert: optionalText(CUSTOMER_ALERT_MAX),
  /** The reference of the customer's first booking, if the owner merged customers with different emails. */
  customer_of: z.string().regex(REFERENCE).nullable(),
  /** The customer's contact, in their last booking only, if the owner edited it and a booking has another. */
  customer_contact: customerContact.nullable(),
};

/** Checks that a booking ends after it starts, and that its start can fall on its date in some time zone. */
function checkTimes(
  { event_date, starts_at, ends_at }: { event_date: string; starts_at: string; ends_at: string },
  context: z.RefinementCtx,
): void {
  const blame = blameIn(context);
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  if (length <= 0 || length > IMPORTED_BOOKING_HOURS_MAX * HOUR) blame(['ends_at'], FILE_ENDS_BEFORE_START);
  if (Math.abs(Date.parse(starts_at) - utcMidnight(event_date)) > 2 * DAY)
    blame(['starts_at'], FILE_OTHER_DATE);
}

/** `event` is a position in `events`; `venue` and `service` are positions within that event; null: none. */
export const fileBooking = z
  .object({
    ...bookingShape,
    event: position.nullable(),
    venue: position.nullable(),
    service: position.nullable(),
  })
  .superRefine(checkTimes);

/** The booking as it is sent, once its event has an id here. */
const importedBooking = z
  .object({
    ...bookingShape,
    event_id: idField.nullable(),
    venue_id: idField.nullable(),
    service_id: idField.nullable(),
  })
  .superRefine(checkTimes);

/**
 * Visits of one date. With `visitors`, `visits` were counted with consent and `visitors` is the number of
 * people; without it, `visits` are page views.
 */
export const fileVisits = z.object({
  date: fileDate,
  visits: z.int().min(0).max(1_000_000_000),
  visitors: z.int().min(0).max(1_000_000_000),
});

export const businessFile = z.object({
  format: z.literal(BUSINESS_FILE_FORMAT),
  version: z.literal(BUSINESS_FILE_VERSION),
  written_at: instantField,
  business: fileBusiness,
  catalogue: z.array(fileItem).max(IMPORTED_ITEMS_MAX),
  availability: z.array(fileAvailability).max(IMPORTED_AVAILABILITY_MAX),
  events: z.array(fileEvent).max(IMPORTED_EVENTS_MAX),
  bookings: z.array(fileBooking).max(IMPORTED_BOOKINGS_MAX),
  visits: z.array(fileVisits).max(IMPORTED_VISITS_MAX),
  /** Customers without a booking, whom the owner added. All others are in their bookings. */
  customers: z.array(customerChange).max(CUSTOMERS_MAX),
});

const importInPath = z.object({ importId: idInPath });
const count = z.int().min(0);
/** `from` is how many items of the kind were sent before. A part that is sent twice is saved once. */
const partOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(IMPORTED_TOGETHER_MAX);
const thereNow = z.object({ count });

/** The new ids of an event, its venues and services, in the part's order. */
export const importedEvent = z.object({
  id: idField,
  venue_ids: z.array(idField),
  service_ids: z.array(idField),
});

export const importFinished = z.object({
  business,
  /** Bookings that got new references because theirs are already in use here. */
  new_references: count,
});

const ofImport = { params: importInPath, notFound: IMPORT_NOT_FOUND };

export const businessFileRows = () =>
  ({
    downloadBusiness: {
      params: businessInPath,
      answer: z.instanceof(ArrayBuffer),
      kind: 'file',
      isHeavy: true,
      notFound: BUSINESS_NOT_FOUND,
    },
    beginImport: {
      body: businessFile.pick({ format: true, version: true, business: true }),
      answer: z.object({ import_id: idField }),
      status: 201,
    },
    /** Must come before the events, which refer to the catalogue. */
    importCatalogue: {
      ...ofImport,
      body: z.object({ from: count, catalogue: partOf(fileItem) }),
      answer: thereNow,
    },
    /** Must come after the catalogue and before the events, which refer to it. */
    importAvailability: {
      ...ofImport,
      body: z.object({ from: count, availability: partOf(fileAvailability) }),
      answer: thereNow,
    },
    importEvents: {
      ...ofImport,
      body: z.object({ from: count, events: partOf(fileEvent) }),
      answer: z.object({ events: z.array(importedEvent) }),
    },
    importBookings: {
      ...ofImport,
      body: z.object({ from: count, bookings: partOf(importedBooking) }),
      answer: thereNow,
    },
    importVisits: {
      ...ofImport,
      body: z.object({ from: count, visits: partOf(fileVisits) }),
      answer: thereNow,
    },
    /** Must come after the bookings, whose customers they may be. */
    importCustomers: {
      ...ofImport,
      body: z.object({ from: count, customers: partOf(customerChange) }),
      answer: thereNow,
    },
    /** Sends the file's totals, so that an import with a missing part never becomes a business. */
    finishImport: {
      ...ofImport,
      body: z.object({
        catalogue: count,
        availability: count,
        events: count,
        bookings: count,
        visits: count,
      }),
      answer: importFinished,
    },
    discardImport: { ...ofImport, answer: done },
  }) as const;

export type BusinessFile = z.output<typeof businessFile>;
export type FileBusiness = z.output<typeof fileBusiness>;
export type FileItem = z.output<typeof fileItem>;
export type FileEvent = z.output<typeof fileEvent>;
export type FileBooking = z.output<typeof fileBooking>;
export type ImportedBooking = z.output<typeof importedBooking>;
export type FileVisits = z.output<typeof fileVisits>;
export type ImportedEvent = z.infer<typeof importedEvent>;
export type ImportFinished = z.infer<typeof importFinished>;
