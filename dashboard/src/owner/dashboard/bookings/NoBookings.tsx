import CalendarX from 'lucide-react/icons/calendar-x';
import SearchX from 'lucide-react/icons/search-x';
import { ADJUST_SEARCH } from '../../../ui/interface-texts.ts';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { isFiltered, type BookingsView } from './address.ts';
import {
  BOOKINGS_APPEAR_HERE,
  NO_BOOKINGS_YET,
  NO_MATCHING_BOOKINGS,
  SELECTED_NOT_FOUND,
} from './bookings-texts.ts';

/** Why the table is empty. */
export function NoBookings({ view }: { view: BookingsView }) {
  if (view.reference)
    return (
      <EmptyState icon={SearchX} title={NO_MATCHING_BOOKINGS} level={3}>
        {SELECTED_NOT_FOUND}
      </EmptyState>
    );
  if (isFiltered(view))
    return (
      <EmptyState icon={SearchX} title={NO_MATCHING_BOOKINGS} level={3}>
        {ADJUST_SEARCH}
      </EmptyState>
    );
  return (
    <EmptyState icon={CalendarX} title={NO_BOOKINGS_YET} level={3}>
      {BOOKINGS_APPEAR_HERE}
    </EmptyState>
  );
}
