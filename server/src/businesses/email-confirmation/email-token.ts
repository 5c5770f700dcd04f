/**
 * The token in the link that confirms a business's email address: the business, the end of the link, and a
 * seal over both and the address. Nothing of it is stored. The address is not in it either: it is the one
 * that the business has when the link is opened, so a link stops working when the address changes.
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
  /** Whether we made it for that business, that end and this address. */
  isFor: (email: string) => boolean;
}

export interface EmailTokens {
  tokenOf: (subject: EmailTokenSubject) => string;
  /** Null for a text that cannot be such a token. Believe nothing in it until `isFor` agrees. */
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
