/** The diary's counted and composed texts. Fixed texts of the specification are in schema/words/texts. */
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import { offsetMinutesAt } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { DIARY_LOAD_FAILED, DIARY_NOT_AVAILABLE, DIARY_NOT_FOUND } from '@daybook/schema/words/texts';

/** What a diary that does not open is called (specification 1, section 8). */
export const CLOSED_TEXTS = {
  'not-found': DIARY_NOT_FOUND,
  'not-available': DIARY_NOT_AVAILABLE,
  failed: DIARY_LOAD_FAILED,
};

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** '9 free times', '12 places left', 'fully booked': for whoever hears the day rather than sees it. */
export function freeText(free: number | null, isPlaces: boolean): string {
  if (free === null) return 'places free';
  if (free === 0) return 'fully booked';
  return isPlaces ? `${plural(free, 'place')} left` : plural(free, 'free time');
}

/** What a list of slots offers, counted. */
export function countText(event: PublicEvent, slots: readonly Slot[]): string {
  const free = slots.filter((slot) => !slot.is_booked);
  return event.event_type === 'day_event'
    ? freeText(free.length ? (free[0]?.places_left ?? null) : 0, true)
    : freeText(free.length, false);
}

/** '9 free', '2 left', 'Full': for the small column of a list. */
export function shortCount({ free_count, event_type }: PublicEvent): string {
  if (free_count === 0) return 'Full';
  if (free_count === null) return 'Open';
  return `${free_count} ${event_type === 'day_event' ? 'left' : 'free'}`;
}

/** 'Front room, 14 Bridge Street' */
export function placeText(venue: Pick<Venue, 'venue_name' | 'venue_address'>): string {
  return [venue.venue_name, venue.venue_address].filter(Boolean).join(', ');
}

export function partOfDay(slot: Slot): 'Morning' | 'Afternoon' | 'Evening' {
  const minutes = minutesOf(slot.start_time);
  if (minutes < 12 * 60) return 'Morning';
  return minutes < 17 * 60 ? 'Afternoon' : 'Evening';
}

/** 'London time (GMT)' at that instant (ISO 8601); 'UTC' alone. */
export function zoneText(zone: string, instant: string): string {
  const name = zoneName(zone);
  const short = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(Date.parse(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return short && short !== name ? `${name} (${short})` : name;
}

/** True where the two zones' clocks show different times at that instant (ISO 8601). */
export function clocksDiffer(zone: string, other: string, instant: string): boolean {
  const at = Date.parse(instant);
  return offsetMinutesAt(at, zone) !== offsetMinutesAt(at, other);
}

/** '05:30' on the zone's wall clock. */
export function timeIn(zone: string, instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    Date.parse(instant),
  );
}
