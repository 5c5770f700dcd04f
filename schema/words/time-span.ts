/** The beginning and end of a time, as every screen and email writes them. */

/**
 * '10:30 to 11:15', '19:00 to 01:00 the next day', from hours as they are planned or booked: hours that do
 * not end after they start end on the next day. Only a day event has such hours.
 */
export const hoursText = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  `${start_time} to ${end_time}${start_time < end_time ? '' : ' the next day'}`;
/** The same for times whose dates are known: on another clock these may differ from the planned ones. */
export const timeSpan = (start: string, end: string, isPastMidnight: boolean) =>
  `${start} ${untilTime(end, isPastMidnight)}`;
/** Stands under a start: 'to 11:15', 'to 01:00 the next day' */
export const untilTime = (end: string, isPastMidnight: boolean) =>
  `to ${end}${isPastMidnight ? ' the next day' : ''}`;
