import type { Business } from '@daybook/schema/contract/business';

/** True when the business is paid for or in its trial: its diary is open, and events can be added. */
export const takesBookings = ({ standing }: Business) => standing === 'paid' || standing === 'trial';

/** True when the business may be paid for now: also one that only an ended subscription keeps open. */
export const canBePaidFor = ({ standing, paid_at, subscription }: Business) =>
  standing === 'paid' ? paid_at === null && subscription?.status === 'ended' : standing !== 'inactive';
