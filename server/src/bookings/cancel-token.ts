/**
 * The secret in the emailed cancel link (decision 25). No table holds the token: the booking keeps a random
 * nonce and the token's hash, and the token is made from the nonce with a key that only the process knows. So
 * the reminder can carry the link too, and nobody can cancel with a stolen database.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keysFor, type Secrets } from '../tokens/secrets.ts';

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
  /**
   * The token for a booking's nonce. `hash` is the booking's: it tells which of the secrets made the token.
   */
  tokenOf: (nonce: string, hash: string) => string;
  /** What to look a token up by. */
  hashOf: (token: string) => string;
}

/**
 * Links already sent are looked up by their stored hash, and outlive their secret. An email about a booking whose
 * secret is no longer among them carries a link that leads nowhere.
 */
export function createCancelTokens(secrets: Secrets): CancelTokens {
  const keys = keysFor('daybook cancel token', secrets);
  const madeWith = (key: Buffer, nonce: string) =>
    createHmac('sha256', key).update(nonce).digest('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  return {
    tokenOf(nonce, hash) {
      const tokens = keys.map((key) => madeWith(key, nonce));
      return tokens.find((token) => hashOf(token) === hash) ?? madeWith(keys[0], nonce);
    },
    hashOf,
    fresh() {
      const nonce = randomBytes(16).toString('base64url');
      const token = madeWith(keys[0], nonce);
      return { nonce, token, hash: hashOf(token) };
    },
  };
}
