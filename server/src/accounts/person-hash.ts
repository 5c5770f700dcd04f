import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

/** One for each secret, in their order: what an earlier secret made is still found. */
export type PersonHashes = [newest: string, ...earlier: string[]];

/** Returns what stands for a person once their account is gone (decision 134). */
export type HashPerson = (subject: string) => PersonHashes;

export function createHashPerson(secrets: Secrets): HashPerson {
  const seals = createSeals('person', secrets);
  return (subject) => {
    const [newest, ...earlier] = seals.of(subject);
    return [newest.toString('base64url'), ...earlier.map((seal) => seal.toString('base64url'))];
  };
}
