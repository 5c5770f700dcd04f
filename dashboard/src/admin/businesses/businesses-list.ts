import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import type { Standing } from '@daybook/schema/contract/business';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin-call.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import {
  ALL,
  BUSINESSES_COUNTED,
  BUSINESSES_TITLE,
  NO_BUSINESSES,
  SEARCH_BUSINESSES,
  STANDING,
  STANDINGS,
} from './business-texts.ts';

export const businessesList: List<AdminBusiness, 'all' | Standing, 'newest' | 'oldest' | 'name' | 'revenue'> =
  {
    title: BUSINESSES_TITLE,
    isTitleHidden: true,
    what: BUSINESSES_COUNTED,
    pageSize: ADMIN_PAGE_SIZE,
    search: SEARCH_BUSINESSES,
    filterLabel: STANDING,
    filters: [
      { value: 'all', label: ALL },
      { value: 'paid', label: STANDINGS.paid },
      { value: 'trial', label: STANDINGS.trial },
      { value: 'trial_ended', label: STANDINGS.trial_ended },
      { value: 'subscription_ended', label: STANDINGS.subscription_ended },
      { value: 'unpaid', label: STANDINGS.unpaid },
      { value: 'inactive', label: STANDINGS.inactive },
    ],
    sorts: [
      { value: 'newest', label: NEWEST_FIRST },
      { value: 'oldest', label: OLDEST_FIRST },
      { value: 'name', label: 'Name A-Z' },
      { value: 'revenue', label: 'Most revenue' },
    ],
    ask: ({ filter, ...asked }, signal) =>
      callAdmin('searchBusinesses', { query: { ...asked, standing: filter }, signal }),
    empty: NO_BUSINESSES,
  };
