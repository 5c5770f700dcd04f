/** What is wrong with an answer, whatever was asked, and what the log tells of it. */
import { z } from 'zod';
import type { RawAnswer, Sending } from './raw-request.ts';

const ERROR = 50;
const line = z.object({ level: z.number() });

export interface Watch {
  /** The errors that were logged since the last look. */
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

/** What an answer may not say: where our code stands, and what the database or the language said of it. */
const INNER =
  /node_modules|\.tsx?:\d|\n\s+at |SQLITE_|Sqlite|syntax error|drizzle|ECONN|TypeError|RangeError|Cannot read prop/;

/** Null for an answer as it should be. */
export function problemIn({ status, body }: RawAnswer, sending: Sending = 'counted'): string | null {
  // Who breaks off in the midst of a body needs no answer.
  if (status === null)
    return sending === 'short' || sending === 'stopped' ? null : 'closed without an answer';
  if (status >= 500) return `answered ${status}: ${body.slice(0, 500)}`;
  const inner = INNER.exec(body)?.[0];
  return inner === undefined ? null : `says ${inner}: ${body.slice(0, 500)}`;
}
