/**
 * Returns what people call a zone: 'Europe/London' gives 'London time', 'UTC' stays 'UTC'. The name is the
 * city in the IANA name, except that people say Mumbai where IANA says Kolkata (and Chromium still Calcutta).
 * A test compares the names with words/timezones.ts, so that a client needn't load that list.
 */
export function zoneName(zone: string): string {
  if (zone === 'UTC') return zone;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${['Kolkata', 'Calcutta'].includes(city) ? 'Mumbai' : city} time`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns that name with the zone's abbreviation on that day, such as 'London time (GMT)' in winter. */
export function zoneNameAt(zone: string, instant: number): string {
  const name = zoneName(zone);
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'long' });
    formatters.set(zone, formatter);
  }
  // In '10:30:00 GMT-5' the name comes last.
  const short = formatter.format(instant).split(' ').pop();
  return short && short !== name ? `${name} (${short})` : name;
}
