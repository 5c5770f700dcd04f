import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { callAdmin } from '../../api/admin-call.ts';
import { ACTIVE, INACTIVE, NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import { ALL_COUPONS, COUPONS_COUNTED, NO_COUPONS, SEARCH_COUPONS, STATE } from './coupon-texts.ts';

export const couponsList: List<
  AdminCoupon,
  'all' | 'active' | 'inactive',
  'newest' | 'oldest' | 'code' | 'uses'
> = {
  title: ALL_COUPONS,
  what: COUPONS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_COUPONS,
  filterLabel: STATE,
  filters: [
    { value: 'all', label: 'All' },
    { value: 'active', label: ACTIVE },
    { value: 'inactive', label: INACTIVE },
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'code', label: 'Code A-Z' },
    { value: 'uses', label: 'Most used' },
  ],
  ask: ({ filter, ...asked }, signal) =>
    callAdmin('searchCoupons', { query: { ...asked, state: filter }, signal }),
  empty: NO_COUPONS,
};
