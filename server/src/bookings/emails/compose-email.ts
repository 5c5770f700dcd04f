/** An email about a booking, in words. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { emailHtml } from '../../emails/layout.tsx';
import { subjectLine, type Email } from '../../emails/email.ts';
import { plainText } from '../../emails/plain-text.ts';
import type { EmailFacts } from '../email-facts.ts';
import { attendeeName, type EmailContext } from './details.ts';
import { bookingEmailKinds, type BookingEmailKind } from './kinds.ts';

/** Returns the email in HTML and plain text, without its calendar file (email-from-outbox.ts adds it). */
export function bookingEmail(kind: BookingEmailKind, facts: EmailFacts, context: EmailContext): Email {
  const { to, draftOf } = bookingEmailKinds[kind];
  const draft = draftOf(facts, context);
  const subject = subjectLine(draft.subject);
  const isForAttendee = to === 'attendee';
  return {
    // People open mail from names that they know.
    ...(isForAttendee ? { senderName: `${facts.business.name} via ${PRODUCT_NAME}` } : {}),
    subject,
    html: emailHtml(draft, subject),
    text: plainText(draft),
    // A reply goes to the other side, not to us.
    replyTo: isForAttendee
      ? { name: facts.business.name, email: facts.business.email }
      : { name: attendeeName(facts), email: facts.attendeeEmail },
  };
}
