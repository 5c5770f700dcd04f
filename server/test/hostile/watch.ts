/** Finds what is wrong with any response, and what the log says about it. */

import { z } from 'zod';
import type { RawAnswer, Sending } from './raw-request.ts';

const ERROR = 50;
const line = z.object({ level: z.number() });

export interface Watch {
  /** Returns the errors that were logged since the last call. */
  errors(): string[];
}

export function watchLog(lines: readonly string[]): Watch {
  let seen = lines.length;
  return {
    errors() {
      const fresh = lines.slice(seen);
      seen = lines.length;
      return fresh.filter((text) => line.parse(JSON.parse(text)).level >= ERROR);
    },
  };
}

/** What a response must not contain: paths of our code, and messages of the database or the language. */
const INNER =
  /node_modules|\.tsx?:\d|\n\s+at |SQLITE_|Sqlite|syntax error|drizzle|ECONN|TypeError|RangeError|Cannot read prop/;

/** Returns null for a good response. */
export function problemIn({ status, body }: RawAnswer, sending: Sending = 'counted'): string | null {
  // A client that breaks off within a body needs no response.
  if (status === null)
    return sending === 'short' || sending === 'stopped' ? null : 'closed without an answer';
  if (status >= 500) return `answered ${status}: ${body.slice(0, 500)}`;
  const inner = INNER.exec(body)?.[0];
  return inner === undefined ? null : `says ${inner}: ${body.slice(0, 500)}`;
}
