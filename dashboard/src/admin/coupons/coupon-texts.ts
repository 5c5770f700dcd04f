import type { CouponState } from '@daybook/schema/rules/discount';
import { type Discount, trialHoursOf } from '@daybook/schema/rules/discount';
import { priceText } from '@daybook/schema/rules/money';
import { ACTIVE, INACTIVE } from '../list/list-texts.ts';

export const COUPONS_TITLE = 'Coupons';
export const COUPONS_TEXT = 'Codes that reduce the price or give a free trial.';
export const NEW_COUPON = 'New Coupon';
export const ALL_COUPONS = 'All Coupons';
export const COUPONS_COUNTED = { one: 'coupon', many: 'coupons' } as const;
export const SEARCH_COUPONS = { label: 'Search coupons', hint: 'Code or description' };
export const STATE = 'Status';
export const NO_COUPONS = {
  title: 'No coupons created yet',
  text: 'Coupons appear here once you create one.',
};
export const COUPONS_LOAD_FAILED = 'Failed to load coupons';
export const COUPON_FIGURES = {
  total: 'Total Coupons',
  active: 'Active Coupons',
  total_uses: 'Total Uses',
  unlimited: 'Unlimited Coupons',
} as const;
export const COLUMNS = {
  code: 'Code',
  discount: 'Discount',
  usage: 'Usage',
  expires: 'Expires',
  status: 'Status',
} as const;
export const NEVER = 'Never';
export const COUPON_STATES: Record<CouponState, string> = {
  active: ACTIVE,
  expired: 'Expired',
  used_up: 'Used up',
  inactive: INACTIVE,
};

export const CODE = 'Code';
export const DESCRIPTION = 'Description';
export const DISCOUNT_TYPE = 'Discount type';
export const DISCOUNT_TYPES = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'trial', label: 'Free trial' },
] as const;
export const PERCENTAGE = 'Percentage off';
export const PERCENTAGE_EXPLAINED =
  'Percentage coupons never expire. They stay active until you deactivate them.';
export const AMOUNT = 'Amount off';
export const TRIAL_LENGTH = 'Trial length';
export const trialHours = (hours: number) => `${hours} hours`;
export const MAX_USES = 'Max uses';
export const MAX_USES_HINT = 'Leave blank for unlimited uses.';
export const EXPIRES_AT = 'Expires at';
export const EXPIRES_AT_HINT = 'UK time. Leave blank if it never expires.';
export const EXPIRES_IN_PAST = 'This time has passed, so no one can use the coupon.';
export const ACTIVE_HINT = 'An inactive coupon can’t be used.';
export const CREATE_COUPON = 'Create coupon';
export const CREATING = 'Creating…';
export const couponCreated = (code: string) => `Coupon ${code} has been created.`;
export const COUPON_CREATE_FAILED = 'Failed to create coupon';
export const editCoupon = (code: string) => `Edit coupon ${code}`;
export const COUPON_SAVED = 'Coupon saved.';
export const COUPON_UPDATE_FAILED = 'Failed to update coupon';

export const DEACTIVATE = 'Deactivate';
export const DEACTIVATING = 'Deactivating…';
export const deactivateQuestion = (code: string) => `Deactivate coupon ${code}?`;
export const DEACTIVATE_CONSEQUENCE =
  'No one can use it from now on. Businesses that have already used it aren’t affected. You can make it active again.';
export const DEACTIVATE_COUPON = 'Deactivate coupon';
export const KEEP_ACTIVE = 'Keep it active';
export const couponDeactivated = (code: string) => `Coupon ${code} has been deactivated.`;
export const COUPON_DEACTIVATE_FAILED = 'Failed to deactivate coupon';
export const deleteQuestion = (code: string) => `Delete coupon ${code}?`;
export const DELETE_CONSEQUENCE =
  'This permanently deletes the coupon and its usage history. Businesses that have already used it aren’t affected.';
export const DELETE_COUPON = 'Delete coupon';
export const KEEP_COUPON = 'Keep coupon';
export const couponDeleted = (code: string) => `Coupon ${code} has been deleted.`;
export const COUPON_DELETE_FAILED = 'Failed to delete coupon';

/** Returns '25%', '£10' or '24h trial'. */
export function discountText(discount: Discount): string {
  switch (discount.discount_type) {
    case 'percentage':
      return `${discount.discount_value}%`;
    case 'fixed':
      return Number.isInteger(discount.discount_value)
        ? `£${discount.discount_value}`
        : priceText(discount.discount_value);
    case 'trial':
      return `${trialHoursOf(discount)}h trial`;
  }
}
