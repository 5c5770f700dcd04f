/**
 * A business whose calendar holds everything that a calendar can show. It is written straight into the
 * database.
 */

import type { Page } from '@playwright/test';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { WHOLE_DAY_ITEM } from '@daybook/schema/words/kept-in-browser';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import type { OwnOwner } from './owner.ts';

const today = inDays(0);
/** The Monday of a week that is entirely in the future. */
export const MONDAY = addDays(today, 14 - weekdayOf(today));
export const TUESDAY = addDays(MONDAY, 1);
export const THURSDAY = addDays(MONDAY, 3);
/** A date in another month, whatever month that week is in. */
export const LATER = addDays(MONDAY, 62);
export const GUESTS = 21;

const inFrontRoom = { venueName: 'Front room', serviceName: 'Cut and blow-dry', servicePricePence: 3800 };

/** The fields that name an attendee. */
export const attendee = (first: string, last: string) => ({
  attendeeFirstName: first,
  attendeeLastName: last,
  attendeeEmail: `${first}.${last}@example.com`.toLowerCase(),
  attendeePhone: '07700 900123',
});

/** Stored before such addresses were refused: as a link, this one would fill the owner's email. */
export const HOSTILE = {
  attendeeEmail: 'ruth?cc=evil@example.com&body=Pay',
  attendeePhone: '07700 900123,,1',
};

/** Two bookings on Tuesday and one in the evening; three that overlap on Thursday, and a day event with 21 guests. */
export async function calendarBusiness(add: Builders, owner: OwnOwner): Promise<number> {
  const { id } = await add.business({ ownerId: owner.id, diarySlug: owner.slug, name: 'Willow & Co. Hair' });
  const event = async (name: string, date: string, given: Parameters<Builders['event']>[1] = {}) => {
    const { id: eventId } = await add.event(id, { name, date, ...given });
    return (startTime: string, endTime: string, given: Parameters<Builders['booking']>[1]) =>
      add.booking(id, { eventId, eventName: name, eventDate: date, startTime, endTime, ...given });
  };

  const bookCut = await event('Cut and blow-dry', TUESDAY);
  await bookCut('09:00', '09:45', { ...attendee('Tom', 'Ashworth'), ...inFrontRoom });
  await bookCut('10:40', '11:25', { ...attendee('Ada', 'Lovelace'), ...inFrontRoom });
  const bookLate = await event('Late appointments', TUESDAY, { startTime: '19:00', endTime: '20:30' });
  await bookLate('19:00', '19:15', { ...attendee('Mei', 'Tan'), status: 'pending' });

  const colours = await add.event(id, { name: 'Colour day', date: THURSDAY });
  for (const [hour, first] of [
    ['10', 'Grace'],
    ['11', 'Priya'],
    ['12', 'Sam'],
  ] as const) {
    const { id: venueId, name: venueName } = await add.venue(colours.id, { name: `Room of ${first}` });
    await add.booking(id, {
      ...attendee(first, 'Okafor'),
      ...inFrontRoom,
      eventId: colours.id,
      eventDate: THURSDAY,
      eventName: 'Colour day',
      venueId,
      venueName,
      startTime: `${hour}:00`,
      endTime: `${Number(hour) + 1}:30`,
    });
  }
  const register = await event('Open day', THURSDAY, { type: 'day_event', slotMinutes: 0, bufferMinutes: 0 });
  for (let guest = 1; guest <= GUESTS; guest += 1) {
    const hostile = guest === GUESTS ? HOSTILE : {};
    await register('09:00', '17:00', { ...attendee('Guest', String(guest)), ...hostile, kind: 'day_event' });
  }
  await event('New cuts', LATER);
  return id;
}

/** Shows weeks in rows of full height, as on a phone. */
export const rowsOfFullHeight = (page: Page) =>
  page.addInitScript((item) => localStorage.setItem(item, 'off'), WHOLE_DAY_ITEM);
