import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { dialogPart } from '#ui/part.tsx';
import { useAsked } from '#ui/use-asked.ts';
import type { MoveStart } from '../move/move-target.ts';

// Each dialog loads when it first opens, because people who only look at bookings don't need it.
const dialogs = {
  edit: dialogPart(async () => (await import('./EditBookingDialog.tsx')).EditBookingDialog),
  emails: dialogPart(async () => (await import('./BookingEmails.tsx')).BookingEmailsDialog),
  move: dialogPart(async () => (await import('../move/MoveBookingDialog.tsx')).MoveBookingDialog),
  cancel: dialogPart(async () => (await import('./CancelQuestion.tsx')).CancelQuestion),
};

type BookingAction = keyof typeof dialogs;

/** `start` is where the owner dragged the booking. */
type Ask = (action: BookingAction, booking: OwnerBooking, start?: MoveStart | null) => void;

const AskContext = createContext<Ask>(() => undefined);

/** Returns a function for any component inside BookingActions: `ask('cancel', booking)`. */
export const useBookingActions = () => useContext(AskContext);

interface BookingActionsProps {
  business: Business;
  children: ReactNode;
}

interface Asked {
  action: BookingAction;
  booking: OwnerBooking;
  start: MoveStart | null;
}

export function BookingActions({ business, children }: BookingActionsProps) {
  const { asked, ask: setAsked, close } = useAsked<Asked>();
  const [ask] = useState(
    (): Ask =>
      (action, booking, start = null) =>
        setAsked({ action, booking, start }),
  );
  const Dialog = asked && dialogs[asked.action];
  return (
    <AskContext value={ask}>
      {children}
      {Dialog ? (
        <Dialog business={business} booking={asked.booking} start={asked.start} onClose={close} />
      ) : null}
    </AskContext>
  );
}
