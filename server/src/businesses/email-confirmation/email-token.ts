/**
 * The token in the link that confirms a business's email address: which business, until when, and a seal over
 * both and the address. Nothing of it is stored, and the address is not in it: it is that of the business when the
 * link is opened, so that a link dies with any change of the address.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { inLowerCase } from '@daybook/schema/rules/same-address';
import { keysFor, type Secrets } from '../../session-secrets.ts';

export interface EmailTokenSubject {
  businessId: number;
  email: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface ReadEmailToken {
  businessId: number;
  expiresAt: number;
  /** Whether it was made by us for that business, that moment and this address. */
  isFor: (email: string) => boolean;
}

export interface EmailTokens {
  tokenOf: (subject: EmailTokenSubject) => string;
  /** Null for what cannot be such a token. Believe nothing of it before `isFor` agrees. */
  read: (token: string) => ReadEmailToken | null;
}

/** A link ends when the secret that made it is no longer believed. */
export function createEmailTokens(secrets: Secrets): EmailTokens {
  const keys = keysFor('daybook email token', secrets);
  const sealOf = ({ businessId, email, expiresAt }: EmailTokenSubject, key: Buffer) =>
    createHmac('sha256', key)
      .update(`${businessId} ${expiresAt} ${inLowerCase(email)}`)
      .digest();
  return {
    tokenOf: (subject) =>
      `${subject.businessId}.${subject.expiresAt.toString(36)}.${sealOf(subject, keys[0]).toString('base64url')}`,

    read(token) {
      const [, id, expiry, seal] = /^([1-9]\d{0,14})\.([\da-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id || !expiry || !seal) return null;
      const [businessId, expiresAt] = [Number(id), Number.parseInt(expiry, 36)];
      const given = Buffer.from(seal, 'base64url');
      return {
        businessId,
        expiresAt,
        isFor: (email) =>
          keys.some((key) => timingSafeEqual(given, sealOf({ businessId, email, expiresAt }, key))),
      };
    },
  };
}
