import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { dayTitle, weekdayName } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { buildPath } from '@daybook/schema/rules/path';
import { canChangeUntil } from '@daybook/schema/words/change-texts';
import { diaryMovePage } from '@daybook/schema/words/routes';
import { SendButton } from '../booking/BookingForm.tsx';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { formOf } from '../diary/diary-state.ts';
import { OwnTime } from '../diary/parts.tsx';
import { CONFIRM_ID, confirmed } from './move-reducer.ts';
import * as texts from './move-texts.ts';
import { useMove } from './use-move.ts';

interface ConfirmMoveProps {
  event: PublicEvent;
  slot: Slot;
}

/** Shows the old and new time, and moves the booking. Without JavaScript it posts to the hosted page. */
export function ConfirmMove({ event, slot }: ConfirmMoveProps) {
  const { state } = useOpened();
  const { host, dispatch } = useLive();
  const { booking } = useMove();
  const { is_demo } = state.diary.business;
  const onSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    dispatch(confirmed);
  };
  const onlyOf = <Item,>([first, ...others]: readonly Item[]) => (others.length > 0 ? undefined : first);
  const venue = event.venues.find(({ id }) => id === slot.venue_id) ?? onlyOf(event.venues);
  const person = slot.person_name ?? onlyOf(event.people)?.name ?? null;
  const weekday = weekdayName(event.event_date);
  return (
    <form
      method="post"
      action={host.base + buildPath(diaryMovePage, { slug: host.slug })}
      onSubmit={onSubmit}
    >
      {host.plainInputs?.(state, slot)}
      <p class="change" id={CONFIRM_ID} tabIndex={-1}>
        {texts.FROM}{' '}
        <b>
          {dayTitle(booking.event_date)}, {booking.start_time}
        </b>{' '}
        {texts.TO}{' '}
        <b>
          {dayTitle(event.event_date)}, {slot.start_time}
          {booking.person_name === null && slot.person_name && texts.withNewPerson(slot.person_name)}
        </b>
        .{' '}
        {booking.person_name !== null && person !== booking.person_name && (
          <b>{texts.personInstead(person, booking.person_name)} </b>
        )}
        {booking.venue_name !== null && venue && venue.venue_name !== booking.venue_name && (
          <b>{texts.placeInstead(venue.venue_name, booking.venue_name)} </b>
        )}
        {booking.service_price !== null && texts.priceStays(priceText(booking.service_price))}{' '}
        {canChangeUntil(booking.change_notice_hours, true)}
        <OwnTime of={slot} />
      </p>
      <div class="end">
        <SendButton isBusy={formOf(state).isSending} busyText={texts.CHANGING}>
          {event.event_type === 'day_event'
            ? texts.changeDayButton(weekday)
            : texts.changeButton(slot.start_time)}
        </SendButton>
        <small>{is_demo ? texts.NO_EMAIL_IN_DEMO : texts.EMAIL_AND_CALENDAR}</small>
      </div>
    </form>
  );
}
