import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { someAbsent } from '@daybook/schema/words/places-texts';
import { Badge } from '#ui/Badge.tsx';

export const DID_NOT_COME = 'Did not come';

export type Attended = Pick<OwnerBooking, 'did_not_come' | 'absent_places' | 'places'>;

/** Returns 'Did not come' or '1 of 2 did not come'; null if everyone came, or nothing is known. */
export function absenceText({ did_not_come, absent_places, places }: Attended): string | null {
  if (did_not_come) return DID_NOT_COME;
  return absent_places > 0 ? someAbsent(absent_places, places) : null;
}

export function Absence({ booking }: { booking: Attended }) {
  const text = absenceText(booking);
  return text === null ? null : <Badge tone="amber">{text}</Badge>;
}
