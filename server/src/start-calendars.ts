import { createFetchCalendar } from './calendars/busy/fetch-calendar.ts';
import { createReadCalendar } from './calendars/busy/read-calendar.ts';
import {
  createBusyCalendarReading,
  refreshCalendarsJob,
  type RefreshParts,
} from './calendars/busy/refresh-calendars.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores.ts';

interface CalendarsParts extends Pick<RefreshParts, 'clock' | 'publicUrl' | 'tell' | 'wake'> {
  stores: Pick<Stores, 'busyCalendars'>;
}

export function startCalendars({ readsLocalCalendars }: Settings, { stores, ...parts }: CalendarsParts) {
  const reading = createBusyCalendarReading({
    ...parts,
    store: stores.busyCalendars,
    fetchCalendar: createFetchCalendar({ allowsThisMachine: readsLocalCalendars }),
    readCalendar: createReadCalendar(),
  });
  return { reading, job: refreshCalendarsJob(reading) };
}
