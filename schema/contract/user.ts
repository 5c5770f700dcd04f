import { PICTURE_ADDRESS_MAX } from '../figures/bounds.ts';
import { isComeBackPath } from '../rules/come-back-path.ts';
import { isPictureAddress } from '../rules/picture-address.ts';
import { business } from './business.ts';
import { instantField, done } from './fields.ts';
import { z } from './zod.ts';

export const pictureAddress = z.string().max(PICTURE_ADDRESS_MAX).refine(isPictureAddress);

export const user = z.object({
  /** Identifies the account in ACCOUNT_HEADER. It grants no access and doesn't reveal the owner. */
  account: z.string(),
  email: z.string(),
  google_user_data: z.object({ given_name: z.string().nullable(), family_name: z.string().nullable() }),
  email_notifications: z.boolean(),
  /** True for the account whose verified email is the ADMIN_EMAIL setting. */
  is_admin: z.boolean(),
  /** For the admin only: required settings that are missing. */
  missing_settings: z.array(z.string()).optional(),
  first_seen: instantField,
  /** The hours of the free trial that the account can still start; null if none. */
  free_trial_hours: z.int().positive().nullable(),
});

const userChange = z.object({ email_notifications: z.boolean() });

/** The page to which somebody returns after logging in. */
const comeBackPath = z.string().refine(isComeBackPath);

const signInQuery = z.object({
  /** Passed to the identity provider, which then needn't ask for the account. */
  login_hint: z.string().max(254).optional(),
  come_back_to: comeBackPath.optional(),
});
export const signInAddress = z.object({ redirectUrl: z.url() });
/** The query of /auth/callback. */
export const signInCode = z.object({ code: z.string().min(1).max(2048), state: z.string().min(1).max(512) });

/** The user who has just logged in. `come_back_to` is null if no page needs them back. */
export const signedIn = user.extend({ come_back_to: comeBackPath.nullable() });

export const session = z.object({
  /** Identifies the session but grants no access. */
  id: z.string(),
  /** 'Chrome on Windows'; null if unknown. */
  device: z.string().nullable(),
  started_at: instantField,
  /** To within an hour. */
  last_used_at: instantField,
  /** True for the session that makes the request. */
  is_this: z.boolean(),
});
const sessionInPath = z.object({ sessionId: z.string().regex(/^[\w-]{43}$/) });

export const accountRows = () =>
  ({
    getSignInAddress: {
      query: signInQuery,
      answer: signInAddress,
    },
    createSession: { body: signInCode, answer: signedIn },
    signOut: { answer: done },
    listSessions: { answer: z.array(session) },
    endOtherSessions: { answer: done },
    endSession: { params: sessionInPath, answer: done },
    getMe: { answer: user },
    changeMe: { body: userChange, answer: user },
    deleteMe: { answer: done },
    /** Bytes of stored texts, of TEXT_BYTES_MAX at most. */
    getTextUse: { answer: z.object({ bytes: z.int() }) },
    exportMe: { answer: z.instanceof(ArrayBuffer), kind: 'file', isHeavy: true },
  }) as const;

/** What an owner's page contains about the logged-in person, which saves a request. */
export const opening = z.object({ user, businesses: z.array(business) });

export type OwnSession = z.infer<typeof session>;
export type User = z.infer<typeof user>;
export type Opening = z.infer<typeof opening>;
