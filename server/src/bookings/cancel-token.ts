/**
 * The secret in the emailed cancel link (decisions, 'Bookings'). No table holds the token: the booking keeps
 * a random nonce and the token's hash, and the token is made of the nonce with a key that only the process
 * knows. So the reminder can carry the link too, and a stolen database cancels nothing.
 */
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface FreshCancelToken {
  /** 128 random bits, base64url: `bookings.cancel_nonce`. */
  nonce: string;
  /** 256 bits, base64url: stands in the link alone. */
  token: string;
  /** SHA-256 of the token, base64url: `bookings.cancel_token_hash`. */
  hash: string;
}

export interface CancelTokens {
  fresh(): FreshCancelToken;
  /** The token of a booking's nonce. */
  tokenOf: (nonce: string) => string;
  /** What to look a token up by. */
  hashOf: (token: string) => string;
}

/**
 * `secret` is SESSION_SECRET. Links already sent are looked up by their stored hash and outlive a change of it;
 * a letter written after the change about an older booking carries a link that no hash matches.
 */
export function createCancelTokens(secret: string): CancelTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'daybook cancel token', 32));
  const tokenOf = (nonce: string) => createHmac('sha256', key).update(nonce).digest('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  return {
    tokenOf,
    hashOf,
    fresh() {
      const nonce = randomBytes(16).toString('base64url');
      const token = tokenOf(nonce);
      return { nonce, token, hash: hashOf(token) };
    },
  };
}
