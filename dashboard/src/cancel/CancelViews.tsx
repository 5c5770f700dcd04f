import Ban from 'lucide-react/icons/ban';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { dayTitle } from '@daybook/schema/rules/date';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { movePath } from '@daybook/schema/rules/move-choice';
import { whenIn } from '@daybook/schema/rules/when';
import { BOOK_ANOTHER } from '@daybook/schema/words/booking-form-texts';
import {
  canChangeUntil,
  CANCEL_NEXT_FREED,
  CANCEL_TOO_LATE,
  cancelNextRefund,
} from '@daybook/schema/words/change-texts';
import { CANCELLATION_POLICY } from '@daybook/schema/words/legal-texts';
import { Button } from '#ui/Button.tsx';
import { Emblem } from '#ui/Emblem.tsx';
import { Facts } from '#ui/Facts.tsx';
import { CANCELLING } from '#ui/interface-texts.ts';
import { Actions, IconLine, NarrowPage, Stack } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { attendeeFacts, bookingFacts } from './booking-facts.tsx';
import * as texts from './cancel-texts.ts';

interface ViewProps {
  emblem?: ReactNode;
  title: string;
  lead: ReactNode;
  /** Moves the focus to the title when the view appears. */
  takesFocus?: boolean;
  children: ReactNode;
}

function View({ emblem, title, lead, takesFocus = false, children }: ViewProps) {
  return (
    <NarrowPage gap={24}>
      <Stack gap={12}>
        {emblem}
        <PageHeading title={title} takesFocus={takesFocus}>
          {title}
        </PageHeading>
        <Text tone="soft">{lead}</Text>
      </Stack>
      {children}
    </NarrowPage>
  );
}

const skeletons = [
  { label: 'When', value: <Skeleton width="90%" height="2.6em" /> },
  { label: 'What', value: <Skeleton width="60%" /> },
  { label: 'With', value: <Skeleton width="40%" /> },
  { label: 'Where', value: <Skeleton width="75%" /> },
  { label: 'Reference', value: <Skeleton width="30%" /> },
  { label: 'Name', value: <Skeleton width="40%" /> },
  { label: 'Email', value: <Skeleton width="55%" /> },
];

export function LoadingBooking() {
  return (
    <Loading text={texts.CANCEL_LOADING}>
      <View title={texts.CANCEL_TITLE} lead={<Skeleton width="28rem" />}>
        <div aria-hidden="true">
          <Facts facts={skeletons} />
        </div>
      </View>
    </Loading>
  );
}

interface ReviewProps {
  token: string;
  booking: CancelDetails;
  isCancelling: boolean;
  problem: string | null;
  onConfirm: () => void;
}

export function Review({ token, booking, isCancelling, problem, onConfirm }: ReviewProps) {
  return (
    <View title={texts.CANCEL_TITLE} lead={texts.cancelIntroduction(booking.business_name)} takesFocus>
      <Facts
        facts={[
          ...bookingFacts(booking),
          ...attendeeFacts(booking),
          {
            label: texts.CHANGES,
            value: canChangeUntil(booking.change_notice_hours, booking.can_move),
          },
          { label: CANCELLATION_POLICY, value: booking.cancellation_policy },
        ]}
      />
      <Notice tone="warning">
        <p>{texts.CANCEL_WARNING_FREED}</p>
        <p>{texts.CANCEL_WARNING_FINAL}</p>
      </Notice>
      {booking.can_move ? (
        <p>{texts.CANCEL_OTHER_TIME_MOVES}</p>
      ) : booking.takes_bookings ? (
        <p>{texts.onlyBusinessMoves(booking.business_name, contactsOf(booking))}</p>
      ) : null}
      <Actions>
        <Button kind="danger" workingText={CANCELLING} isWorking={isCancelling} onClick={onConfirm}>
          {texts.CANCEL_CONFIRM}
        </Button>
        {booking.takes_bookings ? (
          <LinkButton
            href={booking.can_move ? movePath(booking.diary_slug, token) : diaryOf(booking)}
            rel="noreferrer"
          >
            {texts.CANCEL_OTHER_TIME}
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

interface OutcomeProps extends Pick<ViewProps, 'emblem' | 'title'> {
  lead: string;
  booking: CancelDetails;
  children?: ReactNode;
}

function Outcome({ booking, children, ...view }: OutcomeProps) {
  return (
    <View {...view} takesFocus>
      <Facts facts={bookingFacts(booking)} />
      {children}
      {booking.takes_bookings ? (
        <Actions>
          <LinkButton kind="primary" href={diaryOf(booking)}>
            {BOOK_ANOTHER}
          </LinkButton>
        </Actions>
      ) : null}
    </View>
  );
}

const diaryOf = ({ diary_slug }: CancelDetails) => choicePath(diary_slug, {});

const contactsOf = ({ business_phone, business_email }: CancelDetails) =>
  [business_phone, business_email].filter((contact) => contact !== null);

/** Shows that the appointment has begun, or begins too soon to change it online. */
export function TooLate({ booking }: { booking: CancelDetails }) {
  const { change_notice_hours: hours, changes_until: until, timezone, business_name: business } = booking;
  const { date, from } = whenIn({ starts_at: until, ends_at: until }, timezone);
  return (
    <Outcome
      emblem={<Emblem icon={Clock} tone="amber" />}
      title={texts.CANCEL_TOO_LATE_TITLE}
      lead={
        hours === 0
          ? CANCEL_TOO_LATE
          : texts.couldChangeUntil(`${dayTitle(date)} at ${from}`, business, contactsOf(booking))
      }
      booking={booking}
    />
  );
}

export function AlreadyCancelled({ booking }: { booking: CancelDetails }) {
  return (
    <Outcome
      emblem={<Emblem icon={Ban} tone="sky" />}
      title={texts.CANCEL_ALREADY}
      lead={texts.CANCEL_ALREADY_EXPLAINED}
      booking={booking}
    />
  );
}

/** Says what happens next. Not every business is emailed, and the demo refunds nothing. */
export function Cancelled({ booking }: { booking: CancelAnswer }) {
  const { business_name: business } = booking;
  const introduction = booking.is_confirmed_by_email
    ? texts.cancelledIntroduction
    : texts.cancelledWithoutEmail;
  return (
    <Outcome
      emblem={<Emblem icon={Check} tone="leaf" />}
      title={texts.CANCEL_DONE}
      lead={introduction(booking.attendee_email ?? '')}
      booking={booking}
    >
      <Stack as="section" gap={12}>
        <Heading>{texts.CANCEL_NEXT}</Heading>
        <Stack as="ul" gap={8}>
          {booking.is_business_emailed ? (
            <IconLine icon={Mail} tone="faint">
              {texts.cancelNextEmailed(business)}
            </IconLine>
          ) : null}
          <IconLine icon={CalendarX2} tone="faint">
            {CANCEL_NEXT_FREED}
          </IconLine>
          {booking.is_demo ? null : (
            <IconLine icon={Wallet} tone="faint">
              {cancelNextRefund(business)}
            </IconLine>
          )}
        </Stack>
      </Stack>
    </Outcome>
  );
}
