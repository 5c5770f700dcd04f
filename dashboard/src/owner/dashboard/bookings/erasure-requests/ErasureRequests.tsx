import { useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { momentText, todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { ERASURE_REQUESTS_PLACE as PLACE } from '@daybook/schema/words/routes';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { countOfBookings } from '#owner/count-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Section, Stack, Row } from '#ui/Layout.tsx';
import { dialogPart } from '#ui/part.tsx';
import { Text, Heading, RowText } from '#ui/Text.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { useFocus } from '#ui/use-focus.ts';
import { useNow } from '#ui/use-now.ts';
import * as texts from './erasure-requests-texts.ts';
import styles from '../bookings.module.css';

// The dialog includes the form library, which people who only look at bookings don't need.
const KeepDialog = dialogPart(async () => (await import('./KeepDialog.tsx')).KeepDialog);

interface ErasureRequestsProps {
  business: Business;
  /** The oldest requests first, and only the first ones if there are many. */
  requests: readonly ErasureRequest[];
  /** The number of all requests. */
  total: number;
}

interface Asked {
  answer: 'erase' | 'keep';
  request: ErasureRequest;
}

/** Stays mounted without requests, so that the last one's dialog can close normally. */
export function ErasureRequests({ business, requests, total }: ErasureRequestsProps) {
  const { asked, ask, close } = useAsked<Asked>();
  return (
    <>
      {requests.length === 0 ? null : (
        <List business={business} requests={requests} total={total} isAsking={asked !== null} onAsk={ask} />
      )}
      {asked?.answer === 'erase' ? (
        <EraseQuestion businessId={business.id} request={asked.request} onClose={close} />
      ) : null}
      {asked?.answer === 'keep' ? (
        <KeepDialog businessId={business.id} request={asked.request} onClose={close} />
      ) : null}
    </>
  );
}

interface ListProps extends ErasureRequestsProps {
  isAsking: boolean;
  onAsk: (asked: Asked) => void;
}

function List({ business, requests, total, isAsking, onAsk }: ListProps) {
  // When a request is dealt with, its buttons disappear and the heading takes the focus.
  const waiting = requests.filter(({ is_being_erased }) => !is_being_erased).length;
  const heading = useFocus<HTMLHeadingElement>(`${waiting} ${isAsking}`, { ifLost: true });
  const isMeant = useLocation().hash === `#${PLACE}`;
  useEffect(() => {
    if (isMeant) heading.current?.focus();
  }, [isMeant, heading]);
  return (
    <Card padding={16}>
      <Section
        id={PLACE}
        title={texts.ERASURE_REQUESTS}
        headingRef={heading}
        text={texts.ERASURE_REQUESTS_MEAN}
        gap={12}
      >
        <Stack as="ul" gap={12} isRuled>
          {requests.map((request) => (
            <ErasureRequestRow
              key={request.id}
              request={request}
              timezone={business.timezone}
              onErase={() => onAsk({ answer: 'erase', request })}
              onKeep={() => onAsk({ answer: 'keep', request })}
            />
          ))}
        </Stack>
        {total > requests.length ? (
          <Text size={14} tone="soft">
            {texts.requestsShown(requests.length, total)}
          </Text>
        ) : null}
      </Section>
    </Card>
  );
}

interface EraseQuestionProps {
  businessId: number;
  request: ErasureRequest;
  onClose: () => void;
}

function EraseQuestion({ businessId, request, onClose }: EraseQuestionProps) {
  const name = whoBooked(request);
  return (
    <ConfirmChange
      title={texts.eraseQuestion(name)}
      confirmText={texts.ERASE}
      workingText={DELETING}
      keepText={texts.NOT_NOW}
      call="eraseCustomer"
      given={{ params: { businessId, requestId: request.id }, body: {} }}
      done={({ has_found }) =>
        has_found ? texts.erasedToast(name) : texts.nothingFoundToast(name, request.attendee_email)
      }
      failed={texts.ERASE_FAILED}
      onClose={onClose}
    >
      <p>{texts.eraseMeans(request.booking_count)}</p>
      <p>{texts.ERASE_STAYS}</p>
      <p>{texts.erasureIsTold(request.attendee_email)}</p>
    </ConfirmChange>
  );
}

interface ErasureRequestRowProps {
  request: ErasureRequest;
  /** The business's time zone. */
  timezone: string;
  onErase: () => void;
  onKeep: () => void;
}

/** Offers deletion only after the customer's last appointment. */
export function ErasureRequestRow({ request, timezone, onErase, onKeep }: ErasureRequestRowProps) {
  const now = useNow();
  const whyHeld = useId();
  const name = whoBooked(request);
  const { answer_by, upcoming_count, upcoming_until, is_being_erased } = request;
  const isHeld = upcoming_count > 0;
  const until = upcoming_until === null ? null : momentText(Date.parse(upcoming_until), timezone);
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
          {countOfBookings(request.booking_count)}, {texts.askedOn(askedDay)}
        </RowText>
        {is_being_erased ? (
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
            {texts.erasedFrom(upcoming_count, until)}
          </RowText>
        ) : null}
      </Stack>
      {is_being_erased ? (
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
