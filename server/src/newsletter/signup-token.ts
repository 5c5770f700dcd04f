/**
 * The token in every email about the newsletter: which signup, and a seal over it and its address. It never ends,
 * since whoever keeps an old issue must be able to end the subscription by it; nothing of it is stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalisedEmail } from '@daybook/schema/rules/normalised-email';
import { keysFor, type Secrets } from '../tokens/secrets.ts';

export interface TokenSubject {
  signupId: number;
  email: string;
}

export interface ReadSignupToken {
  signupId: number;
  /** Whether we made it for that signup of this address. */
  isFor: (email: string) => boolean;
}

export interface SignupTokens {
  tokenOf: (subject: TokenSubject) => string;
  /** Reads a token; null when it cannot be one of ours. Nothing in it is to be believed before `isFor` agrees. */
  read: (token: string) => ReadSignupToken | null;
}

export function createSignupTokens(secrets: Secrets): SignupTokens {
  const keys = keysFor('daybook newsletter token', secrets);
  const sealOf = ({ signupId, email }: TokenSubject, key: Buffer) =>
    createHmac('sha256', key)
      .update(`${signupId} ${normalisedEmail(email)}`)
      .digest();
  return {
    tokenOf: (subject) => `${subject.signupId}.${sealOf(subject, keys[0]).toString('base64url')}`,

    read(token) {
      const [, id, seal] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id || !seal) return null;
      const signupId = Number(id);
      const given = Buffer.from(seal, 'base64url');
      return {
        signupId,
        isFor: (email) => keys.some((key) => timingSafeEqual(given, sealOf({ signupId, email }, key))),
      };
    },
  };
}
