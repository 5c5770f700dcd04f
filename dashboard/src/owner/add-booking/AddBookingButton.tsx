import { useState, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { Button, type ButtonKind } from '#ui/Button.tsx';
import { dialogPart } from '#ui/part.tsx';
import { takesBookings } from '../billing-status.ts';
import { ADD_BOOKING } from '../business-texts.ts';
import type { BookingStart } from './booking-start.ts';

export const AddBookingDialog = dialogPart(
  async () => (await import('./AddBookingDialog.tsx')).AddBookingDialog,
);

interface AddBookingButtonProps {
  business: Business;
  kind?: ButtonKind;
  start?: BookingStart;
  children?: ReactNode;
}

/** Opens the form to book for a customer who phones or walks in. Draws nothing while none can book. */
export function AddBookingButton({
  business,
  kind,
  start = {},
  children = ADD_BOOKING,
}: AddBookingButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!takesBookings(business)) return null;
  return (
    <>
      <Button {...(kind && { kind })} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <AddBookingDialog business={business} start={start} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
