/** The 23 time zones from which an owner may choose, by IANA name. */
export const TIMEZONES = [
  { zone: 'Europe/London', city: 'London' },
  { zone: 'Europe/Dublin', city: 'Dublin' },
  { zone: 'Europe/Amsterdam', city: 'Amsterdam' },
  { zone: 'Europe/Berlin', city: 'Berlin' },
  { zone: 'Europe/Paris', city: 'Paris' },
  { zone: 'Europe/Rome', city: 'Rome' },
  { zone: 'Europe/Madrid', city: 'Madrid' },
  { zone: 'Europe/Stockholm', city: 'Stockholm' },
  { zone: 'Europe/Zurich', city: 'Zurich' },
  { zone: 'America/New_York', city: 'New York' },
  { zone: 'America/Chicago', city: 'Chicago' },
  { zone: 'America/Denver', city: 'Denver' },
  { zone: 'America/Los_Angeles', city: 'Los Angeles' },
  { zone: 'America/Toronto', city: 'Toronto' },
  { zone: 'America/Vancouver', city: 'Vancouver' },
  { zone: 'Asia/Tokyo', city: 'Tokyo' },
  { zone: 'Asia/Shanghai', city: 'Shanghai' },
  { zone: 'Asia/Hong_Kong', city: 'Hong Kong' },
  { zone: 'Asia/Singapore', city: 'Singapore' },
  { zone: 'Asia/Kolkata', city: 'Mumbai' },
  { zone: 'Australia/Sydney', city: 'Sydney' },
  { zone: 'Australia/Melbourne', city: 'Melbourne' },
  { zone: 'UTC', city: 'UTC' },
] as const;

export const DEFAULT_TIMEZONE = 'Europe/London';
