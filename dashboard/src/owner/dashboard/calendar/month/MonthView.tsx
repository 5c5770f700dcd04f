import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { BookedDay } from '@daybook/schema/contract/owner-booking';
import { monthOf, monthTitle, WEEKDAYS } from '@daybook/schema/rules/date';
import { useBookedDays } from '../../../../api/bookings.ts';
import { textOf } from '../../../../api/call-error.ts';
import { useEvents } from '../../../../api/events.ts';
import { LoadedInPlace } from '../../../../ui/Loaded.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { BOOKINGS_KEY, CALENDAR_LOAD_FAILED, CALENDAR_LOADING, EVENTS_KEY } from '../calendar-texts.ts';
import { weeksOfMonth } from '../dates.ts';
import { byDate } from '../day-contents.ts';
import type { Place } from '../shown-date.ts';
import { together } from '../overlapping-bookings.ts';
import { MonthDay } from './MonthDay.tsx';
import styles from './month-view.module.css';

interface MonthViewProps {
  businessId: number;
  place: Place;
  today: string;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenDay: (date: string) => void;
}

/** A month of whole weeks: each day with its events in green and its bookings in blue. */
export function MonthView({ businessId, place, ...shown }: MonthViewProps) {
  const month = monthOf(place.date);
  const weeks = weeksOfMonth(month);
  const dates = weeks.flat();
  const range = { from: dates[0] ?? place.date, to: dates.at(-1) ?? place.date };
  const query = together(useEvents(businessId, range), useBookedDays(businessId, range));
  return (
    <LoadedInPlace
      query={query}
      failed={textOf(query.error, CALENDAR_LOAD_FAILED)}
      loading={CALENDAR_LOADING}
    >
      {(contents) => <Month {...shown} {...{ month, weeks, contents }} />}
    </LoadedInPlace>
  );
}

interface MonthProps extends Pick<MonthViewProps, 'today' | 'onOpenEvent' | 'onOpenDay'> {
  /** YYYY-MM */
  month: string;
  /** The month's dates, and the dates around it that fill its weeks. */
  weeks: string[][];
  /** The events, and how many bookings each day holds. Undefined while they are loading. */
  contents: [OwnerEvent[], BookedDay[]] | undefined;
}

function Month({ month, weeks, contents, today, onOpenEvent, onOpenDay }: MonthProps) {
  const [events, bookedDays] = contents ?? [[], []];
  const eventsOf = byDate(events, ({ event_date }) => event_date);
  const countOf = new Map(bookedDays.map(({ date, booking_count }) => [date, booking_count]));
  return (
    <>
      {/* Each day says the same in words to those who cannot see its two figures. */}
      <p className={styles.legend} aria-hidden="true">
        <span data-of="events">{EVENTS_KEY}</span>
        <span data-of="bookings">{BOOKINGS_KEY}</span>
      </p>
      <div className={styles.frame} aria-busy={contents === undefined}>
        <table className={styles.month}>
          <caption>
            <VisuallyHidden>{monthTitle(month)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col" className={styles.weekday}>
                  <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                  <VisuallyHidden>{weekday}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <MonthDay
                    key={date}
                    {...{ date, onOpenEvent, onOpenDay }}
                    events={eventsOf.get(date) ?? []}
                    bookingCount={countOf.get(date) ?? 0}
                    isToday={date === today}
                    isOutside={monthOf(date) !== month}
                    isLoading={contents === undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
