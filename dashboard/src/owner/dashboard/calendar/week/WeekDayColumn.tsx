import { useId, type CSSProperties } from 'react';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { dayTitle, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { hoursText, timeSpan } from '@daybook/schema/words/time-span';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { Link } from 'react-router';
import { STATUS_WORDS } from '../../../../booking-words/booking-texts.ts';
import { VisitAddress } from '../../../../booking-words/VisitAddress.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { booked, countOfBookings } from '../../../count-texts.ts';
import { bookingAddress } from '../../bookings/booking/booking-address.ts';
import * as texts from '../calendar-texts.ts';
import { clockChangeOn, zoneIfRepeated } from '../clock.ts';
import type { TimedBooking, WeekDay, TimedEvent } from '../day-contents.ts';
import { layOutDay, type Laid, type Span, firstGap, WEEK_ROW_MINUTES } from '../day-layout.ts';
import { pixelsOf, boxOf } from './week-height.ts';
import styles from './week.module.css';

interface WeekDayColumnProps {
  businessId: number;
  zone: string;
  day: WeekDay;
  rows: Span;
  blocks: readonly Laid<TimedBooking>[];
  today: string;
  /** Where the current-time line stands; null on every other day. */
  nowMinutes: number | null;
  isLoading: boolean;
  onOpenEvent: (event: OwnerEvent) => void;
}

/**
 * A day: its name, events that fill all of it, then its hours with open times in green and bookings over
 * them.
 */
export function WeekDayColumn(column: WeekDayColumnProps) {
  const { businessId, zone, day, rows, blocks, nowMinutes, isLoading, onOpenEvent } = column;
  const id = useId();
  return (
    <div className={styles.day} role="group" aria-labelledby={id} data-date={day.date}>
      <DayHead {...column} id={id} />
      <div className={styles.column} data-hours-of-day="" style={{ height: pixelsOf(rows.end - rows.start) }}>
        {isLoading ? <span className={styles.coming} aria-hidden="true" /> : null}
        {layOutDay(day.events, rows).map((laid) => (
          <OpenTimes
            key={laid.item.event.id}
            {...{ laid, rows, blocks }}
            isPast={day.date < column.today}
            onOpen={() => onOpenEvent(laid.item.event)}
          />
        ))}
        {blocks.length > 0 ? (
          <ul aria-label={countOfBookings(blocks.length)}>
            {blocks.map((laid) => (
              <BookingBlock key={laid.item.booking.id} {...{ businessId, zone, laid, rows }} />
            ))}
          </ul>
        ) : null}
        {nowMinutes === null ? null : (
          <div className={styles.now} style={{ top: pixelsOf(nowMinutes - rows.start) }}>
            <VisuallyHidden>
              {texts.NOW}: {clockTimeOf(nowMinutes)}
            </VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}

function DayHead({ id, day, zone, today, onOpenEvent }: WeekDayColumnProps & { id: string }) {
  const { date, dayEvents, stillOn } = day;
  const change = clockChangeOn(date, zone);
  const isToday = date === today;
  return (
    <div className={styles.head} data-today={isToday || undefined}>
      <h3 id={id} className={styles.name}>
        <span aria-hidden="true">
          {(WEEKDAYS[weekdayOf(date)] ?? '').slice(0, 3)}
          <b>{Number(date.slice(8))}</b>
        </span>
        <VisuallyHidden>{isToday ? texts.dayIsToday(dayTitle(date)) : dayTitle(date)}</VisuallyHidden>
      </h3>
      {change === 0 ? null : (
        <p className={styles.change}>{change > 0 ? texts.CLOCKS_FORWARD : texts.CLOCKS_BACK}</p>
      )}
      {stillOn.map((event) => (
        <button key={event.id} type="button" className={styles.dayEvent} onClick={() => onOpenEvent(event)}>
          {event.event_name} · {texts.untilOnDay(event.end_time)}
        </button>
      ))}
      {dayEvents.map((event) => (
        <button key={event.id} type="button" className={styles.dayEvent} onClick={() => onOpenEvent(event)}>
          {event.event_name} · {hoursText(event)} · {booked(event.booked_count)}
        </button>
      ))}
    </div>
  );
}

/** How many hues the style sheet has. */
const HUES = 6;

interface BookingBlockProps {
  businessId: number;
  zone: string;
  laid: Laid<TimedBooking>;
  rows: Span;
}

/** A booking, drawn at its time. Leads to the bookings table, where it is highlighted. */
function BookingBlock({ businessId, zone, laid, rows }: BookingBlockProps) {
  const { booking, seen } = laid.item;
  const { top, height } = boxOf(laid, rows);
  const place: CSSProperties = {
    top,
    left: `calc((100% - var(--gutter)) * ${laid.column / laid.columns})`,
    width: `calc((100% - var(--gutter)) / ${laid.columns})`,
    height,
  };
  const lines = linesOf(laid.item, zone);
  return (
    <li className={styles.place} style={place}>
      <div
        className={styles.booking}
        data-hue={booking.id % HUES}
        data-pending={booking.status === 'pending' || undefined}
        data-visit={seen.visitAddress !== '' || undefined}
      >
        <Link
          className={styles.way}
          to={bookingAddress(businessId, booking.booking_reference)}
          title={[seen.who, ...lines].join('\n')}
        >
          <strong>{seen.who}</strong>
          <span className={styles.lines}>{lines.join('\n')}</span>
        </Link>
        <VisitAddress booking={booking} className={styles.address} />
      </div>
    </li>
  );
}

/** Time, service with its price, place. */
function linesOf({ booking, seen }: TimedBooking, zone: string): string[] {
  const { when, what, price, where, status } = seen;
  const twin = zoneIfRepeated(Date.parse(booking.starts_at), zone);
  const time = when.times + (twin === null ? '' : ` ${twin}`);
  return [
    status === 'pending' ? `${time} · ${STATUS_WORDS.pending}` : time,
    price === null ? what : `${what} · ${price}`,
    where,
  ].filter(Boolean);
}

interface OpenTimesProps {
  laid: Laid<TimedEvent>;
  rows: Span;
  /** The bookings that cover parts of it. */
  blocks: readonly Span[];
  isPast: boolean;
  onOpen: () => void;
}

/**
 * The times for which an event takes bookings. A press anywhere on them lists its attendees; the keyboard
 * stops there once.
 */
function OpenTimes({ laid, rows, blocks, isPast, onOpen }: OpenTimesProps) {
  const { event, open } = laid.item;
  const inWidth: CSSProperties = {
    left: `calc(${(laid.column / laid.columns) * 100}% + 3px)`,
    width: `calc(${100 / laid.columns}% - 6px)`,
  };
  const label = labelPlace(open, blocks);
  return open.map((stretch, index) => (
    <button
      key={stretch.start}
      type="button"
      className={styles.open}
      style={{ ...boxOf(stretch, rows), ...inWidth }}
      onClick={onOpen}
      {...(index === 0 ? {} : { tabIndex: -1, 'aria-hidden': true })}
    >
      {index === 0 ? (
        <VisuallyHidden>
          {openState(event, isPast)} {event.event_name},{' '}
          {timeSpan(clockTimeOf(laid.item.start), clockTimeOf(laid.item.end), false)},{' '}
          {booked(event.booked_count)}
        </VisuallyHidden>
      ) : null}
      {label && label.start >= stretch.start && label.end <= stretch.end ? (
        <span
          className={styles.openText}
          style={{ top: pixelsOf(label.start - stretch.start), maxHeight: pixelsOf(label.end - label.start) }}
          aria-hidden="true"
        >
          <b>{openState(event, isPast)}</b>
          <span>{event.event_name}</span>
        </span>
      ) : null}
    </button>
  ));
}

/** The first place that no booking covers. Larger places are tried first, because the name fits there too. */
function labelPlace(open: readonly Span[], blocks: readonly Span[]): Span | null {
  for (const minutes of [2 * WEEK_ROW_MINUTES, WEEK_ROW_MINUTES]) {
    for (const stretch of open) {
      const gap = firstGap(stretch, blocks, minutes);
      if (gap) return gap;
    }
  }
  return null;
}

type Counted = Pick<OwnerEvent, 'free_count' | 'passed_count' | 'slot_count'>;

/**
 * 'Available', or why an event's times are not: full means that all are taken, and a time that passed
 * unbooked is not taken (decision 20). '' on past days, when nothing can be booked any more.
 */
export function openState({ free_count, passed_count, slot_count }: Counted, isPast: boolean): string {
  if (isPast || slot_count === 0) return '';
  if (free_count !== 0) return texts.AVAILABLE;
  return passed_count === 0 ? texts.FULLY_BOOKED : texts.NO_TIMES_LEFT;
}
