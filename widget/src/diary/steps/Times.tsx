import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { dayTitle } from '@daybook/schema/rules/date';
import { choicePath, NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import {
  ALL_TAKEN,
  CHOOSE_TIME,
  LOADING_TIMES,
  nextDate,
  NO_TIMES_LEFT,
  TIMES_LOAD_FAILED,
  timesAreIn,
  yourTimeBeside,
} from '@daybook/schema/words/diary';
import { NEXT_ID } from '../focus.ts';
import { chosenEvent, type OpenDiary } from '../state.ts';
import { clocksDiffer, countText, partOfDay, timeIn, zoneText } from '../wording.ts';
import { Bones, Choose, Retry, type View } from './parts.tsx';

export function Times({ view }: { view: View }) {
  const { state, send } = view;
  const event = chosenEvent(state);
  if (!event) return null;
  const { status, slots } = state.times;
  return (
    <div>
      <h3 id={NEXT_ID} tabIndex={-1} class="sr">
        {status === 'loading' ? LOADING_TIMES : CHOOSE_TIME}
      </h3>
      {status === 'loading' && (
        <>
          <Bones kind="part bone-title" count={1} />
          <Bones kind="times" count={10} />
        </>
      )}
      {status === 'failed' && (
        <p class="soft">
          {TIMES_LOAD_FAILED} <Retry send={send} />
        </p>
      )}
      {status === 'ready' && <SlotForm view={view} event={event} />}
      {status === 'ready' && !slots.some((slot) => !slot.is_booked) && <Instead view={view} />}
      {status === 'ready' && slots[0] && <Zone state={state} first={slots[0]} />}
    </div>
  );
}

/** A form, so that the times are buttons and work without JavaScript as well. */
function SlotForm({ view, event }: { view: View; event: PublicEvent }) {
  const { state, send, base } = view;
  const { choice } = state;
  const onSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    if (!(submit.submitter instanceof HTMLButtonElement)) return;
    send({ type: 'chose', choice: { ...choice, slotId: submit.submitter.value }, by: 'person' });
  };
  const kept = { date: choice.date, event: choice.eventId, venue: choice.venueId, service: choice.serviceId };
  return (
    <form action={base + choicePath(state.diary.business.diary_slug, {})} onSubmit={onSubmit}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input type="hidden" name={name} value={value} />,
      )}
      {event.event_type === 'day_event' ? (
        state.times.slots.map((slot) => <Register event={event} slot={slot} />)
      ) : (
        <Parts state={state} />
      )}
    </form>
  );
}

function Parts({ state }: { state: OpenDiary }) {
  const parts = (['Morning', 'Afternoon', 'Evening'] as const).map((name) => ({
    name,
    slots: state.times.slots.filter((slot) => partOfDay(slot) === name),
  }));
  return (
    <>
      {parts.map(
        ({ name, slots }) =>
          slots.length > 0 && (
            <div class="part" key={name}>
              <h4>{name}</h4>
              <div class="times num">
                {slots.map((slot) => (
                  <Time state={state} slot={slot} />
                ))}
              </div>
            </div>
          ),
      )}
    </>
  );
}

function Time({ state, slot }: { state: OpenDiary; slot: Slot }) {
  if (slot.is_booked) {
    return (
      <button class="t" disabled>
        <s>{slot.start_time}</s>
        <span class="sr"> taken</span>
      </button>
    );
  }
  const own = otherZone(state, slot);
  return (
    <button class="t" name="slot" value={slot.id}>
      {slot.start_time}
      {own && <small> {timeIn(own, slot.starts_at)}</small>}
    </button>
  );
}

function Register({ event, slot }: { event: PublicEvent; slot: Slot }) {
  return (
    <div class="part register">
      <p class="num">
        <b>
          {slot.start_time} to {slot.end_time}
        </b>
        <br />
        <span class="soft">{countText(event, [slot])}</span>
      </p>
      <button class="primary" name="slot" value={slot.id} disabled={slot.is_booked}>
        {slot.is_booked ? 'Full' : 'Register'}
      </button>
    </div>
  );
}

/** The visitor's zone where its clock differs from the business's, else null. */
function otherZone({ ownZone, diary }: OpenDiary, slot: Slot): string | null {
  return ownZone && clocksDiffer(diary.business.timezone, ownZone, slot.starts_at) ? ownZone : null;
}

function Zone({ state, first }: { state: OpenDiary; first: Slot }) {
  const own = otherZone(state, first);
  return (
    <p class="zone">
      {timesAreIn(zoneText(state.diary.business.timezone, first.starts_at))}
      {own && ` ${yourTimeBeside(zoneText(own, first.starts_at))}`}
    </p>
  );
}

/** Where a day offers nothing, the next that does. */
function Instead({ view }: { view: View }) {
  const { diary, choice, times } = view.state;
  const later = diary.dates.find(({ date, free_count }) => free_count !== 0 && date > (choice.date ?? ''));
  return (
    <p class="part soft">
      {times.slots.length ? ALL_TAKEN : NO_TIMES_LEFT}{' '}
      {later && (
        <Choose class="link" view={view} to={{ ...NOTHING_CHOSEN, date: later.date }}>
          {nextDate(dayTitle(later.date))}
        </Choose>
      )}
    </p>
  );
}
