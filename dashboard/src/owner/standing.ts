import type { Business } from '@daybook/schema/contract/business';

/** Paid for, or in its trial: its diary is open, and events can be added. */
export const takesBookings = ({ standing }: Business) => standing === 'paid' || standing === 'trial';
