import type { WaitingList } from '@daybook/schema/contract/waiting-list';
import { MINUTE } from '@daybook/schema/figures/periods';
import { MINUTES_A_DAY, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { timeSpan } from '@daybook/schema/words/time-span';
import { useCall } from '#api/use-call.ts';
import { heldFor, heldTime } from '#owner/waiting-list/waiting-list-texts.ts';
import { heldNow, minutesHeld, nameOf } from '#owner/waiting-list/waiting-words.ts';
import { useNow } from '#ui/use-now.ts';
import type { Span } from '../day-layout.ts';
import { boxOf } from './hours-height.ts';
import styles from './hours.module.css';

interface HeldTime extends Span {
  id: number;
  date: string;
  /** Null if the offer names no person */
  personId: number | null;
  /** 'Held for Joseph Bright' */
  title: string;
  /** '11:30 to 12:15 · offered from the waiting list, 18 minutes left' */
  text: string;
}

/** Returns the times that are held at `now`. One that runs past midnight ends with its day. */
export function heldTimes(list: WaitingList, now: number): HeldTime[] {
  return heldNow(list, now).map((offer) => {
    const { id, event_date, start_time, starts_at, ends_at, person_id } = offer;
    const start = minutesOf(start_time);
    const end = start + (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE;
    const times = timeSpan(start_time, shownTimeOf(end), end > MINUTES_A_DAY);
    return {
      id,
      date: event_date,
      personId: person_id,
      start,
      end: Math.min(end, MINUTES_A_DAY),
      title: heldFor(nameOf(offer)),
      text: heldTime(times, minutesHeld(offer, now) ?? 0),
    };
  });
}

interface HeldTimesProps {
  businessId: number;
  date: string;
  /** A person's id, or null for offers without a person. */
  of: number | 'everyone' | null;
  rows: Span;
}

export function HeldTimes({ businessId, date, of, rows }: HeldTimesProps) {
  const now = useNow();
  const { data } = useCall('listWaitingList', { params: { businessId } });
  if (!data) return null;
  return heldTimes(data, now)
    .filter((held) => held.date === date && (of === 'everyone' || of === held.personId))
    .map(({ id, title, text, ...span }) => (
      <p key={id} className={styles.held} style={boxOf(span, rows)}>
        <b>{title}</b>
        {text}
      </p>
    ));
}
