import { useMemo } from 'preact/hooks';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { dayOfMonth, monthOf, monthTitle, weekdayName } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { hoursText } from '@daybook/schema/words/time-span';
import { useOpened } from '../diary/diary-context.ts';
import { isCarried, shownMonth } from '../diary/diary-state.ts';
import { CLOSED, NOTHING_THIS_MONTH, THIS_MONTH } from '../diary/diary-texts.ts';
import { ChoiceLink } from '../diary/parts.tsx';
import { closedOn, shortCount } from '../diary/wording.ts';
import { NotThere, NothingFree } from '../months/Events.tsx';

/** Lists the month's events, or placeholders while they load. */
export function Events() {
  const { state } = useOpened();
  const { diary } = state;
  const { eventId } = state.choice;
  const month = shownMonth(state);
  const list = useMemo(() => {
    const events = diary.events.filter((event) => monthOf(event.event_date) === month);
    return events.length ? (
      <ul>
        {events.map((event) => (
          <EventLink
            key={event.id}
            event={event}
            isOn={event.id === eventId}
            isClosed={!!closedOn(diary, event.event_date)}
          />
        ))}
      </ul>
    ) : null;
  }, [diary, month, eventId]);
  return (
    <div class="part">
      <h3>{month === monthOf(state.today) ? THIS_MONTH : monthTitle(month)}</h3>
      {!isCarried(state) ? (
        <NotThere hasFailed={state.failedMonth === month || state.later === 'failed'} />
      ) : (
        (list ?? (
          <NothingFree
            why={NOTHING_THIS_MONTH}
            after={`${month}-31`}
            at={eventId ? { ...NOTHING_CHOSEN, month } : null}
          />
        ))
      )}
    </div>
  );
}

function EventLink({ event, isOn, isClosed }: { event: PublicEvent; isOn: boolean; isClosed: boolean }) {
  const { event_date: date, id: eventId } = event;
  return (
    <li>
      <ChoiceLink to={{ ...NOTHING_CHOSEN, date, eventId }} class="opt" aria-current={isOn}>
        <span class="date">
          <b class="num">{dayOfMonth(date)}</b> <small>{weekdayName(date).slice(0, 3)}</small>
        </span>{' '}
        <span>
          <b>{event.event_name}</b> <small class="num">{hoursText(event)}</small>
        </span>{' '}
        <span class={event.free_count === 0 ? 'left none' : 'left'}>
          {isClosed ? CLOSED : shortCount(event)}
        </span>
      </ChoiceLink>
    </li>
  );
}
