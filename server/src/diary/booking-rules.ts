/** A business's rules and blocked times for an event, in the shape for schema/rules/slots. */

import { HOUR } from '@daybook/schema/figures/periods';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { meet, type BlockedTime, type Instants } from '@daybook/schema/rules/blocked-times';
import type { BookingLimits } from '@daybook/schema/rules/booking-window';
import { utcMidnight } from '@daybook/schema/rules/date';
import type { BusinessRow, EventRow } from '../database/tables.ts';

export type RulingBusiness = Pick<
  BusinessRow,
  'id' | 'timezone' | 'minimumNoticeHours' | 'maximumDaysAhead' | 'dailyLimitPerPerson' | 'bankHolidays'
>;

/** Returns the earliest start and latest end of that date's events, in any zone. Milliseconds since 1970. */
export function reachOf(date: string): Instants {
  const midnight = utcMidnight(date);
  return { startsAt: midnight - 14 * HOUR, endsAt: midnight + 60 * HOUR };
}

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
    limits: {
      noticeHours: business.minimumNoticeHours,
      daysAhead: business.maximumDaysAhead,
      perPersonADay: business.dailyLimitPerPerson,
    },
    blocked: blockedOn(event, business, blocked),
  };
}

/** Returns blocked times that may overlap the event, and the bank holiday that closes its date. */
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
