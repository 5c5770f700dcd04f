import { TIMEZONES } from '../words/timezones.ts';

/**
 * How people call a zone: 'Europe/London' gives 'London time', 'UTC' stays 'UTC'.
 * A zone outside the owners' list (a visitor's own) goes by the city in its IANA name.
 */
export function zoneName(zone: string): string {
  const listed = TIMEZONES.find((timezone) => timezone.zone === zone);
  const city = listed?.city ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return city === 'UTC' ? city : `${city} time`;
}

/** The same with its name on that day: 'London time (GMT)' in winter, 'London time (BST)' in summer. */
export function zoneNameAt(zone: string, instant: number): string {
  const name = zoneName(zone);
  const short = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value;
  return short && short !== name ? `${name} (${short})` : name;
}
