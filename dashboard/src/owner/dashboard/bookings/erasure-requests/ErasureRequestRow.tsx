import { useId } from 'react';
import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { momentText, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { whoBooked } from '../../../../booking-words/seen-booking.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { Heading, RowText, Text } from '../../../../ui/Text.tsx';
import styles from '../bookings.module.css';
import * as texts from './erasure-requests-texts.ts';

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
    <li className={styles.request}>
      <Stack gap={4}>
        <Heading level={3} breaks>
          {name}
        </Heading>
        <RowText look="soft" as="p">
          {request.attendee_email}
        </RowText>
        <RowText look="soft" as="p">
          {texts.bookingsOf(request.booking_count)}, {texts.askedOn(askedDay)}
        </RowText>
        {is_being_forgotten ? (
          <RowText look="soft" as="p">
            {texts.BEING_ERASED_MEANS}
          </RowText>
        ) : (
          <Text size={14} weight="medium" tone={isLate ? 'brick' : 'ink'}>
            {(isLate ? texts.answerWasDue : texts.erasureDeadline)(longDate(answer_by))}
          </Text>
        )}
        {isHeld && until !== null ? (
          <RowText look="soft" as="p" id={whyHeld}>
            {texts.erasedFrom(to_come_count, until)}
          </RowText>
        ) : null}
      </Stack>
      {is_being_forgotten ? (
        <div>
          <Badge tone="sky">{texts.BEING_ERASED}</Badge>
        </div>
      ) : (
        <Row gap={8}>
          <Button onClick={onKeep} aria-label={texts.keepTitle(name)}>
            {texts.KEEP_RECORDS}
          </Button>
          <Button
            onClick={onErase}
            isHeld={isHeld}
            aria-label={texts.eraseTitle(name)}
            aria-describedby={isHeld ? whyHeld : undefined}
          >
            {texts.ERASE}
          </Button>
        </Row>
      )}
    </li>
  );
}
