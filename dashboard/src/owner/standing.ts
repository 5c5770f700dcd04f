import type { Business } from '@daybook/schema/contract/business';

/** True when the business is paid for or in its trial: its diary is open, and events can be added. */
export const takesBookings = ({ standing }: Business) => standing === 'paid' || standing === 'trial';
