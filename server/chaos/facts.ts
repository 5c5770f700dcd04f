/** What the checks look at, as plain data. Instants are milliseconds since 1970. */

export interface BookingFact {
  id: number;
  reference: string;
  businessId: number;
  eventId: number | null;
  venueId: number | null;
  kind: string;
  status: string;
  startsAt: number;
  endsAt: number;
  attendeeEmail: string;
  attendeeFirstName: string;
}

export interface EmailFact {
  id: number;
  kind: string;
  bookingId: number | null;
  recipient: string;
  status: string;
  dueAt: number;
  attempts: number;
  lastError: string | null;
  createdAt: number;
}

/** A whole email that the mail server got. */
export interface Import {
  /** Without its angle brackets. */
  messageId: string;
  to: string;
  /** By a clock that never jumps, milliseconds. */
  at: number;
}

/** When a process or a database was ended or kept from writing: by a clock that never jumps, milliseconds. */
export interface Disruption {
  from: number;
  to: number;
}

export interface EventFact {
  id: number;
  name: string;
  heldCount: number;
}

export interface PaymentFact {
  businessId: number | null;
  providerReference: string;
  amountPence: number;
  refundedPence: number;
  dispute: string | null;
}

/** A payment as the provider has it. */
export interface ProviderPayment {
  reference: string;
  amountPence: number;
  refundedPence: number;
  isDisputed: boolean;
}
