/**
 * What a browser keeps during a login, sealed so that only this server can read or make it. A login therefore
 * ends in the browser in which it began (no login CSRF), and the server needn't remember it.
 */

import { z } from 'zod';
import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import { createEncryption } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

const proofs = z.object({
  /** Comes back in the URL. */
  state: z.string(),
  /** Comes back in the ID token. */
  nonce: z.string(),
  /** Proves to the identity provider that the code is ours (PKCE). */
  verifier: z.string(),
});
const transaction = proofs.extend({
  /** The page that asked for the login. Earlier versions didn't seal it. */
  comeBackTo: z.string().nullable().default(null),
});
const sealedTransaction = transaction.extend({ expiresAt: z.number() });

/** Proofs that a login ends as it began. */
export type Proofs = z.infer<typeof proofs>;
type SignInTransaction = z.infer<typeof transaction>;

export function createSignInSeal(secrets: Secrets, clock: Clock) {
  const { encrypt, decrypt } = createEncryption('signIn', secrets);
  return {
    seal: (begun: SignInTransaction): string =>
      encrypt({ ...begun, expiresAt: clock() + SIGN_IN_MILLISECONDS }),

    /** Returns null for a text that we didn't make, that was altered, or that is too old. */
    open(text: string): SignInTransaction | null {
      const opened = sealedTransaction.safeParse(decrypt(text));
      if (!opened.success || opened.data.expiresAt <= clock()) return null;
      const { state, nonce, verifier, comeBackTo } = opened.data;
      return { state, nonce, verifier, comeBackTo };
    },
  };
}

export type SignInSeal = ReturnType<typeof createSignInSeal>;
