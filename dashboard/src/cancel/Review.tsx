import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { buildPath } from '@daybook/schema/rules/path';
import { CANCELLATION_POLICY } from '@daybook/schema/words/privacy-texts';
import { pages } from '@daybook/schema/words/routes';
import { CANCELLING } from '../ui/interface-texts.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Actions } from './Actions.tsx';
import { attendeeFacts, bookingFacts } from './booking-facts.tsx';
import {
  CANCEL_CONFIRM,
  CANCEL_OTHER_TIME,
  CANCEL_OTHER_TIME_KEEPS,
  CANCEL_TITLE,
  CANCEL_WARNING_FINAL,
  CANCEL_WARNING_FREED,
  cancelIntroduction,
} from './cancel-texts.ts';
import { View } from './View.tsx';

interface ReviewProps {
  booking: CancelDetails;
  isCancelling: boolean;
  problem: string | null;
  onConfirm: () => void;
}

export function Review({ booking, isCancelling, problem, onConfirm }: ReviewProps) {
  return (
    <View title={CANCEL_TITLE} lead={cancelIntroduction(booking.business_name)} takesFocus>
      <Facts
        facts={[
          ...bookingFacts(booking),
          ...attendeeFacts(booking),
          { label: CANCELLATION_POLICY, value: booking.cancellation_policy },
        ]}
      />
      <Notice tone="warning">
        <p>{CANCEL_WARNING_FREED}</p>
        <p>{CANCEL_WARNING_FINAL}</p>
      </Notice>
      {booking.takes_bookings ? <p>{CANCEL_OTHER_TIME_KEEPS}</p> : null}
      <Actions>
        <Button kind="danger" workingText={CANCELLING} isWorking={isCancelling} onClick={onConfirm}>
          {CANCEL_CONFIRM}
        </Button>
        {booking.takes_bookings ? (
          <LinkButton href={buildPath(pages.diary, { slug: booking.diary_slug })}>
            {CANCEL_OTHER_TIME}
          </LinkButton>
        ) : null}
      </Actions>
      {problem === null ? null : (
        <Notice tone="error" isAnnounced>
          <p>{problem}</p>
        </Notice>
      )}
    </View>
  );
}
