import { useBookingChange } from './bookings.ts';
import { callCustomers } from './customer-calls.ts';

export function useMarkNoShow(businessId: number) {
  return useBookingChange(businessId, {
    isTold: true,
    change: ({ reference, didNotCome }: { reference: string; didNotCome: boolean }) =>
      callCustomers('markNoShow', { params: { reference }, body: { did_not_come: didNotCome } }),
    guess: ({ reference, didNotCome }) => ({ reference, becomes: { did_not_come: didNotCome } }),
  });
}
