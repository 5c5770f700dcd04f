import type { PublicEvent } from '@daybook/schema/contract/event';
import { dayTitle, monthOf, monthTitle, weekdayOf, WEEKDAYS } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { nextDate, NOTHING_THIS_MONTH } from '@daybook/schema/words/diary';
import { shownMonth, todayOf } from '../state.ts';
import { shortCount } from '../wording.ts';
import { Choose, type View } from './parts.tsx';

/** The events of the month on view. */
export function Events({ view }: { view: View }) {
  const { state } = view;
  const month = shownMonth(state);
  const events = state.diary.events.filter((event) => monthOf(event.event_date) === month);
  const later = state.diary.events.find((event) => monthOf(event.event_date) > month);
  return (
    <div class="events">
      <h3>{month === monthOf(todayOf(state)) ? 'This month' : monthTitle(month)}</h3>
      {events.length === 0 && (
        <p class="soft">
          {NOTHING_THIS_MONTH}{' '}
          {later && (
            <Choose
              class="link"
              view={view}
              to={{ ...NOTHING_CHOSEN, date: later.event_date, eventId: later.id }}
            >
              {nextDate(dayTitle(later.event_date))}
            </Choose>
          )}
        </p>
      )}
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <EventLink view={view} event={event} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EventLink({ view, event }: { view: View; event: PublicEvent }) {
  const date = event.event_date;
  const isOn = event.id === view.state.choice.eventId;
  return (
    <Choose
      view={view}
      to={{ ...NOTHING_CHOSEN, date, eventId: event.id }}
      class={isOn ? 'ev on' : 'ev'}
      aria-current={isOn || undefined}
    >
      <span class="date">
        <b class="num">{Number(date.slice(8))}</b>
        <small>{WEEKDAYS[weekdayOf(date)]?.slice(0, 3)}</small>
      </span>{' '}
      <span>
        <b>{event.event_name}</b>{' '}
        <small class="num">
          {event.start_time} to {event.end_time}
        </small>
      </span>{' '}
      <span class={event.free_count === 0 ? 'left none' : 'left'}>{shortCount(event)}</span>
    </Choose>
  );
}
