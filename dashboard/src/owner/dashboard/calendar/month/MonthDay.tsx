import type { OwnerEvent } from '@daybook/schema/contract/event';
import { longDate } from '@daybook/schema/rules/date';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { countOfBookings, countOfEvents } from '../../../count-texts.ts';
import { dayIsToday, moreEvents } from '../calendar-texts.ts';
import styles from './month-day.module.css';

interface MonthDayProps {
  date: string;
  events: readonly OwnerEvent[];
  bookingCount: number;
  isToday: boolean;
  /** True for a day of the month before or after. */
  isOutside: boolean;
  isLoading: boolean;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenDay: (date: string) => void;
}

/**
 * Shows one event and a summary of the bookings; the day's list has the rest. On a phone it shows the numbers
 * of both.
 */
export function MonthDay(day: MonthDayProps) {
  const { date, events, bookingCount, isToday, isOutside, isLoading } = day;
  const isEmpty = events.length === 0 && bookingCount === 0;
  const title = isToday ? dayIsToday(longDate(date)) : longDate(date);
  return (
    <td className={styles.day} data-outside={isOutside || undefined} data-today={isToday || undefined}>
      <time className={styles.number} dateTime={date}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <VisuallyHidden>{title}</VisuallyHidden>
      </time>
      {isLoading ? <span className={styles.coming} aria-hidden="true" /> : null}
      {isEmpty ? null : (
        <>
          <Contents {...day} />
          <Counts {...day} title={title} />
        </>
      )}
    </td>
  );
}

function Contents({ date, events, bookingCount, onOpenEvent, onOpenDay }: MonthDayProps) {
  const [first, ...others] = events;
  return (
    <div className={styles.contents}>
      {first ? (
        <button type="button" className={styles.event} onClick={() => onOpenEvent(first)}>
          <span className={styles.name}>
            <span className={styles.time}>{first.start_time}</span> {first.event_name}
          </span>
        </button>
      ) : null}
      {bookingCount > 0 ? (
        <button type="button" className={styles.bookings} onClick={() => onOpenDay(date)}>
          {countOfBookings(bookingCount)}
        </button>
      ) : null}
      {others.length > 0 ? (
        <button type="button" className={styles.more} onClick={() => onOpenDay(date)}>
          {moreEvents(others.length)}
        </button>
      ) : null}
    </div>
  );
}

function Counts({ date, events, bookingCount, onOpenDay, title }: MonthDayProps & { title: string }) {
  return (
    <button type="button" className={styles.counts} onClick={() => onOpenDay(date)}>
      <VisuallyHidden>{title}:</VisuallyHidden>
      {events.length > 0 ? (
        <span className={styles.eventCount}>
          <span aria-hidden="true">{events.length}</span>
          <VisuallyHidden>{countOfEvents(events.length)}</VisuallyHidden>
        </span>
      ) : null}
      {bookingCount > 0 ? (
        <span className={styles.bookingCount}>
          <span aria-hidden="true">{bookingCount}</span>
          <VisuallyHidden>{countOfBookings(bookingCount)}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}
