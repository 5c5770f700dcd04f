/** Fills a database with many businesses and bookings, the same for the same numbers. */
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { openSqlite, type OpenSqlite } from '../src/database/sqlite/open.ts';
import { migrateSqlite } from '../src/database/sqlite/migrate.ts';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';

const ZONE = 'Europe/London';
export const OPENING = 9 * 60;
export const SLOT = 30;
/** 09:00 to 17:00 in half hours. */
export const SLOTS_PER_EVENT = 16;
export const EVENTS_PER_BUSINESS = 20;
/** The first half of an upcoming event's slots is taken; the second half is free. */
export const TAKEN_PER_EVENT = SLOTS_PER_EVENT / 2;

export interface Seed {
  businesses: number;
  bookings: number;
}

export interface Seeded {
  slugs: string[];
  eventIds: number[];
}

/** Slugs are 'business-1' and so on. Bookings beyond the upcoming events' halves lie in the past. */
export async function seedDatabase(
  file: string,
  { businesses, bookings }: Seed,
  now: number,
): Promise<Seeded> {
  const database = openSqlite(file);
  migrateSqlite(database);
  const seeded: Seeded = { slugs: [], eventIds: [] };
  database.$client.transaction(() => {
    const insert = statements(database);
    const perBusiness = Math.floor(bookings / businesses);
    for (let number = 1; number <= businesses; number += 1) {
      const slug = `business-${number}`;
      seeded.slugs.push(slug);
      const businessId = Number(insert.business.run(`Business ${number}`, slug, now, now).lastInsertRowid);
      let left = perBusiness;
      for (let event = 0; event < EVENTS_PER_BUSINESS; event += 1) {
        const date = addDays(todayIn(ZONE, now), event + 1);
        const eventId = Number(insert.event.run(businessId, `Event ${event}`, date, now).lastInsertRowid);
        seeded.eventIds.push(eventId);
        for (let slot = 0; slot < TAKEN_PER_EVENT && left > 0; slot += 1, left -= 1) {
          insertBooking(insert, { businessId, eventId, date, slot, now });
        }
      }
      for (let past = 0; left > 0; past += 1, left -= 1) {
        const date = addDays(todayIn(ZONE, now), -1 - Math.floor(past / SLOTS_PER_EVENT));
        insertBooking(insert, { businessId, eventId: null, date, slot: past % SLOTS_PER_EVENT, now });
      }
    }
  })();
  database.$client.pragma('wal_checkpoint(TRUNCATE)');
  await database.close();
  return seeded;
}

function statements(database: OpenSqlite) {
  const sqlite = database.$client;
  return {
    business: sqlite.prepare(
      `INSERT INTO businesses (name, email, confirmed_email, diary_slug, paid_at, created_at, updated_at)
       VALUES (?, 'owner@example.com', 'owner@example.com', ?, 1, ?, ?)`,
    ),
    event: sqlite.prepare(
      `INSERT INTO events (business_id, name, date, start_time, end_time, slot_minutes, buffer_minutes,
         personal_message, type, creation_mode, service_mode, manual_slots, is_home_visit, created_at)
       VALUES (?, ?, ?, '09:00', '17:00', ${SLOT}, 0, 'See you soon.', 'booking', 'automatic', 'time_slots', '[]', 0, ?)`,
    ),
    booking: sqlite.prepare(
      `INSERT INTO bookings (reference, business_id, event_id, status, kind, event_name, event_date, start_time,
         end_time, timezone, starts_at, ends_at, buffer_minutes, is_home_visit, attendee_first_name,
         attendee_last_name, attendee_email, cancel_nonce, cancel_token_hash, created_at)
       VALUES (?, ?, ?, 'confirmed', 'time_slot', 'Event', ?, ?, ?, '${ZONE}', ?, ?, 0, 0, 'Ada', 'Lovelace', ?, ?, ?, ?)`,
    ),
  };
}

let bookingNumber = 0;

function insertBooking(
  insert: ReturnType<typeof statements>,
  about: { businessId: number; eventId: number | null; date: string; slot: number; now: number },
): void {
  bookingNumber += 1;
  const start = OPENING + about.slot * SLOT;
  const startsAt = instantOf(about.date, start, ZONE) ?? 0;
  insert.booking.run(
    `SEED-${bookingNumber}`,
    about.businessId,
    about.eventId,
    about.date,
    clockTimeOf(start),
    clockTimeOf(start + SLOT),
    startsAt,
    startsAt + SLOT * 60_000,
    `customer-${bookingNumber}@example.com`,
    `nonce-${bookingNumber}`,
    `hash-${bookingNumber}`,
    about.now,
  );
}
