import { createFetchCalendar } from './calendars/busy/fetch-calendar.ts';
import { createReadCalendar } from './calendars/busy/read-calendar.ts';
import {
  createBusyCalendarReading,
  type BusyCalendarReading,
  type RefreshParts,
} from './calendars/busy/refresh-calendars.ts';
import type { Settings } from './settings.ts';

type CalendarsParts = Pick<RefreshParts, 'database' | 'clock' | 'publicUrl' | 'tell' | 'onMailQueued'>;

export function startCalendars(
  { readsLocalCalendars }: Settings,
  parts: CalendarsParts,
): BusyCalendarReading {
  return createBusyCalendarReading({
    ...parts,
    fetchCalendar: createFetchCalendar({ allowsThisMachine: readsLocalCalendars }),
    readCalendar: createReadCalendar(),
  });
}
