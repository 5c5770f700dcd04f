import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { BookedDay } from '@daybook/schema/contract/owner-booking';
import { monthOf, monthTitle, WEEKDAYS, longDate } from '@daybook/schema/rules/date';
import { textOf } from '#api/call-error.ts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { countOfBookings, countOfEvents } from '#owner/count-texts.ts';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import { Card } from '#ui/Card.tsx';
import { LoadedInPlace } from '#ui/Loaded.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from '../calendar-texts.ts';
import { byDate } from '../day-contents.ts';
import type { Off, OffOn } from '../off-on.ts';
import { weeksOfMonth, type Place } from '../shown-date.ts';
import { useDrag } from '../use-drag.ts';
import { useJoinedQueries } from '../use-joined-queries.ts';
import styles from './month.module.css';

interface MonthViewProps {
  offOn: OffOn;
  onTimeOff: (start: TimeOffStart) => void;
  businessId: number;
  place: Place;
  today: string;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenDay: (date: string) => void;
}

export function MonthView({ businessId, place, ...shown }: MonthViewProps) {
  const month = monthOf(place.date);
  const weeks = weeksOfMonth(month);
  const dates = weeks.flat();
  const range = { from: dates[0] ?? place.date, to: dates.at(-1) ?? place.date };
  const query = useJoinedQueries(
    useCall('listEvents', { params: { businessId }, query: range }, KEEPS_PREVIOUS),
    useCall('countBookedDays', { params: { businessId }, query: range }, KEEPS_PREVIOUS),
  );
  return (
    <LoadedInPlace
      query={query}
      failed={textOf(query.error, texts.CALENDAR_LOAD_FAILED)}
      loading={texts.CALENDAR_LOADING}
    >
      {(contents) => <Month {...shown} month={month} weeks={weeks} contents={contents} />}
    </LoadedInPlace>
  );
}

interface MonthProps extends Omit<MonthViewProps, 'businessId' | 'place'> {
  /** YYYY-MM */
  month: string;
  /** The month's dates, and those around it that complete its weeks. */
  weeks: string[][];
  /** The events, and how many bookings each day has. Undefined while loading. */
  contents: [OwnerEvent[], BookedDay[]] | undefined;
}

function Month(props: MonthProps) {
  const { month, weeks, contents, today, offOn, onOpenEvent, onOpenDay } = props;
  const { chosen, onPointerDown } = useChosenDays(props.onTimeOff);
  const [events, bookedDays] = contents ?? [[], []];
  const eventsOf = byDate(events, ({ event_date }) => event_date);
  const countOf = new Map(bookedDays.map(({ date, booking_count }) => [date, booking_count]));
  return (
    <>
      {/* Hidden from screen readers, because each day says in words what its figures count. */}
      <p className={styles.legend} aria-hidden="true">
        <span data-of="events">{texts.EVENTS_KEY}</span>
        <span data-of="bookings">{texts.BOOKINGS_KEY}</span>
      </p>
      <Card aria-busy={contents === undefined}>
        <table className={styles.month} onPointerDown={onPointerDown}>
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
                    date={date}
                    onOpenEvent={onOpenEvent}
                    onOpenDay={onOpenDay}
                    events={eventsOf.get(date) ?? []}
                    bookingCount={countOf.get(date) ?? 0}
                    off={offOn(date)}
                    isChosen={chosen !== null && chosen.starts_on <= date && date <= chosen.ends_on}
                    isToday={date === today}
                    isOutside={monthOf(date) !== month}
                    isLoading={contents === undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

function useChosenDays(onTimeOff: (start: TimeOffStart) => void) {
  const inOrder = ({ from, to }: { from: string; to: string }) =>
    from <= to ? { starts_on: from, ends_on: to } : { starts_on: to, ends_on: from };
  const { dragged, onPointerDown } = useDrag<string>({
    pointAt: ({ clientX, clientY }) =>
      document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')?.dataset.date ?? null,
    isSame: (one, other) => one === other,
    onDone: (days) => onTimeOff(inOrder(days)),
  });
  return { chosen: dragged && inOrder(dragged), onPointerDown };
}

interface MonthDayProps {
  date: string;
  off: readonly Off[];
  isChosen: boolean;
  events: readonly OwnerEvent[];
  bookingCount: number;
  isToday: boolean;
  /** True for a day of the month before or after */
  isOutside: boolean;
  isLoading: boolean;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenDay: (date: string) => void;
}

/** Shows one event and a summary of the bookings, or below 768 px the number of each. */
function MonthDay(day: MonthDayProps) {
  const { date, off, isChosen, events, bookingCount, isToday, isOutside, isLoading } = day;
  const isEmpty = events.length === 0 && bookingCount === 0;
  const title = isToday ? texts.dayIsToday(longDate(date)) : longDate(date);
  return (
    <td
      className={styles.day}
      data-date={date}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      data-off={off.some(({ isClosed }) => isClosed) || undefined}
      data-chosen={isChosen || undefined}
    >
      <time className={styles.number} dateTime={date}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <VisuallyHidden>{title}</VisuallyHidden>
      </time>
      {off.length > 0 ? (
        <span className={styles.off} title={off.map(({ label }) => label).join(', ')}>
          {off.map(({ label }) => label).join(', ')}
        </span>
      ) : null}
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
          {texts.moreEvents(others.length)}
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
