/** What a business allows, and what is blocked on an event's date, as schema/rules/slots asks for it. */
import { meet, type BlockedTime, type Instants } from '@daybook/schema/rules/blocked-times';
import type { BookingLimits } from '@daybook/schema/rules/booking-window';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { utcMidnight } from '@daybook/schema/rules/date';
import type { BusinessRow, EventRow } from '../database/tables.ts';

/** What of a business decides about its slots. */
export type RulingBusiness = Pick<
  BusinessRow,
  | 'id'
  | 'timezone'
  | 'catalogueVersion'
  | 'minimumNoticeHours'
  | 'maximumDaysAhead'
  | 'dailyLimitPerPerson'
  | 'bankHolidays'
>;

function limitsOf(business: RulingBusiness): BookingLimits {
  return {
    noticeHours: business.minimumNoticeHours,
    daysAhead: business.maximumDaysAhead,
    perPersonADay: business.dailyLimitPerPerson,
  };
}

const HOUR = 3_600_000;

/** From when to when an event of that date may last, in any zone: a day event runs past midnight. Milliseconds since 1970. */
export function reachOf(date: string): Instants {
  const midnight = utcMidnight(date);
  return { startsAt: midnight - 14 * HOUR, endsAt: midnight + 60 * HOUR };
}

/** What a business's rules make of one event. */
export interface EventRules {
  timezone: string;
  limits: BookingLimits;
  blocked: readonly BlockedTime[];
}

export function rulesOf(
  business: RulingBusiness,
  event: Pick<EventRow, 'date' | 'patternId'>,
  blocked: readonly BlockedTime[],
): EventRules {
  return {
    timezone: business.timezone,
    limits: limitsOf(business),
    blocked: blockedOn(event, business, blocked),
  };
}

/** Returns what of a business's blocked times may meet the event, and the bank holiday that closes its date. */
function blockedOn(
  { date, patternId }: Pick<EventRow, 'date' | 'patternId'>,
  { bankHolidays }: RulingBusiness,
  blocked: readonly BlockedTime[],
): readonly BlockedTime[] {
  // A date that its owner published by hand takes bookings on a bank holiday.
  const holiday = bankHolidays && patternId !== null ? bankHolidayOn(bankHolidays, date) : null;
  if (blocked.length === 0 && holiday === null) return blocked;
  const reach = reachOf(date);
  const near = blocked.filter((time) => meet(time, reach));
  if (holiday === null) return near;
  return [...near, { ...reach, resourceId: null, by: 'bank holiday', note: holiday }];
}
