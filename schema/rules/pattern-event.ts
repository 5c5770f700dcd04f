/** What weekly hours plan for each date. The names match the JSON, which the database stores unchanged. */

import type { PlannedTimes } from './planned-timetable.ts';

/** A person who works then. Their own hours are null if they have the event's. */
export interface PatternPerson {
  id: number;
  start_time: string | null;
  end_time: string | null;
  lunch_start_time: string | null;
  lunch_end_time: string | null;
}

export interface PatternWeekday {
  /** 1 is Monday, 7 is Sunday. */
  day: number;
  /** HH:MM; null if the slots are listed. */
  start_time: string | null;
  end_time: string | null;
  /** Null if the event's people work. */
  people: PatternPerson[] | null;
}

/** The event of each date, without date and hours. Services, places and people are the business's own. */
export interface PatternEvent extends Omit<PlannedTimes, 'start_time' | 'end_time' | 'manual_slots'> {
  event_name: string;
  event_description: string | null;
  requirements_note: string | null;
  personal_message: string;
  /** Always equals service_mode. */
  service_type: PlannedTimes['service_mode'];
  manual_slots: { start_time: string; end_time: string }[];
  is_home_visit: boolean;
  /** Absent in weekly hours of version 0.1.0. */
  places_per_time?: number | undefined;
  places_per_booking?: number | undefined;
  event_price?: number | null | undefined;
  places: { id: number; max_capacity: number | null }[];
  people: PatternPerson[];
  service_ids: number[];
}
