/** An email about a booking, in words. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { letterHtml } from '../../mail/layout.tsx';
import { subjectLine, type Letter } from '../../mail/letter.ts';
import { plainText } from '../../mail/plain-text.ts';
import type { LetterFacts } from '../letter-facts.ts';
import { attendeeName, type LetterContext } from './details.ts';
import { bookingLetterKinds, type BookingLetterKind } from './kinds.ts';

/** Returns the email in HTML and plain text, without its calendar file (letter-from-outbox.ts adds it). */
export function bookingLetter(kind: BookingLetterKind, facts: LetterFacts, context: LetterContext): Letter {
  const { to, draftOf } = bookingLetterKinds[kind];
  const draft = draftOf(facts, context);
  const subject = subjectLine(draft.subject);
  const isForAttendee = to === 'attendee';
  return {
    // People open mail from names that they know.
    ...(isForAttendee ? { senderName: `${facts.business.name} via ${PRODUCT_NAME}` } : {}),
    subject,
    html: letterHtml(draft, subject),
    text: plainText(draft),
    // A reply goes to the other side, not to us.
    replyTo: isForAttendee
      ? { name: facts.business.name, email: facts.business.email }
      : { name: attendeeName(facts), email: facts.attendeeEmail },
  };
}
