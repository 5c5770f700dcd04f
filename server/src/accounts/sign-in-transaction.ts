/**
 * What a browser holds between the start of a sign-in and its end, sealed: only this server can read or make
 * it. So a sign-in ends in the browser in which it began (no login CSRF), and the server need not remember
 * it.
 */
import { z } from 'zod';
import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import { createEncryption } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

const proofs = z.object({
  /** Comes back in the address. */
  state: z.string(),
  /** Comes back inside the ID token. */
  nonce: z.string(),
  /** Proves to the identity provider that the code is ours (PKCE). */
  verifier: z.string(),
});
const transaction = proofs.extend({
  /** The page that asked for it; null where none did. A version that knew of none sealed nothing here. */
  comeBackTo: z.string().nullable().default(null),
});
const sealedTransaction = transaction.extend({ expiresAt: z.number() });

/** What shows that a sign-in ends as it began. */
export type Proofs = z.infer<typeof proofs>;
type SignInTransaction = z.infer<typeof transaction>;

export function createSignInSeal(secrets: Secrets, clock: Clock) {
  const { encrypt, decrypt } = createEncryption('signIn', secrets);
  return {
    seal: (begun: SignInTransaction): string =>
      encrypt({ ...begun, expiresAt: clock() + SIGN_IN_MILLISECONDS }),

    /** Null for a text that we did not make, or that was altered or is too old. */
    open(text: string): SignInTransaction | null {
      const opened = sealedTransaction.safeParse(decrypt(text));
      if (!opened.success || opened.data.expiresAt <= clock()) return null;
      const { state, nonce, verifier, comeBackTo } = opened.data;
      return { state, nonce, verifier, comeBackTo };
    },
  };
}

export type SignInSeal = ReturnType<typeof createSignInSeal>;
