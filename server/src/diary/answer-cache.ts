/**
 * Finished answers, ready to be sent again. An answer is right as long as two things stand still: the
 * diary's version, which the database itself raises with every change by whichever process, and the minute,
 * for slots begin on whole minutes. So a warm call costs one look-up in the database and one in here.
 */
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';

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
  /**
   * The answer kept under this key if its moment still holds, or the one that is just being made for another;
   * else a new one from `make`, if `mayMake` does not throw.
   */
  get(
    key: string,
    moment: AnswerMoment,
    mayMake: () => void,
    make: () => Promise<Value>,
  ): Promise<CachedAnswer<Value>>;
  /** Whose answer is kept under this key, if any is, whether or not it still holds. */
  businessOf(key: string): number | null;
  /** The answer kept under this key, if its moment still holds. */
  kept(key: string, moment: AnswerMoment): CachedAnswer<Value> | null;
}

interface Entry<Value> {
  businessId: number;
  version: number;
  minute: number;
  answer: CachedAnswer<Value>;
}

const minuteOf = (now: number) => Math.floor(now / 60_000);

/** Keeps at most so many bytes of JSON; the answer unused longest goes first. */
export function createAnswerCache<Value>(bytesMax: number): AnswerCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  /** Answers that are being made, by key and moment: whoever asks meanwhile waits for the same. */
  const making = new Map<string, Promise<CachedAnswer<Value>>>();
  let bytesKept = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytesKept -= entry.answer.length;
  }

  function keep(key: string, entry: Entry<Value>): void {
    drop(key);
    entries.set(key, entry);
    bytesKept += entry.answer.length;
    for (const oldest of entries.keys()) {
      if (bytesKept <= bytesMax) break;
      drop(oldest);
    }
  }

  function kept(key: string, { businessId, version, now }: AnswerMoment): CachedAnswer<Value> | null {
    const entry = entries.get(key);
    if (entry?.businessId !== businessId || entry.version !== version || entry.minute !== minuteOf(now)) {
      return null;
    }
    entries.delete(key);
    entries.set(key, entry);
    return entry.answer;
  }

  async function makeAndKeep(key: string, moment: AnswerMoment, make: () => Promise<Value>) {
    const value = await make();
    const answer = { ...(await readyAnswer(JSON.stringify(value))), value };
    const { businessId, version, now } = moment;
    keep(key, { businessId, version, minute: minuteOf(now), answer });
    return answer;
  }

  return {
    kept,
    businessOf: (key) => entries.get(key)?.businessId ?? null,
    async get(key, moment, mayMake, make) {
      const earlier = kept(key, moment);
      if (earlier) return earlier;
      const wanted = `${key} ${moment.version} ${minuteOf(moment.now)}`;
      const underWay = making.get(wanted);
      if (underWay) return underWay;
      mayMake();
      const made = makeAndKeep(key, moment, make).finally(() => making.delete(wanted));
      making.set(wanted, made);
      return made;
    },
  };
}
