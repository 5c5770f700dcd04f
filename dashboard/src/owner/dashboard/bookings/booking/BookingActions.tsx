import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { preloadDialogs } from '../../../../ui/dialog/Dialog.tsx';
import { ClosesWhenFailed, part } from '../../../../ui/part.tsx';
import { useAsked } from '../../../../ui/use-asked.ts';
import { useCancelling } from './use-cancelling.ts';

// Each is loaded, with all that it stands on, only when it opens: people who only look at bookings need not wait for it.
const CancelQuestion = part(async () => {
  preloadDialogs();
  return (await import('./CancelQuestion.tsx')).CancelQuestion;
}, ClosesWhenFailed);
const EditBookingDialog = part(
  async () => (await import('./EditBookingDialog.tsx')).EditBookingDialog,
  ClosesWhenFailed,
);

/** What an owner can do with a booking. Each action opens a dialog. */
export type BookingAction = 'edit' | 'cancel';

type Ask = (action: BookingAction, booking: OwnerBooking) => void;

const AskContext = createContext<Ask>(() => undefined);

/** `const ask = useBookingActions(); ask('cancel', booking)`, in any component inside BookingActions. */
export const useBookingActions = () => useContext(AskContext);

interface BookingActionsProps {
  business: Business;
  /** A list of the business's bookings. */
  children: ReactNode;
}

/** Lets its children offer actions on a booking, and asks in a dialog. */
export function BookingActions({ business, children }: BookingActionsProps) {
  const cancel = useCancelling(business.id);
  const {
    asked,
    ask: askAbout,
    close: onClose,
  } = useAsked<{ action: BookingAction; booking: OwnerBooking }>();
  const [ask] = useState((): Ask => (action, booking) => askAbout({ action, booking }));
  return (
    <AskContext value={ask}>
      {children}
      {asked?.action === 'edit' ? (
        <Suspense fallback={null}>
          <EditBookingDialog {...{ business, onClose }} booking={asked.booking} />
        </Suspense>
      ) : null}
      {asked?.action === 'cancel' ? (
        <Suspense fallback={null}>
          <CancelQuestion
            {...{ business, onClose }}
            booking={asked.booking}
            onConfirm={() => {
              onClose();
              void cancel(asked.booking);
            }}
          />
        </Suspense>
      ) : null}
    </AskContext>
  );
}
