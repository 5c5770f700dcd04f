import type { BusyCalendarFailure } from '@daybook/schema/contract/calendars';

/** Why the busy times of a calendar couldn't be read. */
export class CalendarProblem extends Error {
  constructor(readonly failure: BusyCalendarFailure) {
    super(failure);
  }
}
