/** The facts on which a decision about a booking depends. */

import type { BookingRequest } from '@daybook/schema/contract/booking';
import type { AnsweredBy } from '@daybook/schema/rules/check-answers';
import type { SlotName } from '@daybook/schema/rules/slot-id';
import type { BookingRow } from '../database/booking-tables.ts';
import type { BusinessRow, EventRow } from '../database/tables.ts';
import type { RuledEvent } from '../diary/contents-store.ts';

export type NewBooking = Omit<BookingRow, 'id'>;

export interface RequestedBooking {
  slot: SlotName;
  /** As sent: it may refer to an event that the slot's event has replaced. */
  askedSlotId: string;
  request: BookingRequest;
  idempotencyKey: string | null;
  /** Who answers the owner's questions: only a customer who fills in the form must. */
  answeredBy?: AnsweredBy;
}

export interface BookingFacts {
  business: BusinessRow;
  /** The owner's own address; null once the account is deleted. */
  accountEmail: string | null;
  /** The owner's setting. It stops emails about new bookings, and no others. */
  isOwnerEmailed: boolean;
  contents: RuledEvent;
  /** This email address's upcoming confirmed bookings at the business. */
  openBookings: number;
  /** Seconds until the address can get the confirmation; 0 means now. */
  secondsUntilEmail: number;
}

/** A booking with its business and, while it exists, its event. */
export interface BookingWithBusiness {
  booking: BookingRow;
  business: BusinessRow;
  event: EventRow | null;
  /** The owner's own address; null once the account is deleted. */
  accountEmail: string | null;
  /** When the customer was last emailed that it starts late; null if never. */
  emailedLateAt?: number | null;
}
