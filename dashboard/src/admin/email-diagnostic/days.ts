import type { LetterCount } from '@daybook/schema/contract/admin/outbox';
import { addDays } from '@daybook/schema/rules/date';

export interface LetterDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  sent: number;
  queued: number;
  failed: number;
}

/**
 * The letters of all kinds on each of the last `days` days up to `today`, in order. Days without a letter are there
 * too.
 */
export function daysOf(counts: readonly LetterCount[], today: string, days: number): LetterDay[] {
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at - days + 1);
    return sumOf(
      day,
      counts.filter((count) => count.day === day),
    );
  });
}

function sumOf(day: string, counts: readonly LetterCount[]): LetterDay {
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
