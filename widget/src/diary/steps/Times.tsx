import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { byDayPart } from '@daybook/schema/rules/day-part';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { timesAreIn } from '@daybook/schema/words/diary';
import { SELECT_SLOT_FIRST } from '@daybook/schema/words/texts';
import {
  ALL_TAKEN,
  CHOOSE_TIME,
  LOADING_TIMES,
  minutesEach,
  NO_TIMES_LEFT,
  TIMES_LOAD_FAILED,
  YOUR_DETAILS,
  yourTimeBeside,
} from '../diary-texts.ts';
import { NEXT_ID } from '../ids.ts';
import { shownTimes } from '../diary-state.ts';
import { commonMinutes, freeText, ownTime } from '../wording.ts';
import { Instead } from './Events.tsx';
import { Ahead, Bones, OwnTime, Retry } from './parts.tsx';
import type { View } from '../view.ts';
import { hoursText } from '@daybook/schema/words/time-span';

export function Times({ view, event }: { view: View; event: PublicEvent }) {
  const { slots, hasFailed } = shownTimes(view.state);
  return (
    <div>
      {/* It is there in every state: the focus may be on it. */}
      <h3 id={NEXT_ID} tabIndex={-1} class="sr">
        {slots || hasFailed ? CHOOSE_TIME : LOADING_TIMES}
      </h3>
      {hasFailed ? (
        <p class="soft">
          {TIMES_LOAD_FAILED} <Retry send={view.send} />
        </p>
      ) : slots ? (
        <SlotForm view={view} event={event} slots={slots} />
      ) : (
        <div class="part">
          <Bones kind="line" count={1} />
          <Bones kind="times" count={10} />
        </div>
      )}
    </div>
  );
}

/** A form, so that the times are buttons and work without JavaScript as well. */
function SlotForm({ view, event, slots }: { view: View; event: PublicEvent; slots: Slot[] }) {
  const { state, send, base } = view;
  const { choice } = state;
  const onSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    if (!(submit.submitter instanceof HTMLButtonElement)) return;
    send({ type: 'chose', choice: { ...choice, slotId: submit.submitter.value }, by: 'person' });
  };
  const { timezone, diary_slug } = state.diary.business;
  const [first] = slots;
  const minutes = commonMinutes(slots);
  const isTaken = slots.every((slot) => slot.is_booked);
  const named = (zone: string) => zoneNameAt(zone, Date.parse(first?.starts_at ?? ''));
  return (
    <form action={base + choicePath(diary_slug, {})} onSubmit={onSubmit}>
      {view.plainInputs?.(null)}
      {event.event_type === 'day_event'
        ? slots.map((slot) => <Register view={view} slot={slot} />)
        : byDayPart(slots, ({ start_time }) => start_time).map(({ name, times }) => (
            <div class="part">
              <h4>{name}</h4>
              <div class="times num">
                {times.map((slot) => (
                  <Time view={view} slot={slot} hasEnd={!minutes} />
                ))}
              </div>
            </div>
          ))}
      {isTaken && <Instead view={view} why={first ? ALL_TAKEN : NO_TIMES_LEFT} after={event.event_date} />}
      {first && (
        <p class="zone">
          {minutes && event.event_type === 'booking' && minutesEach(minutes)} {timesAreIn(named(timezone))}{' '}
          {ownTime(state, first) && yourTimeBeside(named(state.ownZone ?? ''))}
        </p>
      )}
      {!isTaken && <Ahead step={YOUR_DETAILS} needs={SELECT_SLOT_FIRST} />}
    </form>
  );
}

function Time({ view, slot, hasEnd }: { view: View; slot: Slot; hasEnd: boolean }) {
  const own = ownTime(view.state, slot);
  return (
    <button class="t" name="slot" value={slot.id} disabled={slot.is_booked}>
      {slot.start_time}
      {hasEnd && <small> to {slot.end_time}</small>}
      {slot.is_booked && <span class="sr"> taken</span>}
      {own && <small> {own}</small>}
    </button>
  );
}

function Register({ view, slot }: { view: View; slot: Slot }) {
  return (
    <div class="part box register num">
      <p>
        <b>{hoursText(slot)}</b> <OwnTime state={view.state} of={slot} />
        <small>{freeText({ free_count: slot.is_booked ? 0 : slot.places_left }, true)}</small>
      </p>
      <button class="primary" name="slot" value={slot.id} disabled={slot.is_booked}>
        Register
      </button>
    </div>
  );
}
