import { offerTimes, type OfferTimesParts } from '../waiting-list/offer-times.ts';
import type { Job } from './schedule.ts';

/** Ends expired offers and offers free times, each minute. */
export function offerTimesJob(parts: OfferTimesParts): Job {
  return { name: 'waiting lists', pattern: '* * * * *', run: () => offerTimes(parts) };
}
