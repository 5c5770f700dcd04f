import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, TITLE_MAX } from '../figures/bounds.ts';
import { emailProblem } from '../rules/email-address.ts';
import {
  EMAIL_REQUIRED,
  FIRST_NAME_REQUIRED,
  LAST_NAME_REQUIRED,
  tooLong,
} from '../words/booking-form-texts.ts';
import { CONTACT_EMAIL_NOT_VALID, MESSAGE_REQUIRED } from '../words/contact-texts.ts';
import { optionalText, requiredLines, requiredText, honeypot } from './fields.ts';
import { z } from './zod.ts';

/** The contact form, with the field names that existing callers use. */
export const contactRequest = z.object({
  firstName: requiredText(NAME_MAX, FIRST_NAME_REQUIRED),
  lastName: requiredText(NAME_MAX, LAST_NAME_REQUIRED),
  businessName: optionalText(TITLE_MAX),
  email: z
    .string(EMAIL_REQUIRED)
    .trim()
    .min(1, EMAIL_REQUIRED)
    .max(EMAIL_MAX, tooLong(EMAIL_MAX))
    .refine((email) => email === '' || emailProblem(email) === null, CONTACT_EMAIL_NOT_VALID),
  telephone: optionalText(PHONE_MAX),
  message: requiredLines(MESSAGE_MAX, MESSAGE_REQUIRED),
  website: honeypot,
});

export type ContactForm = z.input<typeof contactRequest>;
export type ContactRequest = z.output<typeof contactRequest>;
