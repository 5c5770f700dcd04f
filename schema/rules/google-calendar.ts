import { withQuery } from './path.ts';

/** Instants are ISO 8601 in UTC ('2026-11-24T10:30:00.000Z'). */
interface CalendarEntry {
  title: string;
  startsAt: string;
  endsAt: string;
  /** The IANA zone in which the calendar shows the entry. */
  timezone: string;
  location: string;
  details: string;
}

/** Returns the link that opens Google Calendar with the entry filled in. */
export function googleCalendarUrl(entry: CalendarEntry): string {
  const compact = (instant: string) => `${instant.replace(/[-:]|\.\d+/g, '')}`;
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${compact(entry.startsAt)}/${compact(entry.endsAt)}`,
    ctz: entry.timezone,
    location: entry.location,
    details: entry.details,
  });
}
