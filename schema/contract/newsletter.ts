import { NAME_MAX } from '../figures/bounds.ts';
import { NEWSLETTER_EMAIL_REQUIRED } from '../words/newsletter-texts.ts';
import { idField, instantField, optionalText, honeypot, requiredEmail } from './fields.ts';
import { z } from './zod.ts';

/** Where on the page the form was. */
const signupSource = z.enum(['footer', 'hero', 'sidebar']);
/**
 * `pending` until the emailed link confirms it, because anybody can type an address. Nothing else is sent.
 */
export const signupStatus = z.enum(['pending', 'active', 'unsubscribed']);

export const newsletterSignup = z.object({
  id: idField,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  signup_source: signupSource,
  status: signupStatus,
  created_at: instantField,
  /**
   * The signup's own link for the newsletter tool (RFC 8058). It never stops working. Null unless the signup
   * is active, because the same token confirms one.
   */
  unsubscribe_url: z.string().nullable(),
});

export const signupRequest = z.object({
  email: requiredEmail(NEWSLETTER_EMAIL_REQUIRED),
  first_name: optionalText(NAME_MAX),
  last_name: optionalText(NAME_MAX),
  signup_source: signupSource,
  website: honeypot,
});

/** The token in an emailed link. Anyone who has it can act for the signup. */
export const signupToken = z.object({ token: z.string().max(128) });
export const signupSeen = z.object({ email: z.string(), status: signupStatus });

export type NewsletterSignup = z.infer<typeof newsletterSignup>;
export type SignupRequest = z.output<typeof signupRequest>;
export type SignupSeen = z.infer<typeof signupSeen>;
