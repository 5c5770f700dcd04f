/** The figures' queries: one scan of a business's bookings, the rest from indexes, all of one moment. */
import type { Database } from '../database/open.ts';

/** Bookings alike: so many of one event name in one month, cancelled or not. */
export interface BookingGroup {
  /** YYYY-MM */
  month: string;
  eventName: string;
  status: 'confirmed' | 'pending' | 'cancelled';
  bookings: number;
}

export interface SummaryFacts {
  groups: BookingGroup[];
  /** YYYY-MM of each month with an event, in order. */
  eventMonths: string[];
  events: number;
  /** Not cancelled, still to begin. */
  upcoming: number;
  /** The first of them; null when there is none. */
  nextDate: string | null;
  customers: number;
  failedEmails: number;
}

export type LoadSummary = (businessId: number, now: number) => Promise<SummaryFacts>;

interface Asked {
  businessId: number;
  now: number;
}

export function createLoadSummary(database: Database): LoadSummary {
  const sqlite = database.$client;
  const groups = sqlite.prepare<Asked, BookingGroup>(
    `SELECT substr(event_date, 1, 7) AS month, event_name AS eventName, status, count(*) AS bookings
     FROM bookings WHERE business_id = :businessId GROUP BY month, event_name, status`,
  );
  const eventMonths = sqlite.prepare<Asked, { month: string; events: number }>(
    `SELECT substr(date, 1, 7) AS month, count(*) AS events FROM events
     WHERE business_id = :businessId GROUP BY month ORDER BY month`,
  );
  const upcoming = sqlite
    .prepare<Asked, number>(
      `SELECT count(*) FROM bookings WHERE business_id = :businessId AND starts_at > :now AND status <> 'cancelled'`,
    )
    .pluck();
  const nextDate = sqlite
    .prepare<Asked, string>(
      `SELECT event_date FROM bookings WHERE business_id = :businessId AND starts_at > :now
         AND status <> 'cancelled' ORDER BY starts_at LIMIT 1`,
    )
    .pluck();
  // From the index of open bookings by email, which has them in order.
  const customers = sqlite
    .prepare<Asked, number>(
      `SELECT count(*) FROM (SELECT DISTINCT lower(attendee_email) FROM bookings WHERE business_id = :businessId)`,
    )
    .pluck();
  const failedEmails = sqlite
    .prepare<Asked, number>(
      `SELECT count(*) FROM emails WHERE business_id = :businessId AND status = 'failed'`,
    )
    .pluck();

  const load = sqlite.transaction((asked: Asked): SummaryFacts => {
    const months = eventMonths.all(asked);
    return {
      groups: groups.all(asked),
      eventMonths: months.map(({ month }) => month),
      events: months.reduce((sum, { events }) => sum + events, 0),
      upcoming: upcoming.get(asked) ?? 0,
      nextDate: nextDate.get(asked) ?? null,
      customers: customers.get(asked) ?? 0,
      failedEmails: failedEmails.get(asked) ?? 0,
    };
  });
  return async (businessId, now) => load({ businessId, now });
}
