/** The one letter that a deleted owner still gets. */
import { longDate } from '@daybook/schema/rules/date';
import { BLOCK_DAYS, BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { IMPORTED_EMAILED_BY_BUSINESS } from '@daybook/schema/words/imported-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { letterHtml } from '../../mail/layout.tsx';
import { subjectLine, type Letter, type LetterContent, type LetterPart } from '../../mail/letter.ts';
import { plainText } from '../../mail/plain-text.ts';
import { parseFacts } from '../../mail/parse-facts.ts';
import type { MakeLetter } from '../../mail/worker.ts';
import { deletionFacts, type DeletionFacts } from './deletion-facts.ts';

const DAY = 86_400_000;
const SUBJECT = `Your ${PRODUCT_NAME} account is deleted`;

/** Makes the letter of a row of kind ACCOUNT_DELETED. */
export function createDeletionLetterMaker(supportEmail: string): MakeLetter {
  return async ({ payload }) => deletionLetter(parseFacts(deletionFacts, payload), supportEmail);
}

export function deletionLetter(facts: DeletionFacts, supportEmail: string): Letter {
  const content = contentOf(facts, supportEmail);
  const subject = subjectLine(SUBJECT);
  return {
    subject,
    html: letterHtml(content, subject),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: supportEmail },
  };
}

function contentOf(facts: DeletionFacts, supportEmail: string): LetterContent {
  const purgedBy = dayAfter(facts.deletedAt, PURGE_AFTER_DAYS);
  const blockedUntil = longDate(dayAfter(facts.deletedAt, BLOCK_DAYS));
  return {
    preview: 'Everything of yours is out of reach now, and will soon be gone.',
    heading: 'Your account is deleted',
    parts: [
      {
        type: 'paragraph',
        text: `${facts.byAdmin ? `Your account was deleted by the people who run ${PRODUCT_NAME}.` : 'You asked for your account to be deleted.'} You are signed out everywhere, and nothing of yours can be seen or booked any more.`,
      },
      ...closed(facts),
      {
        type: 'paragraph',
        text: `All your data is removed for good by ${longDate(purgedBy)}. Records of bookings are kept for ${BOOKING_RECORD_YEARS} years after they took place, without a link to you.`,
      },
      {
        type: 'paragraph',
        text: facts.byAdmin
          ? `You can’t open a new account with the same Google account until ${blockedUntil}; to ensure this, we keep a code made from it until then. To ask why, write to ${supportEmail}.`
          : `If it was not you who asked for this, please write to ${supportEmail} at once.`,
      },
    ],
    footer: [`${PRODUCT_NAME} sends this once, because the account with this email address was deleted.`],
  };
}

function dayAfter(instant: number, days: number): string {
  return new Date(instant + days * DAY).toISOString().slice(0, 10);
}

function closed({ businesses, ...cancelled }: DeletionFacts): LetterPart[] {
  if (!businesses.length) return [];
  return [
    {
      type: 'details',
      rows: [
        { label: businesses.length === 1 ? 'Closed diary' : 'Closed diaries', value: businesses.join('\n') },
      ],
    },
    { type: 'paragraph', text: toldText(cancelled) },
  ];
}

function toldText({
  bookingsCancelled: all,
  bookingsUntold: untold,
  isOverImportLimit,
}: Pick<DeletionFacts, 'bookingsCancelled' | 'bookingsUntold' | 'isOverImportLimit'>): string {
  if (all === 0) return 'No bookings were to come.';
  const cancelled =
    all === 1
      ? 'One booking was to come: it is cancelled'
      : `${all} bookings were to come: they are cancelled`;
  if (isOverImportLimit || (untold > 0 && untold < all))
    return `${cancelled}. Their attendees have been emailed, except some whose bookings were imported. ${IMPORTED_EMAILED_BY_BUSINESS}`;
  return untold === 0
    ? `${cancelled}, and ${all === 1 ? 'its attendee has' : 'their attendees have'} been emailed.`
    : `${cancelled}. Nobody has been emailed, since ${all === 1 ? 'it was' : 'they were'} imported. ${IMPORTED_EMAILED_BY_BUSINESS}`;
}
