import type { Business } from '@daybook/schema/contract/business';
import type { CallQuery } from '@daybook/schema/contract/calls';
import { bookingsCsv, bookingsCsvName } from '@daybook/schema/rules/bookings-csv';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { readAllBookings } from '../../../api/bookings.ts';
import type { Reading } from '../../../api/read-all.ts';
import { whenIn } from '../../../booking-words/when.ts';
import { ExportButton } from '../../../export/ExportButton.tsx';
import { BOOKINGS } from './bookings-texts.ts';

interface ExportBookingsProps {
  business: Business;
  /** The filter: everything it matches is exported, in the table's order; 'Upcoming First' in order of start. */
  query: CallQuery<'searchBookings'>;
  total: number;
}

export function ExportBookings({ business, query, total }: ExportBookingsProps) {
  const read = async (reading: Reading) => {
    const bookings = await readAllBookings(business.id, steady(query), reading);
    const rows = bookings.map((booking) => {
      const { date, from, to } = whenIn(booking, business.timezone);
      return { ...booking, event_date: date, start_time: from, end_time: to };
    });
    const name = bookingsCsvName(todayIn(business.timezone, Date.now()));
    return { name, text: bookingsCsv(rows), count: rows.length };
  };
  return <ExportButton what={BOOKINGS} {...{ total, read }} />;
}

/** A booking that begins between two pages would leave the first part of that order, and move another past the reader. */
function steady(query: CallQuery<'searchBookings'>): CallQuery<'searchBookings'> {
  return query.sort === 'upcoming-first' ? { ...query, sort: 'start-asc' } : query;
}
