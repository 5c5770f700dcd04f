import { sampleBooking, sampleEvent } from '../../src/sample-data/rows.ts';
import type { EmailRow } from './emails.ts';

export const exampleEvent = {
  id: 7,
  businessId: 1,
  idempotencyKey: null,
  patternId: null,
  isClosed: false,
  ...sampleEvent({ date: '2026-11-24', createdAt: 0 }),
};

export const exampleBooking = {
  id: 1,
  ...sampleBooking({
    businessId: 1,
    eventId: exampleEvent.id,
    reference: 'ABC',
    eventDate: exampleEvent.date,
    startsAt: 1_000,
    endsAt: 2_000,
    attendeeEmail: 'ada@chaos.example',
    createdAt: 0,
  }),
};

export const exampleEmail: EmailRow = {
  id: 5,
  kind: 'booking_confirmed',
  bookingId: null,
  businessId: null,
  recipient: 'ada@chaos.example',
  normalisedRecipient: 'ada@chaos.example',
  countedFor: null,
  onceKey: null,
  status: 'queued',
  attempts: 1,
  dueAt: 0,
  lastError: null,
  isRefused: false,
  refusals: 0,
  isBulk: false,
  isReady: false,
  createdAt: 0,
  sentAt: null,
};
