/** A local server for an external calendar, whose response a test can change, and which counts requests. */

import { createServer, type Server } from 'node:http';

export interface CalendarServer {
  url: string;
  asked: number;
  /** The body of its responses. */
  text: string;
  status: number;
  /** A request that names this ETag gets a 304. */
  etag: string | null;
  stop(): Promise<void>;
}

/** Returns an iCalendar text with an event for each pair of ISO instants. */
export function calendarWith(...times: readonly (readonly [from: string, to: string])[]): string {
  const basic = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = times.flatMap(([from, to], at) => [
    'BEGIN:VEVENT',
    `UID:${at}@elsewhere.example`,
    `DTSTART:${basic(from)}`,
    `DTEND:${basic(to)}`,
    'SUMMARY:Dentist',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

export async function serveCalendar(text = calendarWith()): Promise<CalendarServer> {
  const server: Server = createServer((request, response) => {
    calendar.asked += 1;
    const { etag } = calendar;
    if (etag !== null && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const named = etag === null ? {} : { ETag: etag };
    response.writeHead(calendar.status, { 'Content-Type': 'text/calendar', ...named }).end(calendar.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Lets the process end after the tests.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const calendar: CalendarServer = {
    url: `http://127.0.0.1:${port}/private.ics`,
    asked: 0,
    text,
    status: 200,
    etag: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return calendar;
}
