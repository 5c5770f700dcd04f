import { z } from 'zod';
import { emailField } from '@daybook/schema/contract/fields';
import { pictureAddress } from '@daybook/schema/contract/user';
import { NAME_MAX } from '@daybook/schema/figures/bounds';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { Refusal } from '../http/errors.ts';
import { EMAIL_NOT_VERIFIED } from './sign-in-texts.ts';

/** A person as the provider vouches for them. */
export interface Person {
  /** The provider's own identifier of the account, which never changes. */
  subject: string;
  /** Verified. */
  email: string;
  givenName: string | null;
  familyName: string | null;
  picture: string | null;
}

const verified = z.object({ email: emailField, email_verified: z.literal(true) });
/** A long name is no reason to refuse a person: it is cut. */
const name = z
  .string()
  .transform((text) => oneLine(oneLine(text).slice(0, NAME_MAX)) || null)
  .nullish()
  .catch(null);
/** Of one kept elsewhere nothing is known: such a person has initials. */
const picture = pictureAddress.nullish().catch(null);
const profile = z.object({ sub: z.string().min(1), given_name: name, family_name: name, picture });

/** What the provider's token says of them: `claims` as they came. Throws the 403 to an unverified address. */
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
