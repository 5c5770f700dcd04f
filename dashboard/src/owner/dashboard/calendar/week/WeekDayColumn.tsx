import { useId } from 'react';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { dayTitle, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { hoursText } from '@daybook/schema/words/time-span';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { booked, countOfBookings } from '../../../count-texts.ts';
import * as texts from '../calendar-texts.ts';
import { clockChangeOn } from '../clock.ts';
import type { TimedBooking, WeekDay } from '../day-contents.ts';
import { layOutDay, type Laid, type Span } from '../day-layout.ts';
import { BookingBlock } from './BookingBlock.tsx';
import { OpenTimes } from './OpenTimes.tsx';
import { pixelsOf } from './week-height.ts';
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
