import type { PlainForm } from '@daybook/schema/contract/diary-page';
import type { Slot } from '@daybook/schema/contract/slot';
import { chosenService, type OpenDiary } from '../diary/state.ts';

/** What the details form carries when it is posted without JavaScript. */
export function PlainInputs({ form, state, slot }: { form: PlainForm; state: OpenDiary; slot: Slot }) {
  const service = chosenService(state);
  const values = {
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
  return (
    <>
      {Object.entries(values).map(
        ([name, value]) => value != null && <input type="hidden" name={name} value={value} key={name} />,
      )}
    </>
  );
}
