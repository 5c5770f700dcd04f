import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type RefObject,
  type HTMLAttributes,
} from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { Person } from '@daybook/schema/contract/catalogue';
import { addDays } from '@daybook/schema/rules/date';
import { useBookings } from '../../../../api/bookings.ts';
import { textOf } from '../../../../api/call-error.ts';
import { usePeople } from '../../../../api/catalogue.ts';
import { useEvents } from '../../../../api/events.ts';
import { LoadedInPlace } from '../../../../ui/Loaded.tsx';
import { CALENDAR_LOAD_FAILED, CALENDAR_LOADING } from '../calendar-texts.ts';
import { nowLine } from '../clock.ts';
import { columnsByPerson, contentsOf, isTeam } from '../by-person.ts';
import { titleOf, weekOf, type Place, type View } from '../shown-date.ts';
import { daysOf, type Contents } from '../day-contents.ts';
import { layOutDay, rowsFor, type Span } from '../day-layout.ts';
import { backOn, NONE_OFF, offOf, type OffOn } from '../off-on.ts';
import { useBookingActions } from '../../bookings/booking/BookingActions.tsx';
import type { TimeOffStart } from '../../../time-off/TimeOffDialog.tsx';
import { useChosenHours } from './use-chosen-hours.ts';
import { useDraggedBooking } from './use-dragged-booking.ts';
import { joinQueries } from '../join-queries.ts';
import { firstSeen, pixelsDown, useHoursHeight, boxOf, pixelsOf } from './hours-height.ts';
import type { PersonColours } from './BookingBlock.tsx';
import { HoursColumn as Column, type ShownDay } from './HoursColumn.tsx';
import styles from './hours.module.css';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';

interface Shown {
  place: Place;
  /** The person whose hours and bookings are shown; null for everyone. */
  personId: number | null;
}

interface HoursViewProps extends Shown {
  business: Business;
  today: string;
  now: number;
  /** True when somebody asked for exactly this day: its first booking comes into view. */
  isForDay: boolean;
  /** True makes the whole day fit into the window; otherwise a row has its full height. */
  isWholeDay: boolean;
  offOn: OffOn;
  /** The owner has dragged over hours. */
  onTimeOff: (start: TimeOffStart) => void;
  /** What a booking's colour means. */
  colours: PersonColours;
  /** `time` is where it was pressed, HH:MM. */
  onOpenEvent: (event: OwnerEvent, time?: string) => void;
}

/** A week by day, or a day by person, in quarters of an hour, placed by the business's wall clock. */
export function HoursView(props: HoursViewProps) {
  const { id } = props.business;
  const dates = datesOf(props.place);
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  // Asks from the day before on: an event that runs past midnight is still on when the week begins.
  const events = useEvents(id, { ...range, from: addDays(range.from, -1) });
  const query = joinQueries(joinQueries(events, useBookings(id, range)), usePeople(id));
  return (
    <LoadedInPlace
      query={query}
      failed={textOf(query.error, CALENDAR_LOAD_FAILED)}
      loading={CALENDAR_LOADING}
    >
      {(loaded) => <Columns {...props} {...{ dates }} contents={loaded?.[0]} team={loaded?.[1]} />}
    </LoadedInPlace>
  );
}

const HoursColumn = memo(Column);

const datesOf = ({ view, date }: Place) => (view === 'day' ? [date] : weekOf(date));

const NO_BLOCKS: readonly never[] = [];
const NOTHING: Contents = [[], []];

interface ColumnsProps extends HoursViewProps {
  dates: string[];
  /** Undefined while they are loading. */
  contents: Contents | undefined;
  team: Person[] | undefined;
}

function Columns(props: ColumnsProps) {
  const { business, team, place, personId, dates, contents, today, now } = props;
  const { isForDay, isWholeDay, colours, onOpenEvent } = props;
  const [from = place.date] = dates;
  const isReady = contents !== undefined;
  const { days, rows, laid } = useLaid(
    { view: place.view, from, personId, team },
    contents,
    business.timezone,
  );
  // Anew with the contents, which decide how wide a day is: so nothing that stood there is seen to move.
  const there = isReady ? 'there' : 'awaited';
  const line = nowLine(now, business.timezone, dates, rows);
  const scroller = useRef<HTMLDivElement>(null);
  const offs = useOffs(days, props.offOn, personId);
  const hours = useChosenHours(rows, personId, props.onTimeOff);
  const ask = useBookingActions();
  const moving = useDraggedBooking(rows, laid, (booking, start) => ask('move', booking, start));
  const chosen = moving.dragged ?? hours.chosen;
  useHoursHeight(scroller, rows, isWholeDay);
  const opensAt = firstSeen({ days, date: place.date, isForDay, line });
  useOpenAt(
    scroller,
    `${place.view} ${from} ${place.date} ${isForDay} ${isWholeDay}`,
    isReady,
    opensAt - rows.start,
    place.date,
  );
  const columns: CSSProperties = { gridTemplateColumns: gridColumns(laid.map(mostColumns)) };
  return (
    // Focusable, so that the keyboard can scroll it.
    <div
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-label={titleOf(place)}
      aria-busy={!isReady}
      tabIndex={0}
      data-whole-day={isWholeDay || undefined}
      {...laysDownOnEscape}
    >
      <div
        className={styles.week}
        style={columns}
        onPointerDown={(press) => {
          hours.onPointerDown(press);
          moving.onPointerDown(press);
        }}
        data-moving={moving.dragged ? '' : undefined}
      >
        <Hours rows={rows} />
        {days.map((day, index) => (
          <HoursColumn
            key={`${day.date} ${day.person?.id} ${there}`}
            {...{ day, rows, colours, onOpenEvent, today }}
            businessId={business.id}
            zone={business.timezone}
            blocks={laid[index] ?? NO_BLOCKS}
            off={offs[index] ?? NONE_OFF}
            personId={personId}
            backOn={day.person ? backOn(day.person.id, day.date, props.offOn) : null}
            chosen={chosen?.date === day.date && chosen.personId === (day.person?.id ?? null) ? chosen : null}
            nowMinutes={line?.date === day.date ? line.minutes : null}
            isLoading={!isReady}
          />
        ))}
      </div>
    </div>
  );
}

/** What is off on each day, or for each day's person. */
function useOffs(days: readonly ShownDay[], offOn: OffOn, personId: number | null) {
  return useMemo(
    () =>
      days.map(({ date, person }) => {
        const whose = person?.id ?? personId;
        return whose === null || whose === undefined ? offOn(date) : offOf(whose, offOn(date));
      }),
    [days, offOn, personId],
  );
}

interface Asked extends Pick<ColumnsProps, 'personId' | 'team'> {
  view: View;
  /** The date, or the Monday of the week. */
  from: string;
}

/** Reckoned anew only for other contents, so that what is drawn around the hours leaves their hundreds of blocks alone. */
function useLaid({ view, from, personId, team }: Asked, contents: Contents = NOTHING, zone: string) {
  return useMemo(() => {
    const days = shownDays({ view, from, personId, team }, contents, zone);
    const rows = rowsFor(days.flatMap(({ events, bookings }) => [...events, ...bookings]));
    return { days, rows, laid: days.map(({ bookings }) => layOutDay(bookings, rows)) };
  }, [view, from, personId, team, contents, zone]);
}

function shownDays({ view, from, personId, team = [] }: Asked, contents: Contents, zone: string): ShownDay[] {
  if (view === 'day' && isTeam(team))
    return columnsByPerson(from, team, contents, zone).filter(
      ({ person }) => personId === null || person?.id === personId,
    );
  return daysOf(
    datesOf({ view, date: from }),
    personId === null ? contents : contentsOf(personId, contents),
    zone,
  );
}

/** Scrolls to the minute and the date once for each place, and not again for every booking that arrives. */
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
    const day = [`[data-date="${date}"][data-busy]`, `[data-date="${date}"]`]
      .map((column) => box.querySelector<HTMLElement>(column))
      .find((column) => column !== null);
    const hours = box.querySelector<HTMLElement>('[data-hours]');
    box.scrollLeft = (day?.offsetLeft ?? 0) - (hours?.offsetWidth ?? 0);
  });
}

/** A day in which many bookings share the width is wider, so that none gets too narrow to read. */
function gridColumns(columns: readonly number[]): string {
  const days = columns.map((count) => `minmax(max(var(--day), ${count * 5.5}rem), 1fr)`);
  return `var(--hours) ${days.join(' ')}`;
}

const mostColumns = (blocks: readonly { columns: number }[]) =>
  Math.max(1, ...blocks.map(({ columns }) => columns));

const HOUR = 60;

/**
 * The column of hours, which stays while the days scroll. It is not read out, because each booking says its
 * own time.
 */
function Hours({ rows }: { rows: Span }) {
  const hours: number[] = [];
  for (let hour = rows.start; hour < rows.end; hour += HOUR) hours.push(hour);
  return (
    <div className={styles.hours} data-hours="" aria-hidden="true">
      <div className={styles.corner} data-corner="" />
      {/* Anew for other rows, so that no hour is seen to move. */}
      <div
        key={`${rows.start} ${rows.end}`}
        className={styles.scale}
        style={{ height: pixelsOf(rows.end - rows.start) }}
      >
        {hours.map((hour) => (
          <span
            key={hour}
            className={styles.hour}
            style={{ top: boxOf({ start: hour, end: hour }, rows).top }}
          >
            {clockTimeOf(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The styles of a booking's block ask for it: nothing grows. */
const LAID_DOWN = 'data-laid-down';

/**
 * For the box around the week: Escape lays down what has grown over its neighbours under the pointer or with the focus,
 * until either goes elsewhere. It is no state of React's, since nothing is drawn anew for it.
 */
const laysDownOnEscape: HTMLAttributes<HTMLElement> = {
  onKeyDown({ key, currentTarget }) {
    if (key === 'Escape') currentTarget.setAttribute(LAID_DOWN, '');
  },
  onFocus: ({ currentTarget }) => currentTarget.removeAttribute(LAID_DOWN),
  onPointerOver: ({ currentTarget }) => currentTarget.removeAttribute(LAID_DOWN),
};
