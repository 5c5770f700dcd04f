import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { COUPON_STATES, type CouponState } from '@daybook/schema/rules/discount';
import { callAdmin } from '../../api/admin.ts';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import type { List } from '../list/use-list.ts';
import {
  ALL_COUPONS,
  COUPON_STATES as STATE_LABELS,
  COUPONS_COUNTED,
  NO_COUPONS,
  SEARCH_COUPONS,
  STATE,
} from './coupon-texts.ts';

export const couponsList: List<AdminCoupon, 'all' | CouponState, 'newest' | 'oldest' | 'code' | 'uses'> = {
  title: ALL_COUPONS,
  what: COUPONS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_COUPONS,
  filterLabel: STATE,
  filters: [
    { value: 'all', label: 'All' },
    ...COUPON_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
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
