/** A feed's private address. It can't be made without our secret, and ends when its nonce changes. */

import { randomBytes } from 'node:crypto';
import { buildPath } from '@daybook/schema/rules/path';
import { calendarFeedPath } from '@daybook/schema/words/routes';
import type { CalendarFeedRow } from '../../database/calendar-tables.ts';
import { createSeals } from '../../tokens/seal.ts';
import type { Secrets } from '../../tokens/secrets.ts';

type Sealed = Pick<CalendarFeedRow, 'id' | 'nonce'>;

export interface FeedAddresses {
  urlOf(feed: Sealed): string;
  /** Reads the last part of an address; null if it can't be one. Trust its id only once `isFor` is true. */
  read(file: string): { id: number; isFor(feed: Sealed): boolean } | null;
}

export const freshNonce = () => randomBytes(16).toString('base64url');

const FILE = /^([1-9]\d{0,14})-([\w-]{43})\.ics$/;

/** `publicUrl` has no trailing slash. */
export function createFeedAddresses(publicUrl: string, secrets: Secrets): FeedAddresses {
  const seals = createSeals('calendarFeed', secrets);
  const contentOf = ({ id, nonce }: Sealed) => `${id} ${nonce}`;
  return {
    urlOf(feed) {
      const seal = seals.of(contentOf(feed))[0].toString('base64url');
      return publicUrl + buildPath(calendarFeedPath, { file: `${feed.id}-${seal}.ics` });
    },
    read(file) {
      const [, id, seal] = FILE.exec(file) ?? [];
      if (id === undefined || seal === undefined) return null;
      return {
        id: Number(id),
        isFor: (feed) => seals.isOf(contentOf(feed), Buffer.from(seal, 'base64url')),
      };
    },
  };
}
