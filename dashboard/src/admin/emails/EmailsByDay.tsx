import type { EmailCount } from '@daybook/schema/contract/admin/outbox';
import { EMAIL_DAYS_SHOWN } from '@daybook/schema/figures/screens';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { shortDate, addDays } from '@daybook/schema/rules/date';
import { useCall } from '#api/use-call.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { ChartCard } from '#ui/chart/ChartCard.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useNow } from '#ui/use-now.ts';
import { loadFailureOf } from '../list/list-texts.ts';
import * as texts from './email-texts.ts';
import { useKindNames } from './use-email-kinds.ts';

export function EmailsByDay() {
  const load = useCall('countEmails', {});
  return (
    <Loaded
      query={load}
      failed={loadFailureOf(load.error, texts.COUNTS_FAILED)}
      shape={<Skeleton width="100%" height="11rem" />}
    >
      {(counts) => (
        <ChartCard
          title={texts.BY_DAY}
          text={texts.byDayText(EMAIL_DAYS_SHOWN)}
          chart={<Drawn counts={counts} />}
          table={<CountsTable counts={counts} />}
        />
      )}
    </Loaded>
  );
}

function Drawn({ counts }: { counts: readonly EmailCount[] }) {
  const today = todayIn('UTC', useNow());
  const days = daysOf(counts, today, EMAIL_DAYS_SHOWN);
  const sum = (of: 'sent' | 'queued' | 'failed') => days.reduce((total, day) => total + day[of], 0);
  return (
    <Bars
      label={texts.daysDrawn(EMAIL_DAYS_SHOWN, sum('sent'), sum('queued'), sum('failed'))}
      bars={days.map(({ day, sent, queued, failed }) => ({
        label: texts.dayCounts(shortDate(day), sent, queued, failed),
        parts: [
          { value: sent, tone: 'leaf' },
          { value: queued, tone: 'sky' },
          { value: failed, tone: 'brick' },
        ],
      }))}
    />
  );
}

function CountsTable({ counts }: { counts: readonly EmailCount[] }) {
  const nameOf = useKindNames();
  if (counts.length === 0) return <p>{texts.NO_EMAILS_LATELY}</p>;
  return (
    <Table
      caption={texts.BY_DAY}
      rows={[...counts].sort((one, other) => other.day.localeCompare(one.day))}
      keyOf={({ day, kind }) => `${day} ${kind}`}
      columns={[
        { heading: texts.KIND, isTitle: true, cell: ({ kind }) => nameOf(kind) },
        { heading: texts.DAY, isNumeric: true, cell: ({ day }) => shortDate(day) },
        { heading: texts.SENT, isNumeric: true, cell: ({ sent }) => sent },
        { heading: texts.WAITING, isNumeric: true, cell: ({ queued }) => queued },
        { heading: texts.FAILED, isNumeric: true, cell: ({ failed }) => failed },
      ]}
    />
  );
}

interface EmailDay {
  /** YYYY-MM-DD, UTC. */
  day: string;
  sent: number;
  queued: number;
  failed: number;
}

/**
 * Returns the emails of all kinds for each of the last `days` days up to `today`, oldest first, including
 * days without an email.
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
