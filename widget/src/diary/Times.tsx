import { useMemo } from 'preact/hooks';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { byDayPart } from '@daybook/schema/rules/day-part';
import { priceText } from '@daybook/schema/rules/money';
import { zoneNameAt } from '@daybook/schema/rules/zone-name';
import { timesAreIn, SELECT_SLOT_FIRST } from '@daybook/schema/words/diary-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import { NothingFree } from '../months/Events.tsx';
import { useLive, useOpened } from './diary-context.ts';
import { NEXT_ID, shownTimes } from './diary-state.ts';
import {
  ALL_TAKEN,
  CHOOSE_TIME,
  LOADING_TIMES,
  minutesEach,
  NO_TIMES_LEFT,
  TIMES_LOAD_FAILED,
  YOUR_DETAILS,
  yourTimeBeside,
  CHOOSE,
  REGISTER,
  TAKEN,
} from './diary-texts.ts';
import { NextStep, Skeleton, OwnTime, Retry } from './parts.tsx';
import { closedOn, commonMinutes, freeText, ownTime } from './wording.ts';

interface TimesProps {
  event: PublicEvent;
  slots: Slot[];
}

export function Times({ event }: Pick<TimesProps, 'event'>) {
  const { slots, hasFailed } = shownTimes(useOpened().state);
  return (
    <>
      {/* Rendered in every state, because it may have the focus. */}
      <h3 id={NEXT_ID} tabIndex={-1} class="sr">
        {slots || hasFailed ? CHOOSE_TIME : LOADING_TIMES}
      </h3>
      {hasFailed ? (
        <p class="soft">
          {TIMES_LOAD_FAILED} <Retry />
        </p>
      ) : slots ? (
        <SlotForm event={event} slots={slots} />
      ) : (
        <div class="part">
          <Skeleton kind="line" count={1} />
          <Skeleton kind="times" count={10} />
        </div>
      )}
    </>
  );
}

/** Shows the times as buttons of a form, so that they also work without JavaScript. */
function SlotForm({ event, slots }: TimesProps) {
  const { state } = useOpened();
  const { host, dispatch } = useLive();
  const { slug } = host;
  const onSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    const { submitter } = submit;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const slot = slots.find(({ id }) => id === submitter.value);
    dispatch({ type: 'chose', choice: { ...state.choice, slotId: submitter.value }, by: 'person' });
    if (slot) host.tell('slot-chosen', { slug, slot });
  };
  const { diary, ownZone } = state;
  const chosen = state.choice.slotId;
  const buttons = useMemo(
    () => (
      <Slots event={event} slots={slots} chosen={chosen} own={(slot) => ownTime({ diary, ownZone }, slot)} />
    ),
    [event, slots, chosen, diary, ownZone],
  );
  const isTaken = slots.every((slot) => slot.is_booked);
  return (
    <form action={host.pathOf({})} onSubmit={onSubmit}>
      {host.plainInputs?.(state, null)}
      {buttons}
      {isTaken && (
        <NothingFree
          why={slots[0] ? ALL_TAKEN : (closedOn(diary, event.event_date) ?? NO_TIMES_LEFT)}
          after={event.event_date}
          like={event}
          at={state.choice}
        />
      )}
      <Zone event={event} slots={slots} />
      {!isTaken && !host.day && <NextStep step={YOUR_DETAILS} needs={SELECT_SLOT_FIRST} />}
    </form>
  );
}

interface SlotsProps extends TimesProps {
  /** The chosen slot, when the times stay visible next to it. */
  chosen: string | null;
  own: (slot: Slot) => string;
}

function Slots({ event, slots, chosen, own }: SlotsProps) {
  if (event.event_type === 'day_event') return slots.map((slot) => <Register slot={slot} />);
  const hasEnd = !commonMinutes(slots);
  return byDayPart(slots, ({ start_time }) => start_time).map(({ name, times }) => (
    <div class="part">
      <h4>{name}</h4>
      <div class="times num">
        {times.map((slot) => (
          <Time slot={slot} isOn={slot.id === chosen} hasEnd={hasEnd} own={own(slot)} />
        ))}
      </div>
    </div>
  ));
}

function Zone({ event, slots }: TimesProps) {
  const { state } = useOpened();
  const [first] = slots;
  if (!first) return null;
  const minutes = event.event_type === 'booking' && commonMinutes(slots);
  const named = (zone: string) => zoneNameAt(zone, Date.parse(first.starts_at));
  return (
    <p class="zone">
      {minutes && minutesEach(minutes)} {event.event_price && `${priceText(event.event_price)}. `}
      {timesAreIn(named(state.diary.business.timezone))}{' '}
      {ownTime(state, first) && yourTimeBeside(named(state.ownZone ?? ''))}
    </p>
  );
}

interface TimeProps {
  slot: Slot;
  isOn: boolean;
  hasEnd: boolean;
  own: string;
}

function Time({ slot, isOn, hasEnd, own }: TimeProps) {
  return (
    <button class="t" name="slot" value={slot.id} disabled={slot.is_booked} aria-current={isOn || undefined}>
      {slot.start_time}
      {hasEnd && <small> to {slot.end_time}</small>}
      {!!slot.places_left && <small> {slot.places_left} left</small>}
      {slot.is_booked && <span class="sr">{` ${TAKEN}`}</span>}
      {own && <small> {own}</small>}
    </button>
  );
}

function Register({ slot }: { slot: Slot }) {
  return (
    <div class="part box register num">
      <p>
        <b>{hoursText(slot)}</b> <OwnTime of={slot} />
        <small>{freeText({ free_count: slot.is_booked ? 0 : slot.places_left }, true)}</small>
      </p>
      <button class="primary" name="slot" value={slot.id} disabled={slot.is_booked}>
        {useLive().host.day ? CHOOSE : REGISTER}
      </button>
    </div>
  );
}
