import {
  EMAIL_MAX,
  NAME_MAX,
  POSTCODE_MAX,
  PRICE_MAX_PENCE,
  SLUG_MAX,
  SEARCH_MAX,
  SEARCH_WORDS_MAX,
  PAGE_SIZE_MAX,
} from '../figures/bounds.ts';
import { manyLines, oneLine, holdsWebAddress } from '../rules/clean-text.ts';
import { CLOCK_TIME } from '../rules/clock-time.ts';
import { isDate } from '../rules/date.ts';
import { emailProblem } from '../rules/email-address.ts';
import { tidyPostcode } from '../rules/postcode.ts';
import { wordsOf } from '../rules/search-words.ts';
import { SLUG } from '../rules/slug.ts';
import { NAME_HOLDS_WEB_ADDRESS, tooLong } from '../words/booking-form-texts.ts';
import { PRICE_NOT_VALID, TIME_NOT_VALID } from '../words/event-texts.ts';
import { CHECK_FIELD, ENTER_DATE, HOLDS_UNSEEN_SIGN } from '../words/input-texts.ts';
import { SEARCH_TOO_MANY_WORDS } from '../words/texts.ts';
import { TIMEZONES } from '../words/timezones.ts';
import { z } from './zod.ts';

export const idField = z.int().positive();
/** Null or absent becomes null. */
export const idOrNull = idField.nullish().transform((id) => id ?? null);
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
export const slugField = z.string().max(SLUG_MAX).regex(SLUG);
// What a date, number, time or list refuses aborts, so that rules which compare fields don't run on it: a buffer of
// less than nothing would give an event times without end.
export const dateField = z.string().refine(isDate, { error: ENTER_DATE, abort: true });
/** YYYY-MM */
export const monthField = z.string().refine((month) => isDate(`${month}-01`), CHECK_FIELD);
/** Makes a whole number. All its errors have the same text. */
export function wholeNumber(min: number, max: number, text?: string) {
  const refused = { abort: true, ...(text !== undefined && { error: text }) };
  return z.int(refused).min(min, refused).max(max, refused);
}
/** HH:MM, 24 hours, in the business's time zone. */
export const clockTimeField = z.string().regex(CLOCK_TIME, { error: TIME_NOT_VALID, abort: true });
/** An optional time: absent, null and empty all become null. All its errors have the same text. */
export const optionalTime = z
  .string()
  .refine((time) => time === '' || CLOCK_TIME.test(time), { error: TIME_NOT_VALID, abort: true })
  .nullish()
  .transform((time) => time || null);
/** ISO 8601 in UTC. */
export const instantField = z.iso.datetime();
/** Makes pounds with at most two decimals. `missing` is the text for a value that isn't a number. */
export const pounds = (missing: string) =>
  z
    .number(missing)
    .min(0)
    .max(PRICE_MAX_PENCE / 100, PRICE_NOT_VALID)
    .multipleOf(0.01, PRICE_NOT_VALID);
export const poundsField = pounds(PRICE_NOT_VALID);
export const timezoneField = z.enum(TIMEZONES.map(({ zone }) => zone));

/**
 * Makes a text that is looked up unchanged, without cleaning. It refuses U+0000, which PostgreSQL doesn't
 * accept and no stored text contains.
 */
export const soughtText = (text: z.ZodString) =>
  text.refine((given) => !given.includes('\u0000'), HOLDS_UNSEEN_SIGN);

/** Makes a required text of one line, cleaned (rules/clean-text.ts), with something visible in it. */
export const requiredText = (max: number, missing: string) => required(oneLine, max, missing);
/** Makes a required text of many lines, cleaned in the same way. */
export const requiredLines = (max: number, missing: string) => required(manyLines, max, missing);
/** Makes an optional text of one line, cleaned. Absent, null and invisible text become null. */
export const optionalText = (max: number) => optional(oneLine, max);
/** Makes an optional text of many lines. */
export const optionalLines = (max: number) => optional(manyLines, max);

/** Makes a postcode, written as a British one is if it is one. */
export const requiredPostcode = (missing: string) => required(onePostcode, POSTCODE_MAX, missing);
export const optionalPostcode = () => optional(onePostcode, POSTCODE_MAX);
const onePostcode = (typed: string) => tidyPostcode(oneLine(typed));

const required = (clean: (text: string) => string, max: number, missing: string) =>
  z.string(missing).overwrite(clean).min(1, missing).max(max, tooLong(max));
const optional = (clean: (text: string) => string, max: number) =>
  z
    .string()
    .overwrite(clean)
    .max(max, tooLong(max))
    .nullish()
    .transform((text) => text || null);

/** Makes a first or last name. It refuses web addresses, because emails greet people by name. */
export const personNameField = (missing: string) =>
  requiredText(NAME_MAX, missing).refine((name) => !holdsWebAddress(name), NAME_HOLDS_WEB_ADDRESS);

export const emailField = z
  .string()
  .trim()
  .max(EMAIL_MAX, tooLong(EMAIL_MAX))
  .superRefine((email, context) => {
    const problem = emailProblem(email);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** Makes a required address whose field has a text of its own while it is empty. */
export const requiredEmail = (missing: string) => z.string(missing).trim().min(1, missing).pipe(emailField);

/** A honeypot: people don't see this field, but bots fill it in. */
export const honeypot = z.string().max(200).nullish();
/** How long the form was open. A form sent too fast is a bot's. */
export const formMilliseconds = z.int().min(0).nullish();

/** A sealed token in an emailed link, base64url. */
export const sealedToken = z.string().min(22).max(200);

export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const pageSize = (usual: number) => z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(usual);

/** The search field of a list. Every word must be found. */
export const searchField = z
  .string()
  .overwrite(oneLine)
  .max(SEARCH_MAX)
  .refine((text) => wordsOf(text).length <= SEARCH_WORDS_MAX, SEARCH_TOO_MANY_WORDS);

/** Reports what is wrong with the field at a path. */
export type Blame = (path: (string | number)[], message: string) => void;

export const blameIn =
  (context: z.RefinementCtx): Blame =>
  (path, message) =>
    context.addIssue({ code: 'custom', path, message });

const withDot = z.url({ protocol: /^https$/, hostname: /\./ });
export const hasPassword = (address: string): boolean => /^https?:[/\\]*[^/\\?#]*@/i.test(address);

/** Returns whether browsers can open the text as an https:// address with a dotted host and no password. */
export const isHttpsAddress = (text: string): boolean =>
  withDot.safeParse(text).success && !hasPassword(text);

export const businessInPath = z.object({ businessId: idInPath });
/** The answer to a change that has nothing to return. */
export const done = z.object({ ok: z.literal(true) });
export const eventInPath = z.object({ eventId: idInPath });
export const businessEventInPath = z.object({ businessId: idInPath, eventId: idInPath });
export const referenceInPath = z.object({ reference: soughtText(z.string().max(20)) });
/** An optional id. A form sends '' if nothing was chosen. */
export const idOrNone = z.union([z.literal('').transform(() => undefined), idInPath]).optional();
/** What an owner's path may name. Each leads to a business whose owner is checked. */
export const ownedInPath = z.object({ ...businessEventInPath.shape, ...referenceInPath.shape }).partial();
export type OwnedInPath = z.output<typeof ownedInPath>;
