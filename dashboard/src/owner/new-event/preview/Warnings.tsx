import type { Business } from '@daybook/schema/contract/business';
import { addDays, dayTitle, longDate } from '@daybook/schema/rules/date';
import { useEvents } from '../../../api/events.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { listOf } from '../form/dates.ts';
import type { NewEventForm } from '../form/new-event-form.ts';
import { CHECKING_OVERLAPS_FAILED, clocksChange, moreOverlaps, overlapText } from '../new-event-texts.ts';
import { overlapsOf } from './overlaps.ts';
import { clockChangesOf } from './preview.ts';
import { timetableOf } from './timetable.ts';
import styles from './warnings.module.css';

interface WarningsProps {
  form: NewEventForm;
  /** At least one. */
  dates: readonly string[];
  business: Business;
  serviceIndex: number;
}

/** This many overlaps are named; the others are counted. */
const NAMED = 3;

/** What an owner should know about these dates before creating events. It forbids nothing. */
export function Warnings({ form, dates, business, serviceIndex }: WarningsProps) {
  const { timezone } = business;
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  // Asks for one day more on each side, because a day event may run past midnight.
  const events = useEvents(business.id, { from: addDays(first, -1), to: addDays(last, 1) });
  const timetable = timetableOf(form);
  const overlaps = timetable ? overlapsOf(timetable, dates, events.data ?? []) : [];
  const changes = clockChangesOf(form, dates, { timezone, serviceIndex });
  return (
    // Read out when it changes, since it appears while other fields are being filled in.
    <div role="status" className={styles.warnings}>
      {overlaps.length > 0 ? (
        <Notice tone="warning">
          {overlaps.slice(0, NAMED).map(({ eventId, date, name, from: begins, to: ends }) => (
            <p key={eventId}>{overlapText(dayTitle(date), name, begins, ends)}</p>
          ))}
          {overlaps.length > NAMED ? <p>{moreOverlaps(overlaps.length - NAMED)}</p> : null}
        </Notice>
      ) : null}
      {changes.map(({ date, times }) => (
        <Notice key={date} tone="warning">
          {clocksChange(longDate(date), listOf(times))}
        </Notice>
      ))}
      {events.isError ? <Notice tone="information">{CHECKING_OVERLAPS_FAILED}</Notice> : null}
    </div>
  );
}
