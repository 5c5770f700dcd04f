import { momentText } from '@daybook/schema/rules/calendar-day';

/** An instant of an answer on the reader's own clock: 'Friday 27 November 2026 at 09:00, London time'. */
export const momentHere = (instant: string) =>
  momentText(Date.parse(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);
