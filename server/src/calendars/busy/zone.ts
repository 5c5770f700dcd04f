import { HOUR, MINUTE } from '@daybook/schema/figures/periods';

/** Its wall times are what its clock shows, as milliseconds since 1970 on that clock. */
export interface Zone {
  instantOf(wall: number): number;
  wallAt(instant: number): number;
}

/** Finds a zone by its TZID. An unknown one counts as the zone of times without one. */
export type FindZone = (tzid: string | undefined) => Zone;

export const offsetZone = (offset: number): Zone => ({
  instantOf: (wall) => wall - offset,
  wallAt: (instant) => instant + offset,
});

export const UTC = offsetZone(0);

/** Returns the zone of an offset such as '+0530', '-05:00' or '+1'; UTC for no offset. */
export function fixedZone(text: string): Zone {
  return offsetZone(offsetOf(text) ?? 0);
}

/** Returns null for a text that is no offset. */
export function offsetOf(text: string): number | null {
  const [, sign = '', hours, minutes = '0'] = /^([+-])(\d\d?):?(\d\d)?/.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}
