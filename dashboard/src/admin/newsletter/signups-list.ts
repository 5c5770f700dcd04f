import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import {
  NEWSLETTER_TITLE,
  NO_SIGNUPS,
  SEARCH_SIGNUPS,
  SIGNUPS_COUNTED,
  STATUS,
  STATUSES,
} from './newsletter-texts.ts';

export const signupsList: List<
  NewsletterSignup,
  'all' | NewsletterSignup['status'],
  'newest' | 'oldest' | 'email'
> = {
  title: NEWSLETTER_TITLE,
  isTitleHidden: true,
  what: SIGNUPS_COUNTED,
  pageSize: NEWSLETTER_PAGE_SIZE,
  search: SEARCH_SIGNUPS,
  filterLabel: STATUS,
  filters: [
    { value: 'all', label: 'All' },
    { value: 'active', label: STATUSES.active.text },
    { value: 'pending', label: STATUSES.pending.text },
    { value: 'unsubscribed', label: STATUSES.unsubscribed.text },
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'email', label: 'Email A-Z' },
  ],
  ask: ({ filter, ...asked }, signal) =>
    callAdmin('searchSignups', { query: { ...asked, status: filter }, signal }),
  empty: NO_SIGNUPS,
};
