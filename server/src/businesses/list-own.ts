import type { Business } from '@daybook/schema/contract/business';
import type { Clock } from '../runtime/clock.ts';
import { ownBusinessAnswer } from './business-responses.ts';
import type { BusinessStore } from './businesses-store.ts';

export type ListOwn = (userId: number) => Promise<Business[]>;

/** The businesses of an account, as the calls answer them, in the order in which they were made. */
export function createListOwn(store: Pick<BusinessStore, 'listOwnedBy'>, clock: Clock): ListOwn {
  return async (userId) => {
    const now = clock();
    const owned = await store.listOwnedBy(userId, now);
    return owned.map((business) => ownBusinessAnswer(business, now));
  };
}
