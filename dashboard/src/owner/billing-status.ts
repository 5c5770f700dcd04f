import type { Business } from '@daybook/schema/contract/business';

/** True when the business is paid for or in its trial: its diary is open, and events can be added. */
export const takesBookings = ({ billing_status }: Business) =>
  billing_status === 'paid' || billing_status === 'trial';

/** True when the business may be paid for now: also one that only an ended subscription keeps open. */
export const canBePaidFor = ({ billing_status, paid_at, subscription }: Business) =>
  billing_status === 'paid'
    ? paid_at === null && subscription?.status === 'ended'
    : billing_status !== 'inactive';
