/** The signed moment at which a form was shown: how long it was open is then not the sender's to say. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** A page left open longer than this is shown afresh, milliseconds. */
const HOLDS_FOR = 86_400_000;

export interface FormStamps {
  fresh(): string;
  /** Milliseconds since the form was shown; null for a stamp that is not ours, or too old. */
  ageOf(stamp: string): number | null;
}

export function createFormStamps(secret: string, clock: Clock): FormStamps {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'daybook form stamp', 32));
  const seal = (moment: string) => createHmac('sha256', key).update(moment).digest('base64url');
  return {
    fresh() {
      const moment = clock().toString(36);
      return `${moment}.${seal(moment)}`;
    },
    ageOf(stamp) {
      const [moment = '', given = ''] = stamp.split('.');
      const [wanted, sent] = [Buffer.from(seal(moment)), Buffer.from(given)];
      if (wanted.length !== sent.length || !timingSafeEqual(wanted, sent)) return null;
      const age = clock() - Number.parseInt(moment, 36);
      return age >= 0 && age <= HOLDS_FOR ? age : null;
    },
  };
}
