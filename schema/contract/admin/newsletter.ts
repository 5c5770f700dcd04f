import { NEWSLETTER_PAGE_SIZE } from '../../figures/screens.ts';
import { newsletterSignup, signupStatus } from '../newsletter.ts';
import { z } from '../zod.ts';
import { listQuery, pageOf } from './page.ts';

export const signupsQuery = listQuery(NEWSLETTER_PAGE_SIZE).extend({
  status: z.enum(['all', ...signupStatus.options]).default('all'),
  sort: z.enum(['newest', 'oldest', 'email']).default('newest'),
});
export const signupsPage = pageOf(newsletterSignup);
export const signupFigures = z.object({
  total: z.int(),
  active: z.int(),
  /** Since midnight in the United Kingdom. */
  today: z.int(),
  /** The most frequent source; null without signups. */
  top_source: z.string().nullable(),
});

export type SignupsQuery = z.output<typeof signupsQuery>;
