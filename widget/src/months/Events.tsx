import type { DiaryDate } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { addMonths, dayTitle, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { hoursText } from '@daybook/schema/words/time-span';
import { useMemo } from 'preact/hooks';
import { useOpened } from '../diary/diary-context.ts';
import { isCarried, shownMonth, type OpenDiary } from '../diary/diary-state.ts';
import { CLOSED, lookIn, MONTH_LOAD_FAILED, nextDate, NOTHING_THIS_MONTH } from '../diary/diary-texts.ts';
import { Bones, Choose, Retry, WaitingLink } from '../diary/parts.tsx';
import { holidayOn, shortCount } from '../diary/wording.ts';

/** Lists the month's events, or placeholders while they load. */
export function Events() {
  const { state } = useOpened();
  const { diary } = state;
  const { eventId } = state.choice;
  const month = shownMonth(state);
  const list = useMemo(() => {
    const those = diary.events.filter((event) => monthOf(event.event_date) === month);
    return those.length ? (
      <ul>
        {those.map((event) => (
          <EventLink
            key={event.id}
            event={event}
            isOn={event.id === eventId}
            isClosed={!!holidayOn(diary, event.event_date)}
          />
        ))}
      </ul>
    ) : null;
  }, [diary, month, eventId]);
  return (
    <div class="part">
      <h3>{month === monthOf(state.today) ? 'This month' : monthTitle(month)}</h3>
      {!isCarried(state) ? (
        <NotThere hasFailed={state.failedMonth === month || state.bookingFile === 'failed'} />
      ) : (
        (list ?? (
          <Instead
            why={NOTHING_THIS_MONTH}
            after={`${month}-31`}
            at={eventId ? { ...NOTHING_CHOSEN, month } : null}
          />
        ))
      )}
    </div>
  );
}

function NotThere({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? (
    <p class="soft" role="alert">
      {MONTH_LOAD_FAILED} <Retry />
    </p>
  ) : (
    <Bones kind="fields" count={3} />
  );
}

function EventLink({ event, isOn, isClosed }: { event: PublicEvent; isOn: boolean; isClosed: boolean }) {
  const { event_date: date, id: eventId } = event;
  const [weekday, day] = dayTitle(date).split(' ');
  return (
    <li>
      <Choose to={{ ...NOTHING_CHOSEN, date, eventId }} class="opt" aria-current={isOn}>
        <span class="date">
          <b class="num">{day}</b> <small>{weekday?.slice(0, 3)}</small>
        </span>{' '}
        <span>
          <b>{event.event_name}</b> <small class="num">{hoursText(event)}</small>
        </span>{' '}
        <span class={event.free_count === 0 ? 'left none' : 'left'}>
          {isClosed ? CLOSED : shortCount(event)}
        </span>
      </Choose>
    </li>
  );
}

interface InsteadProps {
  why: string;
  /** The last day with nothing to choose, which may not exist in its month (31 February). */
  after: string;
  /** Null when the day next to it says so. */
  at: DiaryChoice | null;
}

/** Says why there is nothing to choose and what is next, with a link to wait for a time `at` this. */
export function Instead({ why, after, at }: InsteadProps) {
  const next = nextChoice(useOpened().state, after);
  return (
    <>
      <p class="soft next">
        {why}{' '}
        {next && (
          <Choose class="link" to={next}>
            {next.month ? lookIn(monthTitle(next.month)) : nextDate(dayTitle(next.date ?? ''))}
          </Choose>
        )}
      </p>
      {at && <WaitingLink at={at} />}
    </>
  );
}

/** Returns the next date after `after` with something free, or an earlier month that isn't loaded yet. */
export function nextChoice(state: OpenDiary, after: string): DiaryChoice | null {
  const { choice, diary } = state;
  const isNext = ({ date, free_count }: DiaryDate) => free_count !== 0 && date > after;
  const next = diary.dates.find(isNext);
  const last = monthOf(next?.date ?? diary.last_date ?? '');
  for (let month = monthOf(after); month <= last; month = addMonths(month, 1)) {
    if (!isCarried(state, month)) return { ...choice, slotId: null, month };
  }
  return next ? { ...NOTHING_CHOSEN, date: next.date } : null;
}
