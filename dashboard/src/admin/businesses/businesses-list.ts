import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import type { BillingStatus } from '@daybook/schema/contract/business';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import {
  ALL,
  BUSINESSES_COUNTED,
  BUSINESSES_TITLE,
  NO_BUSINESSES,
  SEARCH_BUSINESSES,
  BILLING_STATUS,
  BILLING_STATUSES,
} from './business-texts.ts';

export const businessesList: List<
  AdminBusiness,
  'all' | BillingStatus,
  'newest' | 'oldest' | 'name' | 'revenue'
> = {
  title: BUSINESSES_TITLE,
  isTitleHidden: true,
  what: BUSINESSES_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_BUSINESSES,
  filterLabel: BILLING_STATUS,
  filters: [
    { value: 'all', label: ALL },
    { value: 'paid', label: BILLING_STATUSES.paid },
    { value: 'trial', label: BILLING_STATUSES.trial },
    { value: 'trial_ended', label: BILLING_STATUSES.trial_ended },
    { value: 'subscription_ended', label: BILLING_STATUSES.subscription_ended },
    { value: 'unpaid', label: BILLING_STATUSES.unpaid },
    { value: 'inactive', label: BILLING_STATUSES.inactive },
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'name', label: 'Name A-Z' },
    { value: 'revenue', label: 'Most revenue' },
  ],
  ask: ({ filter, ...asked }, signal) =>
    callAdmin('searchBusinesses', { query: { ...asked, billing_status: filter }, signal }),
  empty: NO_BUSINESSES,
};
