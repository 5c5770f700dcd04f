import type { DiaryDate } from '@daybook/schema/contract/diary';
import { longDate, monthTitle, WEEKDAYS } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { CHOOSE_DATE, ONLY_THIS_WEEK, WHOLE_MONTH } from '../diary-texts.ts';
import { dateId } from '../ids.ts';
import { cursorOf, weeksOf } from '../month.ts';
import { isCarried, monthBeside, shownMonth, todayOf } from '../diary-state.ts';
import { freeText, listed } from '../wording.ts';
import { Events } from './Events.tsx';
import { Choose, Icon } from './parts.tsx';
import type { View } from '../view.ts';

const MONTH_ID = 'daybook-month';
const TITLE_ID = 'daybook-month-title';

/** The month and what is on in it. On a narrow screen the styles fold it to the chosen week. */
export function Month({ view }: { view: View }) {
  const { state, send } = view;
  const { isUnfolded, isLive } = state;
  const hasWeek = state.choice.date && !state.choice.month;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    send({ type: 'unfolded' });
  };
  return (
    // A group and no landmark: a page may hold several diaries, and landmarks belong to the page itself.
    <section
      role="group"
      id={MONTH_ID}
      class={hasWeek && !isUnfolded ? 'month folded' : 'month'}
      aria-label={CHOOSE_DATE}
    >
      <div class="bar">
        <Step view={view} step={-1} label="Previous month" path="M15 18l-6-6 6-6" />
        <h2 id={TITLE_ID} aria-live="polite">
          {monthTitle(shownMonth(state))}
        </h2>
        <Step view={view} step={1} label="Next month" path="M9 18l6-6-6-6" />
      </div>
      <Grid view={view} />
      <p class="key" aria-hidden="true">
        <i /> Free times <i class="f" /> Nearly full
      </p>
      {hasWeek && (
        <a
          class="second all"
          href={`#${MONTH_ID}`}
          onClick={toggle}
          role={isLive ? 'button' : undefined}
          aria-expanded={isLive ? isUnfolded : undefined}
        >
          {isUnfolded ? ONLY_THIS_WEEK : WHOLE_MONTH}
        </a>
      )}
      <Events view={view} />
    </section>
  );
}

function Step({ view, step, label, path }: { view: View; step: number; label: string; path: string }) {
  const month = monthBeside(view.state, step);
  return (
    <Choose class="round" view={view} to={month ? { ...view.state.choice, month } : null} aria-label={label}>
      <Icon path={path} />
    </Choose>
  );
}

function Grid({ view }: { view: View }) {
  const { state, send, later } = view;
  const month = shownMonth(state);
  const cursor = cursorOf(state, month);
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt or Command with an arrow key is the browser's own shortcut for going back.
    if (event.altKey || event.metaKey) return;
    const date = later?.dateByKey(state, event.key);
    if (date) send({ type: 'moved', date });
    else if (event.key !== ' ') return;
    else if (event.target instanceof HTMLElement) event.target.click();
    event.preventDefault();
  };
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
      <tbody>
        {weeksOf(month).map((week) => (
          <tr class={week.includes(state.choice.date) ? 'here' : 'away'}>
            {week.map((date) => (date ? <Day view={view} date={date} isStop={date === cursor} /> : <td />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ view, date, isStop }: { view: View; date: string; isStop: boolean }) {
  const { state, later } = view;
  const day = state.diary.dates.find((day) => day.date === date);
  const isOn = date === state.choice.date;
  return (
    <td aria-selected={isOn}>
      <Choose
        view={view}
        to={day ? { ...NOTHING_CHOSEN, date } : null}
        id={dateId(date)}
        class={`day ${fullness(day)}${isOn ? ' on' : ''}`}
        aria-label={listed(longDate(date), day ? freeText(day) : isCarried(state) && 'no times')}
        aria-current={date === todayOf(state) ? 'date' : undefined}
        // Without arrow keys, as without JavaScript, Tab stops at every date with events.
        tabIndex={isStop || (day && !(later && state.isLive)) ? 0 : -1}
      >
        {Number(date.slice(8))}
      </Choose>
    </td>
  );
}

function fullness(day: DiaryDate | undefined): string {
  if (!day || day.is_over || day.slot_count === 0) return '';
  if (day.free_count === 0) return 'full';
  return day.is_nearly_full ? 'free few' : 'free';
}
