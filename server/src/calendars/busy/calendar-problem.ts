import type { BusyCalendarFailure } from '@daybook/schema/contract/calendars';

export class CalendarProblem extends Error {
  constructor(readonly failure: BusyCalendarFailure) {
    super(failure);
  }
}
