/** What weekly hours say of each of their dates. The names are those of the JSON, which the database keeps as it is. */
import type { PlannedTimes } from './planned-timetable.ts';

/** Somebody who works then; their own hours are null where they are the event's. */
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
  /** HH:MM; null where the slots are listed. */
  start_time: string | null;
  end_time: string | null;
  /** Null where those of the event work. */
  people: PatternPerson[] | null;
}

/** The event of each date, without date and hours. Services, places and people are the business's own. */
export interface PatternEvent extends Omit<PlannedTimes, 'start_time' | 'end_time' | 'manual_slots'> {
  event_name: string;
  event_description: string | null;
  requirements_note: string | null;
  personal_message: string;
  /** Always equals service_mode (decision 57). */
  service_type: PlannedTimes['service_mode'];
  manual_slots: { start_time: string; end_time: string }[];
  is_home_visit: boolean;
  places: { id: number; max_capacity: number | null }[];
  people: PatternPerson[];
  service_ids: number[];
}
