import type { PlainForm } from '@daybook/schema/contract/diary-page';
import type { Slot } from '@daybook/schema/contract/slot';
import { chosenService, type OpenDiary } from '../diary/diary-state.ts';

interface PlainInputsProps {
  form: PlainForm;
  state: OpenDiary;
  slot: Slot | null;
}

/**
 * What the forms carry without JavaScript: they pass the choice so far to the next page, or the slot to its
 * booking.
 */
export function PlainInputs({ form, state, slot }: PlainInputsProps) {
  const { choice } = state;
  const values = slot
    ? bookingValues(form, state, slot)
    : { date: choice.date, event: choice.eventId, venue: choice.venueId, service: choice.serviceId };
  return (
    <>
      {Object.entries(values).map(
        ([name, value]) => value != null && <input type="hidden" name={name} value={value} key={name} />,
      )}
    </>
  );
}

function bookingValues(form: PlainForm, state: OpenDiary, slot: Slot) {
  const service = chosenService(state);
  return {
    slot_id: slot.id,
    venue_id: state.choice.venueId,
    service_id: service?.id,
    service_price: service?.service_price,
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    form_stamp: form.stamp,
    idempotency_key: form.idempotencyKey,
    kept_email: form.keptEmail,
    source: form.source,
  };
}
