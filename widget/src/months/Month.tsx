import { useMemo } from 'preact/hooks';
import type { DiaryDate } from '@daybook/schema/contract/diary';
import { dayOfMonth, longDate, monthOf, monthTitle, WEEKDAYS } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN, withoutDate, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { dateId, isCarried, monthBeside, shownMonth } from '../diary/diary-state.ts';
import {
  CHOOSE_DATE,
  ONLY_THIS_WEEK,
  WHOLE_MONTH,
  WHOLE_MONTH_AND_EVENTS,
  NEXT_MONTH,
  NO_TIMES,
  PREVIOUS_MONTH,
} from '../diary/diary-texts.ts';
import { ChoiceLink, Icon } from '../diary/parts.tsx';
import { closedOn, freeText, listed } from '../diary/wording.ts';
import { NotThere } from './Events.tsx';
import { cursorOf, weeksOf } from './month-grid.ts';

const MONTH_ID = 'daybook-month';
const TITLE_ID = 'daybook-month-title';

/** Shows the month and its events. On a narrow screen the styles reduce it to the chosen week. */
export function Month() {
  const { state, later } = useOpened();
  const { dispatch } = useLive();
  const { isUnfolded, isLive, choice } = state;
  const hasWeek = choice.date && !choice.month;
  const toggle = (event: Event) => {
    event.preventDefault();
    dispatch({ type: 'unfolded' });
  };
  return (
    // A group and not a landmark: a page may have several diaries, and landmarks belong to the page.
    <section
      role="group"
      id={MONTH_ID}
      class={hasWeek && !isUnfolded ? 'month folded' : 'month'}
      aria-label={CHOOSE_DATE}
    >
      <div class="bar">
        <Step step={-1} label={PREVIOUS_MONTH} path="M15 18l-6-6 6-6" />
        <h2 id={TITLE_ID} aria-live="polite">
          {monthTitle(shownMonth(state))}
        </h2>
        <Step step={1} label={NEXT_MONTH} path="M9 18l6-6-6-6" />
      </div>
      <Grid />
      <div class="key" aria-hidden="true">
        {later && <later.Key />}
      </div>
      {hasWeek && (
        <a
          class="second all"
          href={`#${MONTH_ID}`}
          onClick={toggle}
          // A link hears Enter alone, a button Space too.
          onKeyDown={(event) => event.key === ' ' && toggle(event)}
          role={isLive ? 'button' : undefined}
          aria-expanded={isLive ? isUnfolded : undefined}
        >
          {isUnfolded ? ONLY_THIS_WEEK : choice.catalogueId ? WHOLE_MONTH : WHOLE_MONTH_AND_EVENTS}
        </a>
      )}
      {choice.catalogueId === null &&
        (later ? (
          <later.Events />
        ) : (
          <div class="part">
            <NotThere hasFailed={state.later === 'failed' && !isCarried(state)} />
          </div>
        ))}
    </section>
  );
}

function Step({ step, label, path }: { step: number; label: string; path: string }) {
  const { state } = useOpened();
  const month = monthBeside(state, step);
  return (
    <ChoiceLink class="round" to={month ? { ...state.choice, month } : null} aria-label={label}>
      <Icon path={path} />
    </ChoiceLink>
  );
}

function Grid() {
  const { state, later } = useOpened();
  const { dispatch } = useLive();
  const { diary, choice, today, isLive } = state;
  const { date: chosen } = choice;
  const { catalogueId, personId } = withoutDate(choice);
  const month = shownMonth(state);
  const cursor = cursorOf(state, month);
  const isLoaded = isCarried(state);
  const hasKeys = isLive && later;
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt or Command with an arrow key is the browser's own shortcut for going back.
    if (event.altKey || event.metaKey) return;
    const move = later?.moveByKey(state, event.key);
    if (move) dispatch(move);
    else if (event.key !== ' ') return;
    else if (event.target instanceof HTMLElement) event.target.click();
    event.preventDefault();
  };
  const weeks = useMemo(() => {
    const base = { ...NOTHING_CHOSEN, catalogueId, personId };
    const days = new Map(
      diary.dates.filter(({ date }) => monthOf(date) === month).map((day) => [day.date, day]),
    );
    return weeksOf(month).map((week) => (
      <tr class={week.includes(chosen) ? 'here' : 'away'}>
        {week.map((date) =>
          date ? (
            <Day
              date={date}
              base={base}
              day={days.get(date)}
              isOn={date === chosen}
              isToday={date === today}
              // The arrow keys come with the second file. Until then Tab stops at every date with events.
              isStop={date === cursor || (!hasKeys && days.has(date))}
              isLoaded={isLoaded}
              closed={closedOn(diary, date)}
            />
          ) : (
            <td />
          ),
        )}
      </tr>
    ));
  }, [diary, catalogueId, personId, month, chosen, cursor, today, hasKeys, isLoaded]);
  return (
    <table role="grid" class="grid num" aria-labelledby={TITLE_ID} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{weeks}</tbody>
    </table>
  );
}

interface DayProps {
  date: string;
  /** The service and person that every date keeps. */
  base: DiaryChoice;
  day: DiaryDate | undefined;
  isOn: boolean;
  isToday: boolean;
  isStop: boolean;
  isLoaded: boolean;
  closed: string | undefined;
}

function Day({ date, base, day, isOn, isToday, isStop, isLoaded, closed }: DayProps) {
  return (
    <td aria-selected={isOn} class={closed && 'off'}>
      <ChoiceLink
        to={day || (closed && base.catalogueId) ? { ...base, date } : null}
        id={dateId(date)}
        class={`day ${fullness(day)}${isOn ? ' on' : ''}`}
        aria-label={listed(longDate(date), closed ?? (day ? freeText(day) : isLoaded && NO_TIMES))}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isStop ? 0 : -1}
      >
        {dayOfMonth(date)}
      </ChoiceLink>
    </td>
  );
}

export function fullness(day: DiaryDate | undefined): string {
  if (!day || day.is_over || day.slot_count === 0) return '';
  if (day.free_count === 0) return 'full';
  return day.is_nearly_full ? 'free few' : 'free';
}
