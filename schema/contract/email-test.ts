/** Tests whether emails go out through the configured transport. */

import { EMAIL_ADDRESS_REQUIRED } from '../words/email-test-texts.ts';
import { requiredEmail } from './fields.ts';
import { z } from './zod.ts';

const address = requiredEmail(EMAIL_ADDRESS_REQUIRED);

export const emailTestQuery = z.object({ email: address });
export const bookingFlowTest = z.object({ email: address, business_email: address });

/** One check; `detail` says what it found, without secrets. */
const emailCheck = z.object({
  test: z.string(),
  success: z.boolean(),
  detail: z.string().nullable(),
});

export const emailTestAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  diagnostics: z.object({
    /** SMTP_URL is set and can be parsed. */
    api_key_configured: z.boolean(),
    api_key_valid_format: z.boolean(),
    from_address: z.string(),
    /** At most four characters of SMTP_URL's user name; null without one. */
    api_key_preview: z.string().max(5).nullable(),
    /** The mail server's last status, 250 for an accepted email; null if it gave none. */
    response_status: z.int().nullable(),
    transport: z.enum(['smtp', 'mailbox']),
    /** The steps of the handshake, and the DNS records of the sender's domain. */
    checks: z.array(emailCheck),
  }),
  error: z.string().nullable(),
  troubleshooting: z.object({
    if_api_error: z.array(z.string()),
    if_no_email_received: z.array(z.string()),
  }),
});

export const bookingFlowAnswer = z.object({
  all_tests_passed: z.boolean(),
  summary: z.string(),
  results: z.array(emailCheck),
});

export type EmailTestAnswer = z.infer<typeof emailTestAnswer>;
export type BookingFlowAnswer = z.infer<typeof bookingFlowAnswer>;
export type EmailCheck = z.infer<typeof emailCheck>;
