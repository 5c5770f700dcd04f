/** Reads the present state of what a waiting-list email reports, when the email is made. */
import type { Database } from '../database/database.ts';
import { findEntry } from './entries-store.ts';
import { findOffer } from './offers-store.ts';
import type { WaitingEmailParts } from './waiting-emails.ts';

export function createWaitingEmailStates({
  read,
}: Pick<Database, 'read'>): Pick<WaitingEmailParts, 'isEntryUnconfirmed' | 'isOfferOpen'> {
  return {
    async isEntryUnconfirmed({ entryId, expiresAt }, now) {
      const known = await findEntry(read, entryId);
      return known?.entry.endedAt === null && known.entry.confirmedAt === null && expiresAt > now;
    },
    async isOfferOpen({ offerId, entryId }, now) {
      const [offer, known] = await Promise.all([findOffer(read, offerId), findEntry(read, entryId)]);
      if (offer?.outcome !== null || known?.entry.endedAt !== null || offer.startsAt <= now) return false;
      return offer.expiresAt === null || offer.expiresAt > now;
    },
  };
}
