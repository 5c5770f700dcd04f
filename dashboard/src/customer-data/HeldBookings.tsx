import { useRef } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { HELD_BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { EmptyState } from '../ui/message/EmptyState.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import {
  HELD_BOOKINGS,
  NO_BOOKINGS_HELD,
  NO_BOOKINGS_HELD_EXPLAINED,
  YOUR_BOOKINGS,
} from './customer-data-texts.ts';
import { HeldBookingLine } from './HeldBookingLine.tsx';
import styles from './held-bookings.module.css';

interface HeldBookingsProps {
  data: MyData;
  isBusy: boolean;
  onTurn: (page: number) => void;
}

/** A page of the bookings, the newest appointment first. The first opens by itself, and so does each that can be cancelled. */
export function HeldBookings({ data, isBusy, onTurn }: HeldBookingsProps) {
  const top = useRef<HTMLElement>(null);
  const turn = (page: number) => {
    onTurn(page);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section ref={top} className={styles.bookings} aria-labelledby="your-bookings">
      <h2 id="your-bookings" className={styles.title}>
        {YOUR_BOOKINGS}
      </h2>
      {data.total === 0 ? (
        <EmptyState title={NO_BOOKINGS_HELD} level={3}>
          {NO_BOOKINGS_HELD_EXPLAINED}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-busy={isBusy || undefined}>
          {data.bookings.map((booking, at) => (
            <li key={booking.booking_reference}>
              <HeldBookingLine booking={booking} isOpenAtFirst={at === 0 || booking.cancel_url !== null} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={data.page}
        pageCount={data.page_count}
        pageSize={HELD_BOOKINGS_PAGE_SIZE}
        total={data.total}
        what={HELD_BOOKINGS}
        onTurn={turn}
      />
    </section>
  );
}
