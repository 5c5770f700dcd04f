/** Field shapes that several entities share. */
import { z } from 'zod';
import { CLOCK_TIME } from '../rules/clock-time.ts';
import { isDate } from '../rules/date.ts';
import { emailProblem } from '../rules/email-address.ts';
import { SLUG } from '../rules/slug.ts';
import { PRICE_NOT_VALID, TIME_NOT_VALID } from '../words/event-texts.ts';
import { EMAIL_MAX, PRICE_MAX_PENCE, SLUG_MAX } from '../words/limits.ts';
import { tooLong } from '../words/texts.ts';
import { TIMEZONES } from '../words/timezones.ts';

export const idField = z.int().positive();
/** An id as it stands in a path or a query. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
export const slugField = z.string().max(SLUG_MAX).regex(SLUG);
export const dateField = z.string().refine(isDate);
/** HH:MM, 24 hours, on the business's clock. */
export const clockTimeField = z.string().regex(CLOCK_TIME, TIME_NOT_VALID);
/** ISO 8601 in UTC. */
export const instantField = z.iso.datetime();
/** Pounds with at most two decimals. */
export const poundsField = z
  .number()
  .min(0)
  .max(PRICE_MAX_PENCE / 100, PRICE_NOT_VALID)
  .multipleOf(0.01, PRICE_NOT_VALID);
export const timezoneField = z.enum(TIMEZONES.map(({ zone }) => zone));

/** Trimmed, required text. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, tooLong(max));
/** Trimmed text that may be absent, null or empty; absent and empty both become null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .nullish()
    .transform((text) => text || null);

export const emailField = z
  .string()
  .trim()
  .max(EMAIL_MAX, tooLong(EMAIL_MAX))
  .superRefine((email, context) => {
    const problem = emailProblem(email);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
