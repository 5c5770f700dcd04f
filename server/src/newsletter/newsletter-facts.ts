/** What an email that asks to confirm a newsletter signup tells, as it stood when it was written. */
import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';

/** `emails.kind` */
export const NEWSLETTER_CONFIRMATION = 'newsletter_confirmation';

export const newsletterFacts = z.object({
  signupId: idField,
  /** The address as it was typed. The email goes there. */
  email: z.string(),
  /** When the link stops working, milliseconds since 1970. */
  expiresAt: z.int().min(0).max(8.64e15),
});

export type NewsletterFacts = z.infer<typeof newsletterFacts>;
