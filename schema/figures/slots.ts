/** How a day of slots is planned, in minutes unless a comment says otherwise. */

/** The shortest slot, automatic or listed. */
export const SLOT_MINUTES_MIN = 5;
/** Slots of one event, counted for each place and person. They decide the cost of reading an event. */
export const EVENT_SLOTS_MAX = 2000;
/** A slot is no longer than its day. */
export const SLOT_MINUTES_MAX = 1440;
export const BUFFER_MINUTES_MAX = 240;

export const DEFAULT_SLOT_MINUTES = 30;
export const DEFAULT_BUFFER_MINUTES = 5;
export const DEFAULT_SERVICE_MINUTES = 30;
export const SERVICE_MINUTES_MIN = 15;
export const SERVICE_MINUTES_MAX = 240;
export const SERVICE_MINUTES_STEP = 5;
/** The interval between possible starts of an individual service. Fixed slots would waste time. */
export const SERVICE_START_STEP_MINUTES = 15;

/** The day and slot length of an event with listed slots whose list is empty, as specified. */
export const FALLBACK_DAY_START = '00:00';
export const FALLBACK_DAY_END = '23:59';
export const FALLBACK_SLOT_MINUTES = 30;
