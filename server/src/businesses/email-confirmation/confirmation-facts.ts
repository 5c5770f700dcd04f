/** What an email that asks to confirm a business's email address tells, as it stood when it was written. */
import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';

/** `emails.kind` */
export const EMAIL_CONFIRMATION = 'email_confirmation';

export const confirmationFacts = z.object({
  businessId: idField,
  businessName: z.string(),
  /** As the owner typed it: where the email goes, and what its link confirms. */
  email: z.string(),
  timezone: z.string(),
  /** The address of the account that gave it. */
  account: z.string(),
  /** Both addresses, folded: emails are counted by them. */
  recipientFolded: z.string(),
  accountFolded: z.string(),
  /** When the link ends, milliseconds since 1970. */
  expiresAt: z.int().min(0).max(8.64e15),
});

export type ConfirmationFacts = z.infer<typeof confirmationFacts>;
