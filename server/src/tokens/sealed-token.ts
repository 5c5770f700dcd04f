/**
 * The token in a link that proves who reads an address's mail: an id, the end of the link, and a seal over both and the
 * address. Nothing of it is stored. The address is not in it either: it is the one that is known under that id when the link
 * is opened, so a link stops working when the address changes.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalisedEmail } from '@daybook/schema/rules/normalised-email';
import { keysFor, type Secrets } from './secrets.ts';

export interface SealedSubject {
  id: number;
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface ReadSealed {
  id: number;
  expiresAt: number;
  /** Whether we made it for that id, that end and this address. */
  isFor: (email: string) => boolean;
}

export interface SealedTokens {
  tokenOf: (subject: SealedSubject) => string;
  /** Null for a text that cannot be such a token. Believe nothing in it until `isFor` agrees. */
  read: (token: string) => ReadSealed | null;
}

/** A link ends when the secret that made it is no longer believed. No purpose believes the tokens of another. */
export function createSealedTokens(purpose: string, secrets: Secrets): SealedTokens {
  const keys = keysFor(purpose, secrets);
  const sealOf = ({ id, email, expiresAt }: SealedSubject, key: Buffer) =>
    createHmac('sha256', key)
      .update(`${id} ${expiresAt} ${normalisedEmail(email)}`)
      .digest();
  return {
    tokenOf: (subject) =>
      `${subject.id}.${subject.expiresAt.toString(36)}.${sealOf(subject, keys[0]).toString('base64url')}`,

    read(token) {
      const [, named, expiry, seal] = /^([1-9]\d{0,14})\.([\da-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
      if (!named || !expiry || !seal) return null;
      const [id, expiresAt] = [Number(named), Number.parseInt(expiry, 36)];
      const given = Buffer.from(seal, 'base64url');
      return {
        id,
        expiresAt,
        isFor: (email) => keys.some((key) => timingSafeEqual(given, sealOf({ id, email, expiresAt }, key))),
      };
    },
  };
}
