import { clockTimeOf } from './clock-time.ts';

/** What a slot's opaque id stands for. */
export interface SlotName {
  eventId: number;
  venueId: number | null;
  serviceId: number | null;
  /** Null means anyone. */
  personId: number | null;
  /** Minutes after midnight on the business's clock. */
  start: number;
}

/**
 * Makes a slot's id: `{ eventId: 12, venueId: 3, serviceId: null, personId: null, start: 570 }` gives
 * '12-3-0-0930', and with person 7 '12-3-0-0930-7'.
 */
export function slotIdOf(slot: SlotName): string {
  const time = clockTimeOf(slot.start);
  const id = `${slot.eventId}-${slot.venueId ?? 0}-${slot.serviceId ?? 0}-${time.slice(0, 2)}${time.slice(3)}`;
  return slot.personId === null ? id : `${id}-${slot.personId}`;
}

/** Reads a slot's id; null if the text can't be one. What a valid id names may not exist. */
export function parseSlotId(text: string): SlotName | null {
  const found =
    /^([1-9]\d{0,14})-(0|[1-9]\d{0,14})-(0|[1-9]\d{0,14})-([01]\d|2[0-3])([0-5]\d)(?:-([1-9]\d{0,14}))?$/.exec(
      text,
    );
  if (!found) return null;
  const [, event = 0, venue, service, hour = 0, minute = 0, person] = found.map(Number);
  return {
    eventId: event,
    venueId: venue || null,
    serviceId: service || null,
    personId: person || null,
    start: hour * 60 + minute,
  };
}
