import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { BOOK_ANOTHER, CANCEL_TOO_LATE } from '@daybook/schema/words/texts';
import { Emblem } from '../ui/Emblem.tsx';
import { Facts } from '../ui/Facts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Actions } from './Actions.tsx';
import { bookingFacts } from './booking-facts.tsx';
import {
  CANCEL_ALREADY,
  CANCEL_ALREADY_EXPLAINED,
  CANCEL_DONE,
  CANCEL_TOO_LATE_TITLE,
  cancelledIntroduction,
  cancelledWithoutEmail,
} from './cancel-texts.ts';
import { NextSteps } from './NextSteps.tsx';
import { View } from './View.tsx';

interface OutcomeProps {
  emblem: ReactNode;
  title: string;
  lead: string;
  booking: CancelDetails;
  children?: ReactNode;
}

function Outcome({ emblem, title, lead, booking, children }: OutcomeProps) {
  return (
    <View {...{ emblem, title, lead }} takesFocus>
      <Facts facts={bookingFacts(booking)} />
      {children}
      {booking.takes_bookings ? (
        <Actions>
          <LinkButton kind="primary" href={buildPath(pages.diary, { slug: booking.diary_slug })}>
            {BOOK_ANOTHER}
          </LinkButton>
        </Actions>
      ) : null}
    </View>
  );
}

/** The appointment has begun, so the link no longer cancels it. */
export function Begun({ booking }: { booking: CancelDetails }) {
  return (
    <Outcome
      emblem={<Emblem icon={Clock} tone="amber" />}
      title={CANCEL_TOO_LATE_TITLE}
      lead={CANCEL_TOO_LATE}
      booking={booking}
    />
  );
}

export function AlreadyCancelled({ booking }: { booking: CancelDetails }) {
  return (
    <Outcome
      emblem={<Emblem icon={Ban} tone="sky" />}
      title={CANCEL_ALREADY}
      lead={CANCEL_ALREADY_EXPLAINED}
      booking={booking}
    />
  );
}

export function Cancelled({ booking }: { booking: CancelAnswer }) {
  const introduction = booking.is_confirmed_by_email ? cancelledIntroduction : cancelledWithoutEmail;
  return (
    <Outcome
      emblem={<Emblem icon={Check} tone="leaf" />}
      title={CANCEL_DONE}
      lead={introduction(booking.attendee_email)}
      booking={booking}
    >
      <NextSteps booking={booking} />
    </Outcome>
  );
}
