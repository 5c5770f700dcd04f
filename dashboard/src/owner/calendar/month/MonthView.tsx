import type { OwnerEvent } from '@daybook/schema/contract/event';
import { monthOf, monthTitle, WEEKDAYS } from '@daybook/schema/rules/date';
import { CALENDAR_LOAD_FAILED, CALENDAR_LOADING } from '@daybook/schema/words/calendar';
import { useBookedDays } from '../../../api/bookings.ts';
import { textOf } from '../../../api/call-error.ts';
import { useEvents } from '../../../api/events.ts';
import { ErrorState } from '../../../ui/message/ErrorState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { weeksOfMonth } from '../dates.ts';
import { byDate } from '../day-contents.ts';
import type { Place } from '../place.ts';
import { MonthDay } from './MonthDay.tsx';
import styles from './month.module.css';

interface MonthViewProps {
  businessId: number;
  place: Place;
  today: string;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenDay: (date: string) => void;
}

/** A month of whole weeks: each day with its events in green and its bookings in blue. */
export function MonthView({ businessId, place, today, onOpenEvent, onOpenDay }: MonthViewProps) {
  const month = monthOf(place.date);
  const weeks = weeksOfMonth(month);
  const dates = weeks.flat();
  const range = { from: dates[0] ?? place.date, to: dates.at(-1) ?? place.date };
  const events = useEvents(businessId, range);
  const booked = useBookedDays(businessId, range);
  const failed = [events, booked].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <ErrorState
        text={textOf(failed.error, CALENDAR_LOAD_FAILED)}
        onRetry={() => void Promise.all([events.refetch(), booked.refetch()])}
        isRetrying={events.isFetching || booked.isFetching}
      />
    );
  const isReady = [events, booked].every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  const eventsOf = byDate(isReady ? (events.data ?? []) : [], ({ event_date }) => event_date);
  const countOf = new Map((isReady ? booked.data : [])?.map((day) => [day.date, day.booking_count]));
  return (
    <div className={styles.frame} aria-busy={!isReady}>
      {isReady ? null : (
        <p role="status">
          <VisuallyHidden>{CALENDAR_LOADING}</VisuallyHidden>
        </p>
      )}
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
                  isLoading={!isReady}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
