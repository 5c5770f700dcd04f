import type { Business } from '@daybook/schema/contract/business';

/** Returns true if the business is paid for or in its trial, so customers can book. */
export const takesBookings = ({ billing_status }: Pick<Business, 'billing_status'>) =>
  billing_status === 'paid' || billing_status === 'trial';

/** Returns true if the owner can pay now, also when an ended subscription still keeps the business open. */
export const canBePaidFor = ({ billing_status, paid_at, subscription }: Business) =>
  billing_status === 'paid'
    ? paid_at === null && subscription?.status === 'ended'
    : billing_status !== 'inactive';
