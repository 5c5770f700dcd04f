import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { addDays } from '@daybook/schema/rules/date';
import { CALENDAR_LOAD_FAILED, CALENDAR_LOADING } from '@daybook/schema/words/calendar';
import { useBookings } from '../../../api/bookings.ts';
import { textOf } from '../../../api/call-error.ts';
import { useEvents } from '../../../api/events.ts';
import { ErrorState } from '../../../ui/message/ErrorState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { nowLine } from '../clock.ts';
import { weekOf, weekTitle } from '../dates.ts';
import { daysOfWeek } from '../day-contents.ts';
import { layOutDay, rowsFor } from '../day-layout.ts';
import type { Place } from '../place.ts';
import { Hours } from './Hours.tsx';
import { firstSeen } from './first-seen.ts';
import { pixelsDown, useWeekHeight } from './week-height.ts';
import { WeekDayColumn } from './WeekDayColumn.tsx';
import styles from './week.module.css';

interface WeekViewProps {
  business: Business;
  place: Place;
  today: string;
  now: number;
  /** That very day was asked for: its first booking comes into view. */
  isForDay: boolean;
  /** Its hours fit into the window; else a row has its full height. */
  isWholeDay: boolean;
  onOpenEvent: (event: OwnerEvent) => void;
}

/** Monday to Sunday in quarters of an hour, positions by the business's wall clock. */
export function WeekView(props: WeekViewProps) {
  const { business, place, today, now, isForDay, isWholeDay, onOpenEvent } = props;
  const dates = weekOf(place.date);
  const [from = place.date] = dates;
  const { days, isReady, failed } = useWeek(business, dates);
  const rows = rowsFor(days.flatMap(({ events, bookings }) => [...events, ...bookings]));
  const laid = days.map(({ bookings }) => layOutDay(bookings, rows));
  const line = nowLine(now, business.timezone, dates, rows);
  const scroller = useRef<HTMLDivElement>(null);
  useWeekHeight(scroller, rows, isWholeDay);
  const opensAt = firstSeen({ days, date: place.date, isForDay, line });
  useOpenAt(
    scroller,
    `${from} ${place.date} ${isForDay} ${isWholeDay}`,
    isReady,
    opensAt - rows.start,
    place.date,
  );
  if (failed) return failed;
  const columns: CSSProperties = { gridTemplateColumns: gridColumns(laid.map(mostColumns)) };
  return (
    // Focusable, so that the keyboard can scroll it.
    <div
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-label={weekTitle(place.date)}
      aria-busy={!isReady}
      tabIndex={0}
      data-whole-day={isWholeDay || undefined}
    >
      {isReady ? null : (
        <p role="status">
          <VisuallyHidden>{CALENDAR_LOADING}</VisuallyHidden>
        </p>
      )}
      <div className={styles.week} style={columns}>
        <Hours rows={rows} />
        {days.map((day, index) => (
          <WeekDayColumn
            key={day.date}
            {...{ day, rows, onOpenEvent, today }}
            businessId={business.id}
            zone={business.timezone}
            blocks={laid[index] ?? []}
            nowMinutes={line?.date === day.date ? line.minutes : null}
            isLoading={!isReady}
          />
        ))}
      </div>
    </div>
  );
}

/** The days of the week as far as they are there, and what stands in their place when they cannot be had. */
function useWeek({ id, timezone }: Business, dates: readonly string[]) {
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  // From the day before: what runs past midnight then is still on as the week begins.
  const events = useEvents(id, { ...range, from: addDays(range.from, -1) });
  const bookings = useBookings(id, range);
  const isReady = [events, bookings].every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  const error = [events, bookings].find(({ isError, data }) => isError && data === undefined)?.error;
  return {
    days: daysOfWeek(
      dates,
      isReady ? (events.data ?? []) : [],
      isReady ? (bookings.data ?? []) : [],
      timezone,
    ),
    isReady,
    failed: error ? (
      <ErrorState
        text={textOf(error, CALENDAR_LOAD_FAILED)}
        onRetry={() => void Promise.all([events.refetch(), bookings.refetch()])}
        isRetrying={events.isFetching || bookings.isFetching}
      />
    ) : null,
  };
}

/** Scrolls to the minute and the date once for each place, not with every booking that arrives. */
function useOpenAt(
  scroller: RefObject<HTMLDivElement | null>,
  place: string,
  isReady: boolean,
  minutes: number,
  date: string,
) {
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isReady || opened.current === place) return;
    opened.current = place;
    box.scrollTop = pixelsDown(box, minutes);
    const day = box.querySelector<HTMLElement>(`[data-date="${date}"]`);
    const hours = box.querySelector<HTMLElement>('[data-hours]');
    box.scrollLeft = (day?.offsetLeft ?? 0) - (hours?.offsetWidth ?? 0);
  });
}

/** Where many bookings share a day's width, that day is wider: none gets too narrow to read. */
function gridColumns(columns: readonly number[]): string {
  const days = columns.map((count) => `minmax(${Math.max(8, count * 5.5)}rem, 1fr)`);
  return `var(--hours) ${days.join(' ')}`;
}

const mostColumns = (blocks: readonly { columns: number }[]) =>
  Math.max(1, ...blocks.map(({ columns }) => columns));
