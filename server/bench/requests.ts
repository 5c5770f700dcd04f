import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { buildPath } from '@daybook/schema/rules/path';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { IDEMPOTENCY_HEADER, pages, routes } from '@daybook/schema/words/routes';

export const GZIP = { 'Accept-Encoding': 'gzip' };
export const diaryPath = (slug: string) => buildPath(routes.getDiary.path, { slug });
export const pagePath = (slug: string) => buildPath(pages.diary, { slug });
export const slotsPath = (eventId: number) => buildPath(routes.listTimeSlots.path, { eventId });

let readers = 0;

/**
 * Gives each request its own client address, as a proxy would report it, because the server limits computed
 * reads per address.
 */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  readers += 1;
  return requestText('GET', path, { 'X-Forwarded-For': addressOf(19, readers), ...headers }, '');
}

const addressOf = (network: number, number: number) =>
  `198.${network}.${(number >> 8) & 255}.${number & 255}`;

function requestText(method: string, path: string, headers: Record<string, string>, body: string): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/**
 * Books a free slot as the widget does. The number decides who books, from which address, and under which
 * key; addresses repeat after 65,536 bookings. `path` overrides the request's path.
 */
export function bookingRequest(
  [eventId, start]: readonly [number, number],
  minutes: number,
  number: number,
  path?: string,
): string {
  const slotId = slotIdOf({ eventId, venueId: null, serviceId: null, personId: null, start });
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
    'X-Forwarded-For': addressOf(18, number),
  };
  return requestText('POST', path ?? buildPath(routes.bookSlot.path, { slotId }), headers, body);
}
