import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

/** One for each secret, in their order, so that hashes made with an earlier secret are still found. */
export type PersonHashes = [newest: string, ...earlier: string[]];

/** Returns what identifies a person once their account is deleted. */
export function hashPerson(secrets: Secrets, subject: string): PersonHashes {
  const [newest, ...earlier] = createSeals('person', secrets).of(subject);
  return [newest.toString('base64url'), ...earlier.map((seal) => seal.toString('base64url'))];
}
