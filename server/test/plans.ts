/** An owner's requests to plan events, for tests. */

import { exampleVenue } from '@daybook/schema/test/example-venue';
import { TUESDAY } from './builders.ts';

/** 09:00 to 17:00 in 45-minute slots, 5 minutes apart, lunch at noon. */
export function plan(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    event_name: 'Cut and blow-dry',
    event_date: TUESDAY,
    personal_message: 'See you soon.',
    event_type: 'booking',
    start_time: '09:00',
    end_time: '17:00',
    slot_duration_minutes: 45,
    has_lunch_break: true,
    lunch_start_time: '12:00',
    lunch_end_time: '13:00',
    ...given,
  };
}

/** The same on many dates, in the front room. */
export function plans(dates: string[], given: Record<string, unknown> = {}): Record<string, unknown> {
  const { event_date: _, ...rest } = plan(given);
  return { dates, venues: [exampleVenue], ...rest };
}
