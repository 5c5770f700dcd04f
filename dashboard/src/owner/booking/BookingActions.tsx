import { createContext, lazy, Suspense, useContext, useState, type ElementType, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { Banner } from '../../ui/message/Banner.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { useCancelling } from './use-cancelling.ts';

// With its form and what it is checked with: nobody waits for it who only looks.
const EditBookingDialog = lazy(async () => ({
  default: (await import('./EditBookingDialog.tsx')).EditBookingDialog,
}));

/** What an owner can do with a booking. Each opens a dialog. */
export type BookingAction = 'edit' | 'cancel';

type Ask = (action: BookingAction, booking: OwnerBooking) => void;

const AskContext = createContext<Ask>(() => undefined);

/** `const ask = useBookingActions(); ask('cancel', booking)`, of whatever stands in BookingActions. */
export const useBookingActions = () => useContext(AskContext);

interface BookingActionsProps {
  business: Business;
  /** Around what is said of an action that failed. */
  box?: ElementType<{ children: ReactNode }>;
  /** A list of the business's bookings. */
  children: ReactNode;
}

/** Offers to what is in it what can be done with a booking: asks in a dialog, and says over it what went wrong. */
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
        <CancelQuestion
          booking={asked.booking}
          timezone={business.timezone}
          onConfirm={() => {
            onClose();
            void cancel(asked.booking);
          }}
          onClose={onClose}
        />
      ) : null}
    </AskContext>
  );
}
