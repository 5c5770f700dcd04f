/**
 * How people call a zone: 'Europe/London' gives 'London time', 'UTC' stays 'UTC'. By the city in its IANA
 * name, but for the one zone of the owners' list whose people name another (words/timezones.ts; the test
 * holds the two together, so that a client need not carry the list).
 */
export function zoneName(zone: string): string {
  if (zone === 'UTC') return zone;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${city === 'Kolkata' ? 'Mumbai' : city} time`;
}

/** The same with its name on that day: 'London time (GMT)' in winter, 'London time (BST)' in summer. */
export function zoneNameAt(zone: string, instant: number): string {
  const name = zoneName(zone);
  const short = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value;
  return short && short !== name ? `${name} (${short})` : name;
}
