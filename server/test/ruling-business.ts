import type { RulingBusiness } from '../src/diary/booking-rules.ts';

/** A business without any rules. */
export const anyBusiness: RulingBusiness = {
  id: 1,
  timezone: 'Europe/London',
  minimumNoticeHours: 0,
  maximumDaysAhead: null,
  dailyLimitPerPerson: null,
  bankHolidays: null,
};
