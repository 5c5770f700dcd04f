/** Finds bookings that overlap something else of the same person or place, and stay. */

import { sql, type SQL } from 'drizzle-orm';
import { bookings, claims } from '../database/booking-tables.ts';

// Two claims, `own` and `other`, that overlap. None lasts longer than 48 hours.
const meet = sql`own.id <> other.id
  and other.starts_at < own.ends_at and other.ends_at > own.starts_at and other.starts_at > own.starts_at - 172800000`;

/** Matches bookings made over another, overlapped by a later day event, or older than a tightened rule. */
export const isOverlapping: SQL = sql`exists (
  select 1 from ${claims} own
  where own.booking_id = ${bookings.id} and (exists (
    select 1 from ${claims} other where other.resource_id = own.resource_id and ${meet}
      and (own.allowed_overlap or (other.allowed_overlap and other.day_event_id is not null))
  ) or exists (
    select 1 from ${claims} other where other.event_id = own.event_id and other.venue_id = own.venue_id and ${meet}
      and own.allowed_overlap
  ))
)`;

/** Matches a booking of any event that overlaps a day event's claims. */
export const overlapsDayEvent = (eventId: number): SQL => sql`${bookings.id} in (
  select own.booking_id from ${claims} other
  join ${claims} own on own.resource_id = other.resource_id and own.booking_id is not null and ${meet}
  where other.day_event_id = ${eventId}
)`;
