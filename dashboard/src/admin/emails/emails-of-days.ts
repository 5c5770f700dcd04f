import type { EmailCount } from '@daybook/schema/contract/admin/outbox';
import { addDays } from '@daybook/schema/rules/date';

export interface EmailDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  sent: number;
  queued: number;
  failed: number;
}

/**
 * The emails of all kinds on each of the last `days` days up to `today`, in order. Days without an email are there
 * too.
 */
export function daysOf(counts: readonly EmailCount[], today: string, days: number): EmailDay[] {
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at - days + 1);
    return sumOf(
      day,
      counts.filter((count) => count.day === day),
    );
  });
}

function sumOf(day: string, counts: readonly EmailCount[]): EmailDay {
  return counts.reduce(
    (sum, { sent, queued, failed }) => ({
      day,
      sent: sum.sent + sent,
      queued: sum.queued + queued,
      failed: sum.failed + failed,
    }),
    { day, sent: 0, queued: 0, failed: 0 },
  );
}
