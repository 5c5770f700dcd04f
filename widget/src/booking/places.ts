import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { chosenEvent, chosenService, formOf, type OpenDiary } from '../diary/diary-state.ts';

/** Returns how many places the booking is for, how many it may be for, and what each costs, in pounds. */
export function placesOf(state: OpenDiary, slot: Slot) {
  const event: Partial<PublicEvent> = chosenEvent(state) ?? {};
  const service = chosenService(state);
  const most = Math.min((service ?? event).places_per_booking ?? 1, slot.places_left ?? Infinity);
  return {
    most,
    places: Math.min(formOf(state).places, most),
    price: service?.service_price ?? event.event_price,
  };
}
