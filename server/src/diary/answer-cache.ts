/**
 * Finished answers, ready to be sent again. An answer is right as long as two things stand still: the
 * diary's version, which the database itself raises with every change by whichever process, and the minute,
 * for slots begin on whole minutes. So a warm call costs one look-up in the database and one in here.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ReadyAnswer } from '../http/ready-answer.ts';

export interface CachedAnswer<Value> extends ReadyAnswer {
  value: Value;
}

/** How long an answer holds. */
export interface AnswerMoment {
  businessId: number;
  version: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface AnswerCache<Value> {
  /** The answer kept under this key if its moment still holds, else a new one from `make`. */
  get(key: string, moment: AnswerMoment, make: () => Promise<Value>): Promise<CachedAnswer<Value>>;
}

interface Entry<Value> {
  stamp: string;
  answer: CachedAnswer<Value>;
}

/** Keeps at most so many bytes of JSON; the answer unused longest goes first. */
export function createAnswerCache<Value>(bytesMax: number): AnswerCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let bytesKept = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytesKept -= entry.answer.bytes.length;
  }

  function keep(key: string, entry: Entry<Value>): void {
    drop(key);
    entries.set(key, entry);
    bytesKept += entry.answer.bytes.length;
    for (const oldest of entries.keys()) {
      if (bytesKept <= bytesMax) break;
      drop(oldest);
    }
  }

  return {
    async get(key, { businessId, version, now }, make) {
      const stamp = `${businessId} ${version} ${Math.floor(now / 60_000)}`;
      const kept = entries.get(key);
      if (kept?.stamp === stamp) {
        entries.delete(key);
        entries.set(key, kept);
        return kept.answer;
      }
      const answer = readyAnswer(await make());
      keep(key, { stamp, answer });
      return answer;
    },
  };
}

function readyAnswer<Value>(value: Value): CachedAnswer<Value> {
  const text = JSON.stringify(value);
  const bytes = new TextEncoder().encode(text);
  let compressed: Uint8Array<ArrayBuffer> | null = null;
  return {
    value,
    bytes,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
    gzipped: () => (compressed ??= new Uint8Array(gzipSync(text))),
  };
}
