/** The token in the link that confirms a business's email address. */
import { createSealedTokens } from '../../tokens/sealed-token.ts';
import type { Secrets } from '../../tokens/secrets.ts';

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

export function createEmailTokens(secrets: Secrets): EmailTokens {
  const sealed = createSealedTokens('daybook email token', secrets);
  return {
    tokenOf: ({ businessId, email, expiresAt }) => sealed.tokenOf({ id: businessId, email, expiresAt }),
    read(token) {
      const read = sealed.read(token);
      return read && { businessId: read.id, expiresAt: read.expiresAt, isFor: read.isFor };
    },
  };
}
