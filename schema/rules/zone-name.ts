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

/** Returns the instant as `locale` writes it there. Making a formatter takes longer than formatting a day's times. */
function formatIn(
  timeZone: string,
  locale: string,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
  instant: number,
): string {
  const key = locale + timeZone;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...style });
  formatters.set(key, formatter);
  return formatter.format(instant);
}

/** Returns '2026-11-24 04:30:00', as a clock there shows it: the Swedish format. */
export const localTimeIn = (timeZone: string, instant: number): string =>
  formatIn(timeZone, 'sv', { dateStyle: 'short', timeStyle: 'medium' }, instant);

/** Returns that name with the zone's abbreviation on that day, such as 'London time (GMT)' in winter. */
export function zoneNameAt(zone: string, instant: number): string {
  const name = zoneName(zone);
  // In '10:30:00 GMT-5' the name comes last.
  const short = formatIn(zone, 'en-GB', { timeStyle: 'long' }, instant).split(' ').pop();
  return short && short !== name ? `${name} (${short})` : name;
}
