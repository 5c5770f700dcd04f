/**
 * Reads a business's file before any of it is sent, so that its owner sees at once what it contains or what
 * is wrong with it. The server parses each part again, with the same shapes.
 */

import {
  CUSTOMERS_MAX,
  IMPORTED_BOOKINGS_MAX,
  IMPORTED_EVENTS_MAX,
  IMPORTED_AVAILABILITY_MAX,
  IMPORTED_ITEMS_MAX,
  IMPORTED_VISITS_MAX,
} from '../figures/bounds.ts';
import {
  BUSINESS_FILE_FORMAT,
  BUSINESS_FILE_VERSION,
  FILE_EVENT_NOT_THERE,
  FILE_ITEM_NOT_THERE,
  FILE_KIND_OTHER,
  FILE_SERVICE_NOT_THERE,
  FILE_VENUE_NOT_THERE,
  FILE_WEEKLY_HOURS_NOT_THERE,
} from '../words/business-file.ts';
import {
  type ImportedEvent,
  businessFile,
  fileBooking,
  fileEvent,
  fileItem,
  fileVisits,
  type BusinessFile,
  type FileBooking,
  type FileEvent,
  type FileItem,
  type ImportedBooking,
} from './business-file.ts';
import { customerChange } from './customers.ts';
import { fileAvailability, namedInAvailability, type FileAvailability } from './file-availability.ts';
import type { z } from './zod.ts';

export type FileList = 'catalogue' | 'availability' | 'events' | 'bookings' | 'visits' | 'customers';

export type FileProblem =
  | { is: 'not a business file' }
  | { is: 'later version'; version: number }
  | { is: 'too many'; list: FileList; max: number }
  /** `at` is the position in the list, from 1; null in the business itself. */
  | { is: 'wrong'; list: FileList | 'business'; at: number | null; field: string; text: string };

export type FileRead = { file: BusinessFile } | { problem: FileProblem };

/** How many items are read between two pauses. */
const A_STEP = 250;

const bounds = {
  catalogue: IMPORTED_ITEMS_MAX,
  availability: IMPORTED_AVAILABILITY_MAX,
  events: IMPORTED_EVENTS_MAX,
  bookings: IMPORTED_BOOKINGS_MAX,
  visits: IMPORTED_VISITS_MAX,
  customers: CUSTOMERS_MAX,
};

// In the order in which an import sends them.
export const LISTS = ['catalogue', 'availability', 'events', 'bookings', 'visits', 'customers'] as const;
type Items = Record<FileList, unknown[]>;

/** Reads in steps and yields its progress, from 0 to 1, between them. `content` is the file's parsed JSON. */
export function* readBusinessFile(content: unknown): Generator<number, FileRead> {
  const opened = openFile(content);
  if ('problem' in opened) return opened;
  const { head, items } = opened;
  const total = LISTS.reduce((sum, list) => sum + items[list].length, 0);
  let done = 0;
  try {
    const catalogue = yield* readItems('catalogue', items.catalogue, (item) => fileItem.safeParse(item));
    catalogue.forEach((item, index) => checkOffered(item, catalogue, index));
    const availability = yield* readItems('availability', items.availability, (item) =>
      fileAvailability.safeParse(item),
    );
    const events = yield* readItems('events', items.events, (item) => fileEvent.safeParse(item));
    const bookings = yield* readItems('bookings', items.bookings, (item) => fileBooking.safeParse(item));
    const visits = yield* readItems('visits', items.visits, (item) => fileVisits.safeParse(item));
    const customers = yield* readItems('customers', items.customers, (item) =>
      customerChange.safeParse(item),
    );
    availability.forEach((item, index) => checkNamed(item, catalogue, index + 1));
    events.forEach((event, index) => checkItems(event, { catalogue, availability }, index + 1));
    bookings.forEach((booking, index) => checkPosition(booking, { events, catalogue }, index + 1));
    return { file: { ...head, catalogue, availability, events, bookings, visits, customers } };
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.problem };
    throw error;
  }

  function* readItems<Item>(
    list: FileList,
    given: unknown[],
    parse: (item: unknown) => z.ZodSafeParseResult<Item>,
  ): Generator<number, Item[]> {
    const read: Item[] = [];
    for (const [index, item] of given.entries()) {
      const result = parse(item);
      if (!result.success) throw new Wrong(problemOf(list, index + 1, result.error));
      read.push(result.data);
      done += 1;
      if (done % A_STEP === 0) yield done / total;
    }
    return read;
  }
}

/** Stops the reading at the first invalid item. */
class Wrong extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.is);
    this.problem = problem;
  }
}

const headShape = businessFile.pick({ format: true, version: true, written_at: true, business: true });

function openFile(
  content: unknown,
): { head: z.output<typeof headShape>; items: Items } | { problem: FileProblem } {
  if (!isObject(content) || content.format !== BUSINESS_FILE_FORMAT)
    return { problem: { is: 'not a business file' } };
  // Files of 0.1.0 have no list of customers.
  const { version, catalogue, availability, events, bookings, visits, customers = [] } = content;
  if (typeof version === 'number' && version > BUSINESS_FILE_VERSION)
    return { problem: { is: 'later version', version } };
  if (
    !Array.isArray(catalogue) ||
    !Array.isArray(availability) ||
    !Array.isArray(events) ||
    !Array.isArray(bookings) ||
    !Array.isArray(visits) ||
    !Array.isArray(customers)
  )
    return { problem: { is: 'not a business file' } };
  const items: Items = { catalogue, availability, events, bookings, visits, customers };
  for (const list of LISTS)
    if (items[list].length > bounds[list]) return { problem: { is: 'too many', list, max: bounds[list] } };
  const head = headShape.safeParse(content);
  return head.success ? { head: head.data, items } : { problem: problemOf('business', null, head.error) };
}

function isObject(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null;
}

function problemOf(list: FileList | 'business', at: number | null, error: z.ZodError): FileProblem {
  const [issue] = error.issues;
  return { is: 'wrong', list, at, field: issue?.path.join('.') ?? '', text: issue?.message ?? '' };
}

const isListed = (catalogue: readonly FileItem[], kind: FileItem['kind'], at: number | null) =>
  at === null || catalogue[at - 1]?.kind === kind;

/** Checks that the people who offer a service come before it. */
function checkOffered(item: FileItem, catalogue: readonly FileItem[], index: number): void {
  if (item.kind !== 'service' || !item.people) return;
  const before = catalogue.slice(0, index);
  if (item.people.every((person) => isListed(before, 'person', person))) return;
  throw new Wrong({
    is: 'wrong',
    list: 'catalogue',
    at: index + 1,
    field: 'people',
    text: FILE_ITEM_NOT_THERE,
  });
}

/** Checks that the catalogue has what weekly hours or time off refer to. */
function checkNamed(item: FileAvailability, catalogue: readonly FileItem[], at: number): void {
  const { resource, ...named } = namedInAvailability(item);
  const isThere =
    resource.every((one) => isListed(catalogue, 'person', one) || isListed(catalogue, 'place', one)) &&
    named.person.every((one) => isListed(catalogue, 'person', one)) &&
    named.place.every((one) => isListed(catalogue, 'place', one)) &&
    named.service.every((one) => isListed(catalogue, 'service', one));
  const field = item.kind === 'time_off' ? 'resource_id' : 'event';
  if (!isThere) throw new Wrong({ is: 'wrong', list: 'availability', at, field, text: FILE_ITEM_NOT_THERE });
}

/** Checks that the file has what an event refers to. */
function checkItems(
  { venues, services, people, weekly_hours: position }: FileEvent,
  { catalogue, availability }: Pick<BusinessFile, 'catalogue' | 'availability'>,
  at: number,
): void {
  const wrong = (field: string, text = FILE_ITEM_NOT_THERE) => {
    throw new Wrong({ is: 'wrong', list: 'events', at, field, text });
  };
  if (!venues.every(({ item }) => isListed(catalogue, 'place', item))) wrong('venues');
  if (!services.every((item) => isListed(catalogue, 'service', item))) wrong('services');
  if (!people.every(({ person }) => isListed(catalogue, 'person', person))) wrong('people');
  if (position !== null && availability[position - 1]?.kind !== 'weekly_hours')
    wrong('weekly_hours', FILE_WEEKLY_HOURS_NOT_THERE);
}

/** Checks that the file has what a booking refers to. */
function checkPosition(
  booking: FileBooking,
  { events, catalogue }: Pick<BusinessFile, 'events' | 'catalogue'>,
  at: number,
): void {
  const event = booking.event === null ? null : events[booking.event - 1];
  const wrong = (field: string, text: string) => {
    throw new Wrong({ is: 'wrong', list: 'bookings', at, field, text });
  };
  if (event === undefined) return wrong('event', FILE_EVENT_NOT_THERE);
  if ((booking.venue ?? 0) > (event?.venues.length ?? 0)) return wrong('venue', FILE_VENUE_NOT_THERE);
  if ((booking.service ?? 0) > (event?.services.length ?? 0)) return wrong('service', FILE_SERVICE_NOT_THERE);
  if (!isListed(catalogue, 'person', booking.person)) return wrong('person', FILE_ITEM_NOT_THERE);
  const isOfDay = booking.kind === 'day_event';
  if (event && isOfDay !== (event.event_type === 'day_event')) wrong('kind', FILE_KIND_OTHER);
}

/** Turns a booking of the file into one to import. `imported` has the events' new ids, in file order. */
export function importedBookingOf(
  { event, venue, service, ...booking }: FileBooking,
  imported: readonly ImportedEvent[],
): ImportedBooking {
  const there = event === null ? undefined : imported[event - 1];
  const idAt = (ids: readonly number[] = [], position: number | null) =>
    position === null ? null : (ids[position - 1] ?? null);
  return {
    ...booking,
    event_id: there?.id ?? null,
    venue_id: idAt(there?.venue_ids, venue),
    service_id: idAt(there?.service_ids, service),
  };
}
