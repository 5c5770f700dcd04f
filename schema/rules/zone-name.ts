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
