import { createHmac } from 'node:crypto';
import { keysFor, type Secrets } from '../tokens/secrets.ts';

/** One for each secret, in their order: what an earlier secret made is still found. */
export type PersonHashes = [newest: string, ...earlier: string[]];

/** Returns what stands for a person once their account is gone (decision 134). */
export type HashPerson = (subject: string) => PersonHashes;

export function createHashPerson(secrets: Secrets): HashPerson {
  const [newest, ...earlier] = keysFor('daybook person', secrets);
  return (subject) => {
    const hashBy = (key: Buffer) => createHmac('sha256', key).update(subject).digest('base64url');
    return [hashBy(newest), ...earlier.map(hashBy)];
  };
}
