/**
 * How a browser shows that an account has logged in on it before. Its cookie has a random number for the
 * browser and a mark for each of its last accounts, so that the server needn't remember them.
 */

import { randomBytes } from 'node:crypto';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

export interface KnownDevice {
  /** Returns the account's marks in this browser: one for each secret, in their order. */
  marksOf(userId: number): [newest: string, ...earlier: string[]];
  knows(userId: number): boolean;
  cookieAfter(userId: number): string;
}

/** Enough for a family's computer. The account that logged in longest ago is dropped first. */
const ACCOUNTS_MAX = 5;
const BYTES = 16;
const PART = /^[\w-]{22}$/;

export function readDevice(secrets: Secrets, cookie: string | null): KnownDevice {
  const seals = createSeals('knownDevice', secrets);
  const parts = (cookie ?? '').split('.').filter((part) => PART.test(part));
  const [id = randomBytes(BYTES).toString('base64url'), ...held] = parts;
  const markOf = (seal: Buffer) => seal.subarray(0, BYTES).toString('base64url');
  const marksOf = (userId: number): [string, ...string[]] => {
    const [newest, ...earlier] = seals.of(`${id} ${userId}`);
    return [markOf(newest), ...earlier.map(markOf)];
  };
  return {
    marksOf,
    knows: (userId) => marksOf(userId).some((mark) => held.includes(mark)),
    cookieAfter(userId) {
      const marks = marksOf(userId);
      const others = held.filter((mark) => !marks.includes(mark)).slice(0, ACCOUNTS_MAX - 1);
      return [id, marks[0], ...others].join('.');
    },
  };
}
