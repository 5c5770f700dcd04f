/** The signed moment at which a form was shown: how long it was open is then not the sender's to say. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { keysFor, type Secrets } from '../session-secrets.ts';

/** A page left open longer than this is shown afresh, milliseconds. */
const HOLDS_FOR = 86_400_000;

export interface FormStamps {
  fresh(): string;
  /** Milliseconds since the form was shown; null for a stamp that is not ours, or too old. */
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
