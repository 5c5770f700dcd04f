/**
 * The token in the link that confirms a business's email address: which business, until when, and a seal over
 * both and the address. Nothing of it is stored, and the address is not in it: it is that of the business when the
 * link is opened, so that a link dies with any change of the address.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { inLowerCase } from '@daybook/schema/rules/same-address';

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

/** `secret` is SESSION_SECRET: a change of it ends the links that were sent before. */
export function createEmailTokens(secret: string): EmailTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'daybook email token', 32));
  const sealOf = ({ businessId, email, expiresAt }: EmailTokenSubject) =>
    createHmac('sha256', key)
      .update(`${businessId} ${expiresAt} ${inLowerCase(email)}`)
      .digest();
  return {
    tokenOf: (subject) =>
      `${subject.businessId}.${subject.expiresAt.toString(36)}.${sealOf(subject).toString('base64url')}`,

    read(token) {
      const [, id, expiry, seal] = /^([1-9]\d{0,14})\.([\da-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id || !expiry || !seal) return null;
      const [businessId, expiresAt] = [Number(id), Number.parseInt(expiry, 36)];
      const given = Buffer.from(seal, 'base64url');
      return {
        businessId,
        expiresAt,
        isFor: (email) => timingSafeEqual(given, sealOf({ businessId, email, expiresAt })),
      };
    },
  };
}
