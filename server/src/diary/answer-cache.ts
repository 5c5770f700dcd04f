/** Caches finished answers: one costs a look-up in the database and one here. */
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';
import { createMomentCache, type Moment, type MomentCache } from './moment-cache.ts';

export interface CachedAnswer<Value> extends ReadyAnswer {
  value: Value;
}

export interface AnswerCache<Value> extends Pick<MomentCache<CachedAnswer<Value>>, 'businessOf' | 'kept'> {
  /**
   * Returns the key's cached answer while it is valid, or the one that is being made for somebody else.
   * Otherwise makes a new one with `make`, unless `mayMake` throws.
   */
  get(
    key: string,
    moment: Moment,
    mayMake: () => void,
    make: () => Promise<Value>,
  ): Promise<CachedAnswer<Value>>;
}

/** Caches at most so many bytes of JSON; the least recently used answer is dropped first. */
export function createAnswerCache<Value>(bytesMax: number): AnswerCache<Value> {
  const answers = createMomentCache<CachedAnswer<Value>>(bytesMax, ({ length }) => length);

  async function answerOf(making: Promise<Value>): Promise<CachedAnswer<Value>> {
    const value = await making;
    return { ...(await readyAnswer(JSON.stringify(value))), value };
  }

  return {
    kept: (key, moment) => answers.kept(key, moment),
    businessOf: (key) => answers.businessOf(key),
    get(key, moment, mayMake, make) {
      return answers.get(key, moment, () => {
        mayMake();
        return answerOf(make());
      });
    },
  };
}
