/**
 * What a browser holds between the start of a sign-in and its end, sealed: only this server can read or make
 * it. So a sign-in ends in the browser in which it began (no login CSRF), and the server need not remember
 * it.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import { keysFor, type Secrets } from '../tokens/secrets.ts';

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
export type SignInTransaction = z.infer<typeof transaction>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSignInSeal(secrets: Secrets, clock: Clock) {
  const keys = keysFor('daybook sign-in', secrets);
  return {
    seal(begun: SignInTransaction): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0], iv);
      const content = JSON.stringify({ ...begun, expiresAt: clock() + SIGN_IN_MILLISECONDS });
      const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Null for a text that we did not make, or that was altered or is too old. */
    open(text: string): SignInTransaction | null {
      const bytes = Buffer.from(text, 'base64url');
      const contents = keys.map((key) => unseal(bytes, key)).find((content) => content !== null);
      const opened = sealedTransaction.safeParse(contents);
      if (!opened.success || opened.data.expiresAt <= clock()) return null;
      const { state, nonce, verifier, comeBackTo } = opened.data;
      return { state, nonce, verifier, comeBackTo };
    },
  };
}

export type SignInSeal = ReturnType<typeof createSignInSeal>;

function unseal(bytes: Buffer, key: Buffer): unknown {
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}
