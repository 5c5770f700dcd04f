import type { Job } from '../jobs/schedule.ts';
import type { BusyCalendarReading } from './busy/refresh-calendars.ts';

/** Each minute reads the calendars elsewhere that are due: each calendar is every ten minutes. */
export function refreshCalendarsJob(reading: Pick<BusyCalendarReading, 'refreshDue'>): Job {
  return { name: 'calendars', pattern: '* * * * *', run: () => reading.refreshDue() };
}
