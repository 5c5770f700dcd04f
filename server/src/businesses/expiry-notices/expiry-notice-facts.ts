/** What an email about an end tells, as it stood when it was written. Instants are milliseconds since 1970. */
import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';

const instant = z.int().min(0).max(8.64e15);
const trial = { endsAt: instant, hours: z.int().positive() };

const expiryNoticeNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial_ending'), ...trial }),
  z.object({ kind: z.literal('trial_ended'), ...trial }),
  z.object({ kind: z.literal('subscription_renewing'), renewsAt: instant }),
  z.object({
    kind: z.literal('renewal_failed'),
    failedAt: instant,
    /** The end of the grace. */
    openUntil: instant,
    isLast: z.boolean(),
  }),
  z.object({
    kind: z.literal('subscription_ended'),
    paidUntil: instant,
    why: z.enum(['cancelled', 'unpaid', 'ended']),
  }),
]);

export const expiryNoticeFacts = z.object({
  businessId: idField,
  businessName: z.string(),
  timezone: z.string(),
  onceKey: z.string(),
  news: expiryNoticeNews,
});

/** Its `kind` is also `emails.kind`. */
export type ExpiryNews = z.infer<typeof expiryNoticeNews>;
export type ExpiryNoticeFacts = z.infer<typeof expiryNoticeFacts>;

export const EXPIRY_NOTICE_KINDS = [
  'trial_ending',
  'trial_ended',
  'subscription_renewing',
  'renewal_failed',
  'subscription_ended',
] as const satisfies readonly ExpiryNews['kind'][];
