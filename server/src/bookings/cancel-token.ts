/**
 * The secret in the emailed cancel link (decision 25). No table holds the token: the booking keeps a random
 * nonce and the token's hash, and the token is made from the nonce with a key that only the process knows. So
 * the reminder can carry the link too, and nobody can cancel with a stolen database.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

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
  const seals = createSeals('cancelLink', secrets);
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  return {
    tokenOf(nonce, hash) {
      const made = seals.of(nonce);
      const tokens = made.map((seal) => seal.toString('base64url'));
      return tokens.find((token) => hashOf(token) === hash) ?? made[0].toString('base64url');
    },
    hashOf,
    fresh() {
      const nonce = randomBytes(16).toString('base64url');
      const token = seals.of(nonce)[0].toString('base64url');
      return { nonce, token, hash: hashOf(token) };
    },
  };
}
