import type { BookingEmail } from '@daybook/schema/contract/booking-emails';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { telOf } from '@daybook/schema/rules/contact-link';
import { shortDate } from '@daybook/schema/rules/date';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { textOf } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import * as texts from './booking-emails-texts.ts';

interface BookingEmailsProps {
  business: Business;
  booking: OwnerBooking;
}

/** Shows the emails about any booking, even one that can't be edited any more. */
export function BookingEmailsDialog({ onClose, ...props }: BookingEmailsProps & { onClose: () => void }) {
  return (
    <Dialog title={texts.EMAILS} onClose={onClose}>
      <BookingEmails {...props} />
    </Dialog>
  );
}

export function BookingEmails({ business, booking }: BookingEmailsProps) {
  const load = useCall(
    'listBookingEmails',
    { params: { reference: booking.booking_reference } },
    {
      // A queued email is sent within seconds.
      refetchInterval: ({ state }) => (state.data?.some((email) => email.state === 'queued') ? 5_000 : false),
    },
  );
  return (
    <Stack gap={12}>
      <Refused booking={booking} />
      <Loaded query={load} failed={texts.EMAILS_FAILED} shape={<Skeleton width="100%" height="6rem" />}>
        {(emails) => <Listed business={business} booking={booking} emails={emails} />}
      </Loaded>
    </Stack>
  );
}

function Refused({ booking }: Pick<BookingEmailsProps, 'booking'>) {
  const { attendee_email: address, attendee_phone: phone, mail_state } = booking;
  if (mail_state !== 'refused' || address === null || isErased(address)) return null;
  return (
    <Notice tone="warning">
      {texts.refused(address)}{' '}
      {phone === null ? (
        texts.NO_PHONE
      ) : (
        <>
          {texts.correctOrCall(booking.attendee_first_name)}:{' '}
          <ContactLink link={telOf(phone)}>{phone}</ContactLink>
        </>
      )}
    </Notice>
  );
}

interface ListedProps extends BookingEmailsProps {
  emails: readonly BookingEmail[];
}

function Listed({ business, booking, emails }: ListedProps) {
  const resend = useChange('resendBookingEmail');
  const resent = resend.variables?.params.emailId;
  const showToast = useToast();
  // The button disappears while its email is on its way, so the row takes the focus. Otherwise the dialog
  // would move it to its first button.
  const sent = useFocus<HTMLLIElement>(resend.isSuccess ? resend.submittedAt : null);
  if (emails.length === 0) return <Text tone="soft">{texts.NO_EMAILS}</Text>;
  return (
    <Stack as="ul" gap={12} isRuled>
      {emails.map((email) => (
        <li key={email.id} {...(email.id === resent && { ref: sent, tabIndex: -1 })}>
          <Row justify="between" gap={12} isOneLine>
            <Stack gap={0}>
              <RowText look="strong" as="p">
                {email.name}
              </RowText>
              <RowText look="soft" as="p">
                {texts.toAddress(email.recipient)}
              </RowText>
              <State email={email} timezone={business.timezone} />
            </Stack>
            {email.can_resend ? (
              <Button
                kind="quiet"
                aria-label={texts.sendAgain(email.name)}
                isWorking={resend.isPending && resent === email.id}
                workingText={texts.SENDING}
                isHeld={resend.isPending && resent !== email.id}
                onClick={() =>
                  resend.mutate(
                    { params: { reference: booking.booking_reference, emailId: email.id }, body: {} },
                    { onSuccess: () => showToast(texts.SENT_AGAIN) },
                  )
                }
              >
                {texts.SEND_AGAIN}
              </Button>
            ) : null}
          </Row>
        </li>
      ))}
      {resend.error ? (
        <li>
          <Notice tone="error" isAnnounced>
            {textOf(resend.error, texts.SEND_FAILED)}
          </Notice>
        </li>
      ) : null}
    </Stack>
  );
}

function State({ email, timezone }: { email: BookingEmail; timezone: string }) {
  const { state, reason, sent_at } = email;
  const isUndelivered = state === 'failed' || state === 'refused';
  return (
    <Text size={14} tone={isUndelivered ? 'brick' : 'faint'} weight={isUndelivered ? 'medium' : 'regular'}>
      {state === 'sent' ? sentText(sent_at ?? email.created_at, timezone) : texts.STATES[state]}
      {reason === null ? null : `. ${reason}`}
    </Text>
  );
}

function sentText(instant: string, timezone: string): string {
  const { date, minutes } = wallClockAt(Date.parse(instant), timezone);
  return texts.sentOn(shortDate(date), clockTimeOf(minutes));
}
