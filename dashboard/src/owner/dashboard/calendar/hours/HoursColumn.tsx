import { useId, type CSSProperties } from 'react';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { dayTitle, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { hoursText, timeSpan } from '@daybook/schema/words/time-span';
import { booked, countOfBookings } from '#owner/count-texts.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { closedTimes, type ColumnPerson } from '../by-person.ts';
import * as texts from '../calendar-texts.ts';
import { clockChangeOn } from '../clock.ts';
import { isEmpty, type Day, type TimedBooking, type TimedEvent } from '../day-contents.ts';
import { layOutDay, type Laid, type Span, firstGap, WEEK_ROW_MINUTES } from '../day-layout.ts';
import { HOLIDAY, isAllDay, type Off } from '../off-on.ts';
import { BookingBlock, type PersonColours } from './BookingBlock.tsx';
import { HeldTimes } from './HeldTimes.tsx';
import { boxOf, pixelsOf } from './hours-height.ts';
import styles from './hours.module.css';

/** A day, or one person's part of it. If `person` is null, it is the part without a person. */
export interface ShownDay extends Day {
  person?: ColumnPerson;
}

interface HoursColumnProps {
  businessId: number;
  zone: string;
  day: ShownDay;
  colours: PersonColours;
  rows: Span;
  blocks: readonly Laid<TimedBooking>[];
  off: readonly Off[];
  /** The person whose week it is, or null for everyone */
  personId: number | null;
  /** When the column's person is back, if they are off all day. */
  backOn: string | null;
  /** The hours that the owner drags over or has pressed, if they are in this column */
  chosen: Span | null;
  today: string;
  /** Where the current-time line is, or null on all days but today */
  nowMinutes: number | null;
  isLoading: boolean;
  onOpenEvent: (event: OwnerEvent) => void;
}

export function HoursColumn(column: HoursColumnProps) {
  const { businessId, zone, day, off, chosen, rows, blocks, colours, nowMinutes, isLoading } = column;
  const id = useId();
  return (
    <div
      className={styles.day}
      role="group"
      aria-labelledby={id}
      data-date={day.date}
      data-person-id={day.person?.id}
      data-busy={isEmpty(day) ? undefined : ''}
    >
      <DayHead {...column} id={id} />
      <div
        className={styles.column}
        data-hours-of-day=""
        data-covered={isCovered(day.events, blocks) ? '' : undefined}
        style={{ height: pixelsOf(rows.end - rows.start) }}
      >
        {isLoading ? <span className={styles.coming} aria-hidden="true" /> : null}
        {day.person && !isLoading ? <ClosedTimes day={day} rows={rows} off={off} /> : null}
        {layOutDay(day.events, rows).map((laid) => (
          <OpenTimes
            key={laid.item.event.id}
            laid={laid}
            rows={rows}
            blocks={blocks}
            isPast={day.date < column.today}
            isOfOne={day.person === undefined || laid.item.event.people.length < 2}
          />
        ))}
        <OffHours off={off} rows={rows} isOfOne={day.person !== undefined} />
        {isLoading ? null : (
          <HeldTimes
            businessId={businessId}
            rows={rows}
            date={day.date}
            of={personOf(day, column.personId)}
          />
        )}
        {chosen ? (
          <div className={styles.chosen} style={boxOf(chosen, rows)} data-chosen="" aria-hidden="true">
            {clockTimeOf(chosen.start)}
          </div>
        ) : null}
        {blocks.length > 0 ? (
          <ul aria-label={countOfBookings(blocks.length)}>
            {blocks.map((laid) => (
              <BookingBlock
                key={laid.item.booking.id}
                businessId={businessId}
                zone={zone}
                laid={laid}
                rows={rows}
                colours={colours}
                isPersonNamed={day.person === undefined}
                isMovable={day.date >= column.today}
              />
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

/** Returns whose times a column shows: everyone's, one person's, or (null) those without a person. */
const personOf = ({ person }: ShownDay, personId: number | null) =>
  person === undefined ? (personId ?? 'everyone') : (person?.id ?? null);

/** Returns whether bookings cover all of an event, so that it needs room beside them to be clicked. */
const isCovered = (events: readonly TimedEvent[], blocks: readonly Span[]) =>
  events.some(({ open }) => labelPlace(open, blocks) === null);

/** Draws time off over the open times. In a column for the whole team, one person's time off isn't drawn. */
function OffHours({ off, rows, isOfOne }: Pick<HoursColumnProps, 'off' | 'rows'> & { isOfOne: boolean }) {
  return off
    .filter(({ key, resourceId }) => key !== HOLIDAY && (isOfOne || resourceId === null))
    .map(({ key, hours }) => {
      const start = Math.max(rows.start, hours?.start ?? rows.start);
      const end = Math.min(rows.end, hours?.end ?? rows.end);
      return start < end ? (
        <div key={key} className={styles.offHours} style={boxOf({ start, end }, rows)} aria-hidden="true" />
      ) : null;
    });
}

/** Hatches the times when the column's person doesn't work. A day off is drawn differently. */
function ClosedTimes({ day, rows, off }: Pick<HoursColumnProps, 'day' | 'rows' | 'off'>) {
  if (off.some(isAllDay)) return null;
  return closedTimes(day, rows).map(({ start, end, text }) => (
    <div key={start} className={styles.closed} style={boxOf({ start, end }, rows)} aria-hidden="true">
      {text}
    </div>
  ));
}

function DayHead({ id, day, off, backOn, zone, today, onOpenEvent }: HoursColumnProps & { id: string }) {
  const { date, dayEvents, stillOn, person } = day;
  const change = clockChangeOn(date, zone);
  return (
    <div className={styles.head} data-today={date === today || undefined}>
      {person === undefined ? (
        <DateHeading id={id} date={date} isToday={date === today} />
      ) : (
        <PersonHeading id={id} day={day} person={person} backOn={backOn} />
      )}
      {change === 0 ? null : (
        <p className={styles.change}>{change > 0 ? texts.CLOCKS_FORWARD : texts.CLOCKS_BACK}</p>
      )}
      {off.map(({ key, label, note }) => (
        <p key={key} className={styles.off}>
          {note === null ? label : `${label}: ${note}`}
        </p>
      ))}
      {stillOn.map((event) => (
        <button key={event.id} type="button" className={styles.dayEvent} onClick={() => onOpenEvent(event)}>
          {event.event_name} · {texts.untilOnDay(event.end_time)}
        </button>
      ))}
      {dayEvents.map((event) => (
        <button key={event.id} type="button" className={styles.dayEvent} onClick={() => onOpenEvent(event)}>
          {event.event_name} · {hoursText(event)} · {booked(event.booked_places)}
        </button>
      ))}
    </div>
  );
}

function DateHeading({ id, date, isToday }: { id: string; date: string; isToday: boolean }) {
  return (
    <h3 id={id} className={styles.name}>
      <span aria-hidden="true">
        {(WEEKDAYS[weekdayOf(date)] ?? '').slice(0, 3)}
        <b>{Number(date.slice(8))}</b>
      </span>
      <VisuallyHidden>{isToday ? texts.dayIsToday(dayTitle(date)) : dayTitle(date)}</VisuallyHidden>
    </h3>
  );
}

interface PersonHeadingProps extends Pick<HoursColumnProps, 'backOn'> {
  id: string;
  day: Day;
  person: ColumnPerson;
}

function PersonHeading({ id, day, person, backOn }: PersonHeadingProps) {
  const absence = backOn === null ? texts.NO_HOURS : texts.offUntil(dayTitle(backOn));
  return (
    <>
      <h3 id={id} className={styles.person}>
        {person === null ? (
          texts.NOBODY_NAMED
        ) : (
          <>
            <span className={styles.dot} style={{ '--hue': person.colour }} aria-hidden="true" />
            {person.name}
          </>
        )}
      </h3>
      <p className={styles.load}>
        {day.bookings.length === 0 && (backOn !== null || isEmpty(day))
          ? absence
          : booked(day.bookings.length)}
      </p>
    </>
  );
}

interface OpenTimesProps {
  laid: Laid<TimedEvent>;
  rows: Span;
  blocks: readonly Span[];
  isPast: boolean;
  /** False in a team member's own column, because the event's free times may be another person's. */
  isOfOne: boolean;
}

/** A press opens a card for its time (use-card.ts). There is one tab stop, where bookings leave most room. */
function OpenTimes({ laid, rows, blocks, isPast, isOfOne }: OpenTimesProps) {
  const { event, open } = laid.item;
  const state = isOfOne ? openState(event, isPast) : '';
  const inWidth: CSSProperties = {
    left: `calc(${(laid.column / laid.columns) * 100}% + 3px)`,
    width: `calc(${100 / laid.columns}% - 6px)`,
  };
  const label = labelPlace(open, blocks);
  const hasLabel = ({ start, end }: Span) => label !== null && label.start >= start && label.end <= end;
  const stop = open.find(hasLabel) ?? open[0];
  return open.map((stretch) => (
    <button
      key={stretch.start}
      type="button"
      className={styles.open}
      style={{ ...boxOf(stretch, rows), ...inWidth }}
      aria-haspopup="dialog"
      data-opens-at={label?.start ?? stretch.start}
      {...(stretch === stop ? {} : { tabIndex: -1, 'aria-hidden': true })}
    >
      {stretch === stop ? (
        <VisuallyHidden>
          {state} {event.event_name},{' '}
          {timeSpan(clockTimeOf(laid.item.start), clockTimeOf(laid.item.end), false)}
          {isOfOne ? `, ${booked(event.booked_places)}` : ''}
        </VisuallyHidden>
      ) : null}
      {label && hasLabel(stretch) ? (
        <span
          className={styles.openText}
          style={{ top: pixelsOf(label.start - stretch.start), maxHeight: pixelsOf(label.end - label.start) }}
          aria-hidden="true"
        >
          <b>{state}</b>
          <span>{event.event_name}</span>
        </span>
      ) : null}
    </button>
  ));
}

/** Returns a place that no booking covers: the first with room for the name, or else the first of any. */
function labelPlace(open: readonly Span[], blocks: readonly Span[]): Span | null {
  for (const minutes of [2 * WEEK_ROW_MINUTES, WEEK_ROW_MINUTES]) {
    for (const stretch of open) {
      const gap = firstGap(stretch, blocks, minutes);
      if (gap) return gap;
    }
  }
  return null;
}

type Counted = Pick<OwnerEvent, 'free_count' | 'passed_count' | 'slot_count' | 'is_over'>;

/**
 * Returns 'Available', or why no time is. 'Fully booked' means that all are taken, and a time that passed
 * unbooked is not taken. Booking rules can close the rest. Returns '' on past days.
 */
export function openState(counted: Counted, isPast: boolean): string {
  const { free_count, passed_count, slot_count, is_over } = counted;
  if (isPast || slot_count === 0) return '';
  if (free_count !== 0) return texts.AVAILABLE;
  if (passed_count === slot_count && !is_over) return texts.CLOSED_BY_RULES;
  return passed_count === 0 ? texts.FULLY_BOOKED : texts.NO_TIMES_LEFT;
}
