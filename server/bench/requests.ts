/** Whole HTTP/1.1 requests, as the load generator sends them. */
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { buildPath } from '@daybook/schema/rules/path';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { IDEMPOTENCY_HEADER, pages, routes } from '@daybook/schema/words/routes';
import { OPENING, SLOT, SLOTS_PER_EVENT, TAKEN_PER_EVENT, type Seeded } from './seed.ts';

export const GZIP = { 'Accept-Encoding': 'gzip' };

let readers = 0;

/**
 * Each request comes from an address of its own, as a proxy would report it: the server limits what it makes
 * anew for one address.
 */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  readers += 1;
  const address = `198.19.${(readers >> 8) & 255}.${readers & 255}`;
  return requestText('GET', path, { 'X-Forwarded-For': address, ...headers }, '');
}

function requestText(method: string, path: string, headers: Record<string, string>, body: string): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

export const diaryPath = (slug: string) => buildPath(routes.getDiary.path, { slug });
export const pagePath = (slug: string) => buildPath(pages.diary, { slug });
export const slotsPath = (eventId: number) => buildPath(routes.listTimeSlots.path, { eventId });
export const bookingPath = (slotId: string) => buildPath(routes.bookSlot.path, { slotId });

/**
 * Bookings of free slots, each by another person from another address, as the widget sends them. Consecutive
 * bookings go to different events, and so mostly to different businesses. `path` sends them to another path
 * than their own.
 */
export function bookingRequests({ eventIds }: Seeded, wanted: number, path?: string): string[] {
  const requests: string[] = [];
  for (let slot = TAKEN_PER_EVENT; slot < SLOTS_PER_EVENT; slot += 1) {
    for (const eventId of inSteps(eventIds)) {
      if (requests.length === wanted) return requests;
      const start = OPENING + slot * SLOT;
      const slotId = slotIdOf({ eventId, venueId: null, serviceId: null, start });
      requests.push(bookingRequest(path ?? bookingPath(slotId), { start, minutes: SLOT }, requests.length));
    }
  }
  return requests;
}

/** Every hundredth, then every hundredth from the second on, and so on. */
function inSteps(ids: number[]): number[] {
  const step = 100;
  return Array.from({ length: step }, (_, first) => ids.filter((_id, at) => at % step === first)).flat();
}

/** Minutes after midnight, and how many. */
export interface SlotTime {
  start: number;
  minutes: number;
}

/** The number says who books, from where, and under which key. Addresses come again after 65,536 bookings. */
export function bookingRequest(path: string, { start, minutes }: SlotTime, number: number): string {
  const body = JSON.stringify({
    attendee_first_name: 'Grace',
    attendee_last_name: 'Hopper',
    attendee_email: `grace.hopper.${number}@example.com`,
    attendee_phone: '07700 900123',
    service_id: null,
    service_price: null,
    selected_start_time: clockTimeOf(start),
    selected_end_time: clockTimeOf(start + minutes),
    customer_address: null,
    customer_postcode: null,
    source: null,
    website: '',
    form_milliseconds: 20_000,
  });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    [IDEMPOTENCY_HEADER]: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    'X-Forwarded-For': `198.18.${(number >> 8) & 255}.${number & 255}`,
  };
  return requestText('POST', path, headers, body);
}
