import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { RowText } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Shows the owner's note on a booking. */
export function BookingNote({ booking: { note } }: { booking: Pick<OwnerBooking, 'note'> }) {
  return note === null ? null : (
    <RowText look="soft" as="p">
      <VisuallyHidden>Private note: </VisuallyHidden>
      <em>{note}</em>
    </RowText>
  );
}
