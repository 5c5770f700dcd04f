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
import type { Person } from '@daybook/schema/contract/catalogue';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { textOf } from '#api/call-error.ts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import type { BookingStart } from '#owner/add-booking/booking-start.ts';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import { LoadedInPlace } from '#ui/Loaded.tsx';
import { dialogPart } from '#ui/part.tsx';
import { columnsByPerson, contentsOf, isTeam } from '../by-person.ts';
import { CALENDAR_LOAD_FAILED, CALENDAR_LOADING } from '../calendar-texts.ts';
import { nowLine } from '../clock.ts';
import { daysOf, type Contents } from '../day-contents.ts';
import { layOutDay, rowsFor, type Span } from '../day-layout.ts';
import { backOn, NONE_OFF, offOf, type OffOn } from '../off-on.ts';
import { titleOf, weekOf, type Place, type View } from '../shown-date.ts';
import { useJoinedQueries } from '../use-joined-queries.ts';
import type { PersonColours } from './BookingBlock.tsx';
import { firstSeen, pixelsDown, useHoursHeight, boxOf, pixelsOf } from './hours-height.ts';
import { HoursColumn as Column, type ShownDay } from './HoursColumn.tsx';
import { usePresses } from './use-presses.ts';
import styles from './hours.module.css';

interface Shown {
  place: Place;
  /** Null for everyone. */
  personId: number | null;
}

interface HoursViewProps extends Shown {
  business: Business;
  today: string;
  now: number;
  /** True if somebody asked for exactly this day. The view then opens at its first booking. */
  isForDay: boolean;
  /** If true, the whole day fits into the window. Otherwise rows have their full height. */
  isWholeDay: boolean;
  offOn: OffOn;
  colours: PersonColours;
  onOpenEvent: (event: OwnerEvent) => void;
  onBook: (start: BookingStart) => void;
  onTimeOff: (start: TimeOffStart) => void;
}

export function HoursView(props: HoursViewProps) {
  const { id } = props.business;
  const dates = datesOf(props.place);
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  // Asks from the day before, because an event that runs past midnight is still on when the week begins.
  const events = useCall(
    'listEvents',
    { params: { businessId: id }, query: { ...range, from: addDays(range.from, -1) } },
    KEEPS_PREVIOUS,
  );
  const contents = useJoinedQueries(
    events,
    useCall('listBookings', { params: { businessId: id }, query: range }, KEEPS_PREVIOUS),
  );
  const query = useJoinedQueries(contents, useCall('listPeople', { params: { businessId: id } }));
  return (
    <LoadedInPlace
      query={query}
      failed={textOf(query.error, CALENDAR_LOAD_FAILED)}
      loading={CALENDAR_LOADING}
    >
      {(loaded) => <Columns {...props} dates={dates} contents={loaded?.[0]} team={loaded?.[1]} />}
    </LoadedInPlace>
  );
}

const HoursColumn = memo(Column);
const Cards = dialogPart(async () => (await import('../card/Cards.tsx')).Cards);

const datesOf = ({ view, date }: Place) => (view === 'day' ? [date] : weekOf(date));

const NO_BLOCKS: readonly never[] = [];
const NOTHING: Contents = [[], []];

interface ColumnsProps extends HoursViewProps {
  dates: string[];
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
  // The key redraws the week with its contents, which decide its columns' widths: nothing seems to move.
  const there = isReady ? 'there' : 'awaited';
  const line = nowLine(now, business.timezone, dates, rows);
  const scroller = useRef<HTMLDivElement>(null);
  const offs = useOffs(days, props.offOn, personId);
  const { card, closeCard, chosen, ofWeek } = usePresses(
    {
      shown: `${place.view} ${from} ${personId}`,
      days,
      rows,
      today,
      now: line?.minutes ?? null,
      onOpenEvent,
    },
    laid,
  );
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
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
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
        <div className={styles.week} style={columns} {...ofWeek}>
          <Hours rows={rows} />
          {days.map((day, index) => (
            <HoursColumn
              key={`${day.date} ${day.person?.id} ${there}`}
              day={day}
              rows={rows}
              colours={colours}
              onOpenEvent={onOpenEvent}
              today={today}
              businessId={business.id}
              zone={business.timezone}
              blocks={laid[index] ?? NO_BLOCKS}
              off={offs[index] ?? NONE_OFF}
              personId={personId}
              backOn={day.person ? backOn(day.person.id, day.date, props.offOn) : null}
              chosen={
                chosen?.date === day.date && chosen.personId === (day.person?.id ?? null) ? chosen : null
              }
              nowMinutes={line?.date === day.date ? line.minutes : null}
              isLoading={!isReady}
            />
          ))}
        </div>
      </div>
      {card && contents ? (
        <Cards {...props} card={card} contents={contents} scroller={scroller} onClose={closeCard} />
      ) : null}
    </>
  );
}

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

/** Calculates the layout only if the contents change, so that hundreds of blocks don't render again. */
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

/** Scrolls to the minute and the date once for each place, and not again when a booking arrives. */
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

/** Widens days in which many bookings share the width, so that each stays readable. */
function gridColumns(columns: readonly number[]): string {
  const days = columns.map((count) => `minmax(max(var(--day), ${count * 5.5}rem), 1fr)`);
  return `var(--hours) ${days.join(' ')}`;
}

const mostColumns = (blocks: readonly { columns: number }[]) =>
  Math.max(1, ...blocks.map(({ columns }) => columns));

const HOUR = 60;

/** Hidden from screen readers, because each booking says its own time. */
function Hours({ rows }: { rows: Span }) {
  const hours: number[] = [];
  for (let hour = rows.start; hour < rows.end; hour += HOUR) hours.push(hour);
  return (
    <div className={styles.hours} data-hours="" aria-hidden="true">
      <div className={styles.corner} data-corner="" />
      {/* The key redraws the hours for other rows, so that none seems to move. */}
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

/** The style sheet reads this: blocks don't grow while it is set. */
const LAID_DOWN = 'data-laid-down';

/**
 * Escape shrinks a block that has grown, until the pointer or the focus moves. An attribute needs no
 * rendering.
 */
const laysDownOnEscape: HTMLAttributes<HTMLElement> = {
  onKeyDown({ key, currentTarget }) {
    if (key === 'Escape') currentTarget.setAttribute(LAID_DOWN, '');
  },
  onFocus: ({ currentTarget }) => currentTarget.removeAttribute(LAID_DOWN),
  onPointerOver: ({ currentTarget }) => currentTarget.removeAttribute(LAID_DOWN),
};
