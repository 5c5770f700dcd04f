/**
 * The keys of responses that several files reload. Everything of a business is under its key, so that one
 * line reloads it all.
 */
import type { QueryKey } from '@tanstack/react-query';

export const businessesKey = ['businesses'] as const;
export const businessKey = (businessId: number) => ['business', businessId] as const;
export const summaryKey = (businessId: number) => [...businessKey(businessId), 'summary'] as const;
export const scheduledEventsKey = (businessId: number) =>
  [...businessKey(businessId), 'scheduled events'] as const;

/** Returns the options of a change to a business, which is done once `waitsFor` has reloaded. */
export const renewsBusiness = (businessId: number, ...waitsFor: QueryKey[]) => ({
  renews: [businessKey(businessId)],
  waitsFor,
});
