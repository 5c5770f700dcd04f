import { offerTimes, type OfferTimesParts } from '../waiting-list/offer-times.ts';
import type { Job } from './schedule.ts';

/** Runs each minute: ends what has expired, and offers what has become free. */
export function offerTimesJob(parts: OfferTimesParts): Job {
  return { name: 'waiting lists', pattern: '* * * * *', run: () => offerTimes(parts) };
}
