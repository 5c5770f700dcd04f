/** What the email about a deleted account tells, as it stood when the account was deleted. */
import { z } from 'zod';
import { oneLine } from '@daybook/schema/rules/clean-text';

/** `emails.kind` */
export const ACCOUNT_DELETED = 'account_deleted';

/** `emails.once_key`: the purge finds the email by this key, and its row names the owner's address. */
export function accountDeletedKey(userId: number): string {
  return `${ACCOUNT_DELETED} ${userId}`;
}

export const deletionFacts = z.object({
  /** The names of the businesses. */
  businesses: z.array(z.string().overwrite(oneLine)),
  bookingsCancelled: z.int().min(0),
  /** Of these, the imported ones whose attendees are not emailed, since nothing was paid (decision 112). */
  bookingsUntold: z.int().min(0).default(0),
  /** Whether others were imported, perhaps with more new addresses than are emailed in a day. */
  isOverImportLimit: z.boolean().default(false),
  /** Milliseconds since 1970. */
  deletedAt: z.int().min(0),
  /** Not its owner deleted it. Emails from before there was an admin do not say. */
  byAdmin: z.boolean().default(false),
});

export type DeletionFacts = z.infer<typeof deletionFacts>;

export const exampleDeletion = (now: number): DeletionFacts =>
  deletionFacts.parse({ businesses: ['Example Salon'], bookingsCancelled: 2, deletedAt: now });
