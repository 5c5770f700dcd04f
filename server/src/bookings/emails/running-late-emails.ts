import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { EmailFacts } from '../email-facts.ts';
import {
  attendeeFooter,
  bookedThing,
  bookingRows,
  cancelUrl,
  contactRows,
  greeting,
  moveUrl,
  startText,
  type Draft,
  type EmailContext,
} from './details.ts';

export function delayed(facts: EmailFacts, context: EmailContext): Draft {
  const { business, startsAt, startTime, timezone } = facts;
  const expectedAt = facts.expectedAt ?? startsAt;
  const later = minutesText(Math.round((expectedAt - startsAt) / 60_000));
  const { takesBookings } = context;
  const cancel = { label: 'Cancel this booking', href: cancelUrl(facts, context) };
  const move = { label: 'Change the time', href: moveUrl(facts, context) };
  const about = `now about ${clockTimeOf(wallClockAt(expectedAt, timezone).minutes)}`;
  return {
    subject: `About ${later} later, ${about}: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `Your appointment starts about ${later} later: ${about}.`,
    heading: `About ${later} later: ${about}`,
    parts: [
      ...greeting(
        facts,
        `We’re sorry: ${business.name} is running late. Your appointment at ${startTime} today starts about ${later} later: ${about}.`,
      ),
      {
        type: 'paragraph',
        text: `You can ${takesBookings ? 'change the time or ' : ''}cancel until midnight tonight, whatever the usual notice.`,
      },
      {
        type: 'links',
        title: 'If the new time doesn’t suit you',
        links: takesBookings ? [move, cancel] : [cancel],
      },
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

export function onTime(facts: EmailFacts, context: EmailContext): Draft {
  const { business, startTime } = facts;
  return {
    subject: `Back on time, at ${startTime}: ${bookedThing(facts)}, ${startText(facts)}`,
    preview: `Your appointment starts at ${startTime}, as you booked it.`,
    heading: `Back on time: ${startTime}`,
    parts: [
      ...greeting(
        facts,
        `${business.name} is back on time. Your appointment today starts at ${startTime}, as you booked it.`,
      ),
      { type: 'details', rows: bookingRows(facts) },
      { type: 'details', rows: contactRows(facts) },
    ],
    ...attendeeFooter(facts, context),
  };
}

const minutesText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
