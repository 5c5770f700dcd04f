import { z } from './zod.ts';
import { PICTURE_ADDRESS_MAX } from '../figures/bounds.ts';
import { isPictureAddress } from '../rules/picture-address.ts';
import { instantField } from './fields.ts';

/** The address of a picture of an account that our pages may load. */
export const pictureAddress = z.string().max(PICTURE_ADDRESS_MAX).refine(isPictureAddress);

/** The signed-in user. */
export const user = z.object({
  email: z.string(),
  google_user_data: z.object({ given_name: z.string().nullable(), family_name: z.string().nullable() }),
  /** Whether an email tells the user about each new booking. */
  email_notifications: z.boolean(),
  /** True for the account whose verified email is the ADMIN_EMAIL setting. */
  is_admin: z.boolean(),
  first_seen: instantField,
});

/** What a user may change of their account. */
export const userChange = z.object({ email_notifications: z.boolean() });

export const signInAddress = z.object({ redirectUrl: z.url() });
/** What came back in the address of /auth/callback. */
export const signInCode = z.object({ code: z.string().min(1).max(2048), state: z.string().min(1).max(512) });

export type User = z.infer<typeof user>;
