import { createContext, lazy, Suspense, useContext, useState, type ElementType, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { preloadDialogs } from '../../ui/dialog/Dialog.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { useCancelling } from './use-cancelling.ts';

// Each is loaded, with all that it stands on, only when it opens: people who only look at bookings need not wait for it.
const CancelQuestion = lazy(async () => {
  preloadDialogs();
  return { default: (await import('./CancelQuestion.tsx')).CancelQuestion };
});
const EditBookingDialog = lazy(async () => ({
  default: (await import('./EditBookingDialog.tsx')).EditBookingDialog,
}));

/** What an owner can do with a booking. Each action opens a dialog. */
export type BookingAction = 'edit' | 'cancel';

type Ask = (action: BookingAction, booking: OwnerBooking) => void;

const AskContext = createContext<Ask>(() => undefined);

/** `const ask = useBookingActions(); ask('cancel', booking)`, in any component inside BookingActions. */
export const useBookingActions = () => useContext(AskContext);

interface BookingActionsProps {
  business: Business;
  /** The box around the message when an action failed. */
  box?: ElementType<{ children: ReactNode }>;
  /** A list of the business's bookings. */
  children: ReactNode;
}

/**
 * Lets its children offer actions on a booking: it asks in a dialog, and shows above the children what went
 * wrong.
 */
export function BookingActions({ business, box: Box = 'div', children }: BookingActionsProps) {
  const { cancel, problem, forgetProblem } = useCancelling(business.id);
  const [asked, setAsked] = useState<{ action: BookingAction; booking: OwnerBooking } | null>(null);
  const [ask] = useState((): Ask => (action, booking) => setAsked({ action, booking }));
  const onClose = () => setAsked(null);
  return (
    <AskContext value={ask}>
      {problem === null ? null : (
        <Box>
          <Banner tone="brick" isAnnounced onClose={forgetProblem}>
            {problem}
          </Banner>
        </Box>
      )}
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
