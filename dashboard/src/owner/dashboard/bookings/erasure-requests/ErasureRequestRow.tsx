import { useId } from 'react';
import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { momentText } from '@daybook/schema/rules/moment-text';
import { whoBooked } from '../../../../booking-words/seen-booking.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import styles from './erasure-request-row.module.css';
import {
  erasureDeadline,
  answerWasDue,
  askedOn,
  BEING_ERASED,
  BEING_ERASED_MEANS,
  bookingsOf,
  ERASE,
  eraseTitle,
  erasedFrom,
  KEEP_RECORDS,
  keepTitle,
} from './erasure-requests-texts.ts';

interface ErasureRequestLineProps {
  request: ErasureRequest;
  /** The business's. */
  timezone: string;
  onErase: () => void;
  onKeep: () => void;
}

/** Who asks, until when to answer, and the two answers; forgetting waits for the last appointment. */
export function ErasureRequestRowItem({ request, timezone, onErase, onKeep }: ErasureRequestLineProps) {
  const now = useNow();
  const whyHeld = useId();
  const name = whoBooked(request);
  const { answer_by, to_come_count, to_come_until, is_being_forgotten } = request;
  const isHeld = to_come_count > 0;
  const until = to_come_until === null ? null : momentText(Date.parse(to_come_until), timezone);
  const askedDay = longDate(wallClockAt(Date.parse(request.asked_at), timezone).date);
  const isLate = answer_by < todayIn(timezone, now);
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{request.attendee_email}</p>
        <p className={styles.text}>
          {bookingsOf(request.booking_count)}, {askedOn(askedDay)}
        </p>
        {is_being_forgotten ? (
          <p className={styles.text}>{BEING_ERASED_MEANS}</p>
        ) : (
          <p className={isLate ? styles.late : styles.due}>
            {(isLate ? answerWasDue : erasureDeadline)(longDate(answer_by))}
          </p>
        )}
        {isHeld && until !== null ? (
          <p id={whyHeld} className={styles.text}>
            {erasedFrom(to_come_count, until)}
          </p>
        ) : null}
      </div>
      {is_being_forgotten ? (
        <div>
          <Badge tone="sky">{BEING_ERASED}</Badge>
        </div>
      ) : (
        <div className={styles.answers}>
          <Button onClick={onKeep} aria-label={keepTitle(name)}>
            {KEEP_RECORDS}
          </Button>
          <Button
            onClick={onErase}
            isHeld={isHeld}
            aria-label={eraseTitle(name)}
            aria-describedby={isHeld ? whyHeld : undefined}
          >
            {ERASE}
          </Button>
        </div>
      )}
    </li>
  );
}
