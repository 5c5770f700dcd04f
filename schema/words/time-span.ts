/** From when until when, as every screen and letter says it. */

/**
 * '10:30 to 11:15', '19:00 to 01:00 the next day', of hours as they are planned or booked: those that do not end
 * after they start end on the next day, as only those of a day event do.
 */
export const hoursText = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  `${start_time} to ${end_time}${start_time < end_time ? '' : ' the next day'}`;
/** The same of times whose dates are known, which on another clock may be any. */
export const timeSpan = (start: string, end: string, isPastMidnight: boolean) =>
  `${start} ${untilTime(end, isPastMidnight)}`;
/** Under a start: 'to 11:15', 'to 01:00 the next day' */
export const untilTime = (end: string, isPastMidnight: boolean) =>
  `to ${end}${isPastMidnight ? ' the next day' : ''}`;
