/**
 * The secret in the emailed cancel link. No table contains the token: the booking keeps a random nonce and
 * the token's hash, and the token is made from the nonce with a key that only the process knows. So the
 * reminder can repeat the link, and nobody can cancel with a stolen database.
 */

import { createHash, randomBytes } from 'node:crypto';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

export interface FreshCancelToken {
  /** 128 random bits, base64url: `bookings.cancel_nonce`. */
  nonce: string;
  /** 256 bits, base64url: only the link contains it. */
  token: string;
  /** SHA-256 of the token, base64url: `bookings.cancel_token_hash`. */
  hash: string;
}

export interface CancelTokens {
  fresh(): FreshCancelToken;
  /** Returns the token for a booking's nonce. The booking's `hash` tells which secret made the token. */
  tokenOf: (nonce: string, hash: string) => string;
  hashOf: (token: string) => string;
}

/**
 * Links already sent are looked up by their stored hash, so they outlive their secret. An email about a
 * booking whose secret was removed contains a link that doesn't work.
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
