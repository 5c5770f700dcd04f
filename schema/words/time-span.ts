/**
 * Returns '10:30 to 11:15' or '19:00 to 01:00 the next day', from planned or booked hours. Hours that don't
 * end after they start end on the next day, which only a day event's can.
 */
export const hoursText = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  `${start_time} to ${end_time}${start_time < end_time ? '' : ' the next day'}`;
/** Returns the same for a time with known dates, which may differ from the planned ones in another zone. */
export const timeSpan = (start: string, end: string, isPastMidnight: boolean) =>
  `${start} ${untilTime(end, isPastMidnight)}`;
/** Returns what appears under a start: 'to 11:15', 'to 01:00 the next day'. */
export const untilTime = (end: string, isPastMidnight: boolean) =>
  `to ${end}${isPastMidnight ? ' the next day' : ''}`;
