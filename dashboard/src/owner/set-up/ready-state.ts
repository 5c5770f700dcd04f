import type { Business } from '@daybook/schema/contract/business';
import { takesBookings } from '../billing-status.ts';
import type { READY_NEXT } from './set-up-texts.ts';

/** Returns what comes next for a diary that is set up. `trialHours` is null if the account had its trial. */
export function readyState(
  business: Pick<Business, 'billing_status'>,
  isPaymentArriving: boolean,
  trialHours: number | null | undefined,
): keyof typeof READY_NEXT {
  if (business.billing_status === 'inactive') return 'deactivated';
  if (takesBookings(business)) return 'open';
  if (isPaymentArriving) return 'arriving';
  return trialHours === null ? 'pay' : 'trial';
}
