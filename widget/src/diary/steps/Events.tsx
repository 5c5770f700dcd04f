import type { PublicEvent } from '@daybook/schema/contract/event';
import { dayTitle, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { nextDate, NOTHING_THIS_MONTH } from '@daybook/schema/words/diary';
import { shownMonth, todayOf } from '../diary-state.ts';
import { shortCount } from '../wording.ts';
import { Choose } from './parts.tsx';
import type { View } from '../view.ts';
import { hoursText } from '@daybook/schema/words/time-span';

/** The events of the month on view. */
export function Events({ view }: { view: View }) {
  const { state } = view;
  const month = shownMonth(state);
  const events = state.diary.events.filter((event) => monthOf(event.event_date) === month);
  return (
    <div class="part">
      <h3>{month === monthOf(todayOf(state)) ? 'This month' : monthTitle(month)}</h3>
      {events.length ? (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <EventLink view={view} event={event} />
            </li>
          ))}
        </ul>
      ) : (
        <Instead view={view} why={NOTHING_THIS_MONTH} after={`${month}-31`} />
      )}
    </div>
  );
}

function EventLink({ view, event }: { view: View; event: PublicEvent }) {
  const { event_date: date, id: eventId } = event;
  const [weekday, day] = dayTitle(date).split(' ');
  const isOn = eventId === view.state.choice.eventId;
  return (
    <Choose view={view} to={{ ...NOTHING_CHOSEN, date, eventId }} class="opt" aria-current={isOn}>
      <span class="date">
        <b class="num">{day}</b> <small>{weekday?.slice(0, 3)}</small>
      </span>{' '}
      <span>
        <b>{event.event_name}</b> <small class="num">{hoursText(event)}</small>
      </span>{' '}
      <span class={event.free_count === 0 ? 'left none' : 'left'}>{shortCount(event)}</span>
    </Choose>
  );
}

/** Where there is nothing to choose, the next date that has something. */
export function Instead({ view, why, after }: { view: View; why: string; after: string }) {
  const later = view.state.diary.dates.find(({ date, free_count }) => free_count !== 0 && date > after);
  return (
    <p class="soft next">
      {why}{' '}
      {later && (
        <Choose class="link" view={view} to={{ ...NOTHING_CHOSEN, date: later.date }}>
          {nextDate(dayTitle(later.date))}
        </Choose>
      )}
    </p>
  );
}
