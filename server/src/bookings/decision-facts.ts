/** What a decision about a booking is made of. */
import type { BookingRequest } from '@daybook/schema/contract/booking';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import type { BookingRow } from '../database/booking-tables.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';

/** A booking as it is written: everything but what the database adds. */
export type NewBooking = Omit<BookingRow, 'id'>;

/** What somebody asks for. */
export interface RequestedBooking {
  slot: SlotName;
  /** As it was sent: it may name an event that has been replaced by the slot's. */
  askedSlotId: string;
  request: BookingRequest;
  idempotencyKey: string | null;
}

export interface BookingFacts {
  business: BusinessRow;
  /** The owner's own address; null when the account is gone. */
  accountEmail: string | null;
  /** The owner's switch. It stops emails about new bookings, and no others. */
  isOwnerTold: boolean;
  contents: RuledEvent;
  /** Confirmed bookings still to come that this email address holds at the business. */
  openBookings: number;
  /** Seconds until the confirmation may go to that address; 0 when it may go now. */
  secondsUntilEmail: number;
}

/** A booking with the business it is made at and, while it exists, its event. */
export interface BookingWithBusiness {
  booking: BookingRow;
  business: BusinessRow;
  event: EventRow | null;
  /** The owner's own address; null when the account is gone. */
  accountEmail: string | null;
  /** When its customer was last emailed that it starts late; null where they weren't. */
  toldLateAt?: number | null;
}
