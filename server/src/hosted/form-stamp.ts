/** Signs the time at which a form was shown, so that its sender can't lie about how long it was open. */

import { DAY } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';

/** Milliseconds. A page that was open longer is shown again with a new stamp. */
const HOLDS_FOR = DAY;

export interface FormStamps {
  fresh(): string;
  /** Returns milliseconds since the form was shown; null for a stamp that isn't ours or is too old. */
  ageOf(stamp: string): number | null;
}

export function createFormStamps(secrets: Secrets, clock: Clock): FormStamps {
  const seals = createSeals('formStamp', secrets);
  return {
    fresh() {
      const moment = clock().toString(36);
      return `${moment}.${seals.of(moment)[0].toString('base64url')}`;
    },
    ageOf(stamp) {
      const [moment = '', given = ''] = stamp.split('.');
      if (!/^[\w-]{43}$/.test(given) || !seals.isOf(moment, Buffer.from(given, 'base64url'))) return null;
      const age = clock() - Number.parseInt(moment, 36);
      return age >= 0 && age <= HOLDS_FOR ? age : null;
    },
  };
}
