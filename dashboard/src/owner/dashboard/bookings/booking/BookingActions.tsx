import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { preloadDialogs } from '../../../../ui/dialog/Dialog.tsx';
import { ClosesWhenFailed, part } from '../../../../ui/part.tsx';
import { useAsked } from '../../../../ui/use-asked.ts';
import { useCancelBooking } from '../../../../api/bookings.ts';
import { failureTextOf, statusTextOf } from '../../../../api/call-error.ts';
import { useToast } from '../../../../ui/message/Toasts.tsx';
import type { MoveStart } from '../move/move-target.ts';
import * as texts from './owner-booking-texts.ts';

// Each dialog loads when it first opens, because people who only look at bookings don't need it.
const CancelQuestion = part(async () => {
  preloadDialogs();
  return (await import('./CancelQuestion.tsx')).CancelQuestion;
}, ClosesWhenFailed);
const EditBookingDialog = part(
  async () => (await import('./EditBookingDialog.tsx')).EditBookingDialog,
  ClosesWhenFailed,
);

const BookingEmailsDialog = part(
  async () => (await import('./BookingEmails.tsx')).BookingEmailsDialog,
  ClosesWhenFailed,
);

const MoveBookingDialog = part(
  async () => (await import('../move/MoveBookingDialog.tsx')).MoveBookingDialog,
  ClosesWhenFailed,
);

type BookingAction = 'edit' | 'emails' | 'move' | 'cancel';

/** `start` is where the owner dragged the booking. */
type Ask = (action: BookingAction, booking: OwnerBooking, start?: MoveStart | null) => void;

const AskContext = createContext<Ask>(() => undefined);

/** Returns a function for any component inside BookingActions: `ask('cancel', booking)`. */
export const useBookingActions = () => useContext(AskContext);

interface BookingActionsProps {
  business: Business;
  children: ReactNode;
}

export function BookingActions({ business, children }: BookingActionsProps) {
  const cancel = useCancelling(business.id);
  const {
    asked,
    ask: askAbout,
    close: onClose,
  } = useAsked<{ action: BookingAction; booking: OwnerBooking; start: MoveStart | null }>();
  const [ask] = useState(
    (): Ask =>
      (action, booking, start = null) =>
        askAbout({ action, booking, start }),
  );
  return (
    <AskContext value={ask}>
      {children}
      {asked?.action === 'edit' ? (
        <Suspense fallback={null}>
          <EditBookingDialog {...{ business, onClose }} booking={asked.booking} />
        </Suspense>
      ) : null}
      {asked?.action === 'emails' ? (
        <Suspense fallback={null}>
          <BookingEmailsDialog {...{ business, onClose }} booking={asked.booking} />
        </Suspense>
      ) : null}
      {asked?.action === 'move' ? (
        <Suspense fallback={null}>
          <MoveBookingDialog {...{ business, onClose }} booking={asked.booking} start={asked.start} />
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

/** Lists show a booking as cancelled at once, and restore it if the server refuses. */
function useCancelling(businessId: number) {
  const { mutateAsync } = useCancelBooking(businessId);
  const showToast = useToast();
  return async ({ booking_reference, is_day_event }: OwnerBooking) => {
    try {
      const { service_name, is_attendee_notified } = await mutateAsync(booking_reference);
      showToast(texts.bookingCancelled(service_name, is_day_event, is_attendee_notified));
    } catch (error) {
      const why = failureTextOf(error, { refused: statusTextOf(error), network: texts.NETWORK_ERROR_SHORT });
      showToast(texts.bookingCancelFailed(why), 'problem');
    }
  };
}
