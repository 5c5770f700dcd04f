import type { BookingFlowAnswer, EmailCheck } from '@daybook/schema/contract/email-test';
import type { Clock } from '../../runtime/clock.ts';
import type { Email } from '../../emails/email.ts';
import type { MailSetup } from './test-email.ts';

/** The emails about a booking, made of example data with these two people in it. */
export type MakeExample = (
  kind: 'booking_confirmed' | 'booking_received',
  people: { attendeeEmail: string; businessEmail: string },
) => Promise<Email>;

export interface BookingFlowParts {
  setup: MailSetup;
  makeExample: MakeExample;
  clock: Clock;
}

/** Sends the emails that a booking sends, and says of each whether it was accepted. */
export async function testBookingFlow(
  { setup, makeExample, clock }: BookingFlowParts,
  people: { attendeeEmail: string; businessEmail: string },
): Promise<BookingFlowAnswer> {
  const host = new URL(setup.publicUrl).hostname;

  async function send(test: string, kind: Parameters<MakeExample>[0], to: string): Promise<EmailCheck> {
    const email = await makeExample(kind, people);
    const { steps, error } = await setup.tryMail({ email, to, messageId: `${clock()}.${kind}@${host}` });
    return { test, success: error === null, detail: error ?? steps.at(-1)?.detail ?? null };
  }

  const results = await Promise.all([
    send(
      'Confirmation to the customer, with a calendar invitation',
      'booking_confirmed',
      people.attendeeEmail,
    ),
    send('New booking, to the business', 'booking_received', people.businessEmail),
  ]);
  const taken = results.filter(({ success }) => success).length;
  return {
    all_tests_passed: taken === results.length,
    summary: `${setup.smtpUrl === null ? 'Kept in the local mailbox, and not sent' : 'Accepted by the mail server'}: ${taken} of ${results.length} emails.`,
    results,
  };
}
