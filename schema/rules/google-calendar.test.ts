import { expect, it } from 'vitest';
import { googleCalendarUrl } from './google-calendar.ts';

it('opens Google Calendar with the entry filled in, in the business’s time zone', () => {
  const url = googleCalendarUrl({
    title: 'Cut & finish at Willow',
    startsAt: '2026-11-24T10:30:00.000Z',
    endsAt: '2026-11-24T11:15:00.000Z',
    timezone: 'Europe/London',
    location: '3 Mill Lane',
    details: 'Reference WC7-K4TP-9H',
  });
  const [address, query = ''] = url.split('?');
  expect(address).toBe('https://calendar.google.com/calendar/render');
  expect(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent))).toEqual([
    ['action', 'TEMPLATE'],
    ['text', 'Cut & finish at Willow'],
    ['dates', '20261124T103000Z/20261124T111500Z'],
    ['ctz', 'Europe/London'],
    ['location', '3 Mill Lane'],
    ['details', 'Reference WC7-K4TP-9H'],
  ]);
});
