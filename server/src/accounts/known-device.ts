/**
 * How a browser shows that an account has signed in in it before (decision 135). Its cookie holds a number made up for
 * this browser, and a mark for each of its last accounts; the server need not remember them.
 */
import { randomBytes } from 'node:crypto';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

export interface KnownDevice {
  /** What stands for the account in this browser: one mark for each secret, in their order. */
  marksOf(userId: number): [newest: string, ...earlier: string[]];
  /** Whether the account has signed in here before. */
  knows(userId: number): boolean;
  /** The cookie after the account has signed in. */
  cookieAfter(userId: number): string;
}

type ReadDevice = (cookie: string | null) => KnownDevice;

/** A family's computer; the mark of whoever signed in longest ago goes first. */
const ACCOUNTS_MAX = 5;
const BYTES = 16;
const PART = /^[\w-]{22}$/;

export function createReadDevice(secrets: Secrets): ReadDevice {
  const seals = createSeals('knownDevice', secrets);
  return (cookie) => {
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
  };
}
