/** Adds months to a diary as the visitor turns to them, on the server's page and in the widget alike. */

interface DatedEvent {
  id: number;
  /** YYYY-MM-DD */
  event_date: string;
  /** HH:MM */
  start_time: string;
}

/** The diary of contract/diary.ts has this shape. */
interface GrowingDiary<Event extends DatedEvent, Day extends { date: string }> {
  events: readonly Event[];
  dates: readonly Day[];
  carried_months: readonly string[];
}

/** The diary month of contract/diary.ts has this shape. */
interface AddedMonth<Event extends DatedEvent, Day extends { date: string }> {
  /** YYYY-MM */
  month: string;
  events: readonly Event[];
  dates: readonly Day[];
  /** Not null while further answers are needed to complete the month. */
  next: string | null;
}

/** Adds a month to the diary. Events and dates of the month are newer and replace the diary's. */
export function withMonth<Event extends DatedEvent, Day extends { date: string }, Rest extends object>(
  diary: Rest & GrowingDiary<Event, Day>,
  { month, events, dates, next }: AddedMonth<Event, Day>,
) {
  const allEvents = new Map([...diary.events, ...events].map((event) => [event.id, event]));
  const allDates = new Map([...diary.dates, ...dates].map((day) => [day.date, day]));
  return {
    ...diary,
    events: inDiaryOrder([...allEvents.values()]),
    dates: sortedBy([...allDates.values()], ({ date }) => date),
    carried_months: [...new Set([...diary.carried_months, ...(next === null ? [month] : [])])].sort(),
  };
}

/** Sorts events by date and start. If two begin together, the older one comes first. */
export function inDiaryOrder<Event extends DatedEvent>(events: readonly Event[]): Event[] {
  return sortedBy(
    events,
    ({ event_date, start_time, id }) => `${event_date} ${start_time} ${String(id).padStart(15, '0')}`,
  );
}

function sortedBy<Value>(values: readonly Value[], place: (value: Value) => string): Value[] {
  return [...values].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
