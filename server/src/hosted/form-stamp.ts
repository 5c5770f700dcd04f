/** The moment at which a form was shown, signed, so that the sender cannot lie about how long it was open. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../runtime/clock.ts';
import { keysFor, type Secrets } from '../tokens/secrets.ts';

/** Milliseconds. A page that was open longer is shown again with a new stamp. */
const HOLDS_FOR = 86_400_000;

export interface FormStamps {
  fresh(): string;
  /** Milliseconds since the form was shown; null for a stamp that we did not make or that is too old. */
  ageOf(stamp: string): number | null;
}

export function createFormStamps(secrets: Secrets, clock: Clock): FormStamps {
  const keys = keysFor('daybook form stamp', secrets);
  const seal = (moment: string, key: Buffer) => createHmac('sha256', key).update(moment).digest('base64url');
  return {
    fresh() {
      const moment = clock().toString(36);
      return `${moment}.${seal(moment, keys[0])}`;
    },
    ageOf(stamp) {
      const [moment = '', given = ''] = stamp.split('.');
      const sent = Buffer.from(given);
      const isSealOf = (key: Buffer) => {
        const wanted = Buffer.from(seal(moment, key));
        return wanted.length === sent.length && timingSafeEqual(wanted, sent);
      };
      if (!keys.some(isSealOf)) return null;
      const age = clock() - Number.parseInt(moment, 36);
      return age >= 0 && age <= HOLDS_FOR ? age : null;
    },
  };
}
