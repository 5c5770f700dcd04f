import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { MovedAnswer } from '@daybook/schema/contract/cancel';
import { canChangeUntil } from '@daybook/schema/words/change-texts';
import { BookedAs } from '../booking/Booked.tsx';
import * as texts from './move-texts.ts';

export function Moved({ answer }: { answer: BookedAnswer | MovedAnswer }) {
  const { booking } = answer;
  const { business_name: business, attendee_email: email } = booking;
  const isEmailed = email !== null && (!('is_confirmed_by_email' in answer) || answer.is_confirmed_by_email);
  const policy =
    'change_notice_hours' in answer ? ` ${canChangeUntil(answer.change_notice_hours, true)}` : '';
  const lead = booking.is_demo
    ? texts.NO_EMAIL_IN_DEMO
    : isEmailed
      ? texts.movedByEmail(business, email ?? '')
      : texts.movedWithoutEmail(business);
  return (
    <BookedAs answer={answer} title={texts.movedTitle(booking.attendee_first_name)} lead={lead + policy} />
  );
}
