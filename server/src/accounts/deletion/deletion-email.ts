/** The last email to the owner of a deleted account. */

import { z } from 'zod';
import { BLOCK_DAYS, BOOKING_RECORD_YEARS, DAY, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { longDate } from '@daybook/schema/rules/date';
import { IMPORTED_EMAILED_BY_BUSINESS } from '@daybook/schema/words/business-file';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Email, EmailContent, EmailPart } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';

const SUBJECT = `Your ${PRODUCT_NAME} account is deleted`;

export function deletionEmail(facts: DeletionFacts, us: Us): Email {
  return emailFromUs({ subject: SUBJECT, ...contentOf(facts, us.supportEmail) }, us);
}

function contentOf(facts: DeletionFacts, supportEmail: string): EmailContent {
  const purgedBy = dayAfter(facts.deletedAt, PURGE_AFTER_DAYS);
  const blockedUntil = longDate(dayAfter(facts.deletedAt, BLOCK_DAYS));
  return {
    preview: 'Your account is closed and your data will be deleted soon.',
    heading: 'Your account is deleted',
    parts: [
      {
        type: 'paragraph',
        text: `${facts.byAdmin ? `The people who run ${PRODUCT_NAME} deleted your account.` : 'You asked us to delete your account.'} You’re logged out everywhere${facts.businesses.length === 0 ? '' : ', and customers can no longer see your diary or book'}.`,
      },
      ...closed(facts),
      {
        type: 'paragraph',
        text: `We’ll delete your data by ${longDate(purgedBy)}. We keep records of any payments, and the date, service and price of each booking for ${BOOKING_RECORD_YEARS} years after it.`,
      },
      {
        type: 'paragraph',
        text: facts.byAdmin
          ? `You can’t open a new account with the same Google account until ${blockedUntil}. We keep a code made from that account until then, to check this. To ask why, email ${supportEmail}.`
          : `If you didn’t ask for this, email ${supportEmail} straight away.`,
      },
    ],
    footer: [`${PRODUCT_NAME} sent this because the account with this email address was deleted.`],
  };
}

function dayAfter(instant: number, days: number): string {
  return new Date(instant + days * DAY).toISOString().slice(0, 10);
}

function closed({ businesses, ...cancelled }: DeletionFacts): EmailPart[] {
  if (!businesses.length) return [];
  return [
    {
      type: 'details',
      rows: [
        {
          label: businesses.length === 1 ? 'Closed business' : 'Closed businesses',
          value: businesses.join('\n'),
        },
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
  if (all === 0) return 'There were no upcoming bookings.';
  const cancelled =
    all === 1 ? 'One upcoming booking is cancelled' : `${all} upcoming bookings are cancelled`;
  if (isOverImportLimit || (untold > 0 && untold < all))
    return `${cancelled}. We’re emailing the customers, except some whose bookings were imported. ${IMPORTED_EMAILED_BY_BUSINESS}`;
  return untold === 0
    ? `${cancelled}, and we’re emailing the ${all === 1 ? 'customer' : 'customers'}.`
    : `${cancelled}. We’re not emailing the ${all === 1 ? 'customer, because the booking was' : 'customers, because the bookings were'} imported. ${IMPORTED_EMAILED_BY_BUSINESS}`;
}

export const ACCOUNT_DELETED = 'account_deleted';

/** Returns `emails.once_key`, by which the purge finds this email: its row contains the owner's address. */
export function accountDeletedKey(userId: number): string {
  return `${ACCOUNT_DELETED} ${userId}`;
}

export const deletionFacts = z.object({
  businesses: z.array(z.string().overwrite(oneLine)),
  bookingsCancelled: z.int().min(0),
  /** Of these, imported bookings whose attendees aren't emailed because nothing was paid. */
  bookingsUntold: z.int().min(0).default(0),
  /** Whether other imported ones may have more new addresses than we email in a day. */
  isOverImportLimit: z.boolean().default(false),
  /** Milliseconds since 1970. */
  deletedAt: z.int().min(0),
  /** True if an admin deleted it. Emails from before there were admins lack this. */
  byAdmin: z.boolean().default(false),
});

export type DeletionFacts = z.infer<typeof deletionFacts>;

export const exampleDeletion = (now: number): DeletionFacts =>
  deletionFacts.parse({ businesses: ['Example Salon'], bookingsCancelled: 2, deletedAt: now });
