import { z } from './zod.ts';
import { PICTURE_ADDRESS_MAX } from '../figures/bounds.ts';
import { isComeBackPath } from '../rules/come-back-path.ts';
import { isPictureAddress } from '../rules/picture-address.ts';
import { instantField } from './fields.ts';

/** The address of an account picture that our pages may load. */
export const pictureAddress = z.string().max(PICTURE_ADDRESS_MAX).refine(isPictureAddress);

/** The user who is logged in. */
export const user = z.object({
  /** Names the account in ACCOUNT_HEADER. It opens nothing, and doesn't say whose account it is. */
  account: z.string(),
  email: z.string(),
  google_user_data: z.object({ given_name: z.string().nullable(), family_name: z.string().nullable() }),
  /** Whether the user gets an email about each new booking. */
  email_notifications: z.boolean(),
  /** True for the account whose verified email is the ADMIN_EMAIL setting. */
  is_admin: z.boolean(),
  /** Told to the admin alone: settings that this Daybook needs and lacks. */
  missing_settings: z.array(z.string()).optional(),
  first_seen: instantField,
});

/** What a user may change of their account. */
export const userChange = z.object({ email_notifications: z.boolean() });

/** The page that asked somebody to log in, to which they return afterwards (decision 115). */
const comeBackPath = z.string().refine(isComeBackPath);

export const signInQuery = z.object({
  /** Passed to the identity provider, which then needn't ask who it is. */
  login_hint: z.string().max(254).optional(),
  come_back_to: comeBackPath.optional(),
});
export const signInAddress = z.object({ redirectUrl: z.url() });
/** What came back in the address of /auth/callback. */
export const signInCode = z.object({ code: z.string().min(1).max(2048), state: z.string().min(1).max(512) });

/** Who has just logged in, and at which page that began; null if no page needs them back. */
export const signedIn = user.extend({ come_back_to: comeBackPath.nullable() });

/** Where an account is logged in. */
export const session = z.object({
  /** Names the session, and opens nothing. */
  id: z.string(),
  /** 'Chrome on Windows'; null where it is not known. */
  device: z.string().nullable(),
  started_at: instantField,
  /** To within an hour. */
  last_used_at: instantField,
  /** The session that asks. */
  is_this: z.boolean(),
});
export const sessionInPath = z.object({ sessionId: z.string().regex(/^[\w-]{43}$/) });

export type OwnSession = z.infer<typeof session>;
export type User = z.infer<typeof user>;
