import { z } from './zod.ts';
import { idField, instantField } from './fields.ts';

/** A newsletter signup. */
export const newsletterSignup = z.object({
  id: idField,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  signup_source: z.string(),
  status: z.string(),
  created_at: instantField,
});

export type NewsletterSignup = z.infer<typeof newsletterSignup>;
