import type { PublicEvent } from '@daybook/schema/contract/event';
import { dayTitle, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import type { Send } from '../actions.ts';
import { isCarried, shownMonth, todayOf } from '../diary-state.ts';
import { MONTH_LOAD_FAILED, NOTHING_THIS_MONTH } from '../diary-texts.ts';
import { shortCount } from '../wording.ts';
import { Bones, Choose, Retry } from './parts.tsx';
import type { NextLinkProps, View } from '../view.ts';
import { hoursText } from '@daybook/schema/words/time-span';

/** The events of the month on view, or a placeholder for events that did not come with the diary. */
export function Events({ view }: { view: View }) {
  const { state, send } = view;
  const month = shownMonth(state);
  const events = state.diary.events.filter((event) => monthOf(event.event_date) === month);
  return (
    <div class="part">
      <h3>{month === monthOf(todayOf(state)) ? 'This month' : monthTitle(month)}</h3>
      {!isCarried(state) ? (
        <NotThere hasFailed={state.failedMonth === month || state.laterFile === 'failed'} send={send} />
      ) : events.length ? (
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

function NotThere({ hasFailed, send }: { hasFailed: boolean; send: Send }) {
  return hasFailed ? (
    <p class="soft" role="alert">
      {MONTH_LOAD_FAILED} <Retry send={send} />
    </p>
  ) : (
    <Bones kind="fields" count={3} />
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

/** Stands where there is nothing to choose: says why, and what is next. */
export function Instead({ why, ...next }: NextLinkProps & { why: string }) {
  const { later } = next.view;
  return (
    <p class="soft next">
      {why} {later && <later.NextLink {...next} />}
    </p>
  );
}
