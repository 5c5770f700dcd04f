import { z } from 'zod';
import { emailField } from '@daybook/schema/contract/fields';
import { pictureAddress } from '@daybook/schema/contract/user';
import { NAME_MAX } from '@daybook/schema/figures/bounds';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { Refusal } from '../http/errors.ts';
import { EMAIL_NOT_VERIFIED } from './sign-in-texts.ts';

export interface Person {
  /** The provider's own identifier of the account, which never changes. */
  subject: string;
  /** Verified by the provider. */
  email: string;
  givenName: string | null;
  familyName: string | null;
  picture: string | null;
}

const verified = z.object({ email: emailField, email_verified: z.literal(true) });
/** A long name is cut, not refused. */
const name = z
  .string()
  .transform((text) => oneLine(oneLine(text).slice(0, NAME_MAX)) || null)
  .nullish()
  .catch(null);
/** Pictures from other hosts are dropped: such a person gets initials. */
const picture = pictureAddress.nullish().catch(null);
const profile = z.object({ sub: z.string().min(1), given_name: name, family_name: name, picture });

/** Reads the claims of the provider's token. Throws the 403 to an unverified address. */
export function personIn(claims: unknown): Person {
  const { sub, given_name, family_name, picture } = profile.parse(claims);
  const address = verified.safeParse(claims);
  if (!address.success) throw new Refusal(403, EMAIL_NOT_VERIFIED);
  return {
    subject: sub,
    email: address.data.email,
    givenName: given_name ?? null,
    familyName: family_name ?? null,
    picture: picture ?? null,
  };
}
