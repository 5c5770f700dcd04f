import type { ServiceFields } from './new-event-form.ts';

/** An entry in the list of lengths: the length typed beside the list counts. */
export const TYPED = 'typed';

/** A service's length in minutes, chosen or typed ('50', ' 50 min'); 0 when it is not a whole number. */
export function serviceMinutesOf({
  estimated_duration_minutes: chosen,
  typed_minutes: typed,
}: Pick<ServiceFields, 'estimated_duration_minutes' | 'typed_minutes'>): number {
  if (chosen !== TYPED) return Number(chosen);
  const [, digits] = /^(\d{1,4})\s*(?:m|mins?|minutes?)?\.?$/i.exec(typed.trim()) ?? [];
  return Number(digits ?? 0);
}
