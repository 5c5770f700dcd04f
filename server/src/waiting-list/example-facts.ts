import { WAITING_LINK_HOURS } from '@daybook/schema/figures/periods';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { WAITING_CONFIRM, WAITING_OFFER, type ConfirmFacts, type OfferFacts } from './waiting-emails.ts';

interface People {
  attendeeEmail: string;
  businessEmail: string;
}

const MINUTE = 60_000;

const aboutOf = ({ attendeeEmail, businessEmail }: People) => ({
  entryId: 1,
  business: { name: 'Example Salon', email: businessEmail, privacyNotice: 'https://salon.example/privacy' },
  timezone: DEFAULT_TIMEZONE,
  firstName: 'Ada',
  email: attendeeEmail,
  minutes: 30,
});

function confirm(now: number, people: People): ConfirmFacts {
  const fromDate = addDays(todayIn(DEFAULT_TIMEZONE, now), 1);
  return {
    ...aboutOf(people),
    fromDate,
    toDate: addDays(fromDate, 6),
    partOfDay: 'morning',
    serviceName: 'Cut and blow-dry',
    personName: 'Ruth',
    expiresAt: now + WAITING_LINK_HOURS * 60 * MINUTE,
  };
}

function offer(now: number, people: People): OfferFacts {
  return {
    ...aboutOf(people),
    offerId: 1,
    eventName: 'Example appointments',
    date: addDays(todayIn(DEFAULT_TIMEZONE, now), 2),
    startTime: '10:30',
    serviceName: 'Cut and blow-dry',
    pricePence: 3800,
    personName: 'Ruth',
    placeName: 'Front room',
    heldUntil: now + 30 * MINUTE,
    movesFrom: null,
  };
}

/** By `emails.kind`, in the order in which they are listed. */
export const waitingExamples = [
  [WAITING_CONFIRM, { name: 'Confirm the waiting list', facts: confirm }],
  [WAITING_OFFER, { name: 'A free time for somebody who waits', facts: offer }],
] as const;
