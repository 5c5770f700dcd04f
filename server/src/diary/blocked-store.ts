/** Reads a business's blocked times: time off, busy calendars, and delays. */

import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { DAY } from '@daybook/schema/figures/periods';
import { blockedByTimeOff, meet, type BlockedTime, type Instants } from '@daybook/schema/rules/blocked-times';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';
import { busyCalendars, busyTimes, delays, timeOff } from '../database/calendar-tables.ts';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { events, type BusinessRow } from '../database/tables.ts';

const { placeholder } = sql;

/** Time off if it has dates; otherwise a delay, or busy times of external calendars. */
interface BlockedRow {
  isDelay: number;
  resourceId: number | null;
  startsOn: string | null;
  endsOn: string | null;
  startTime: string | null;
  endTime: string | null;
  everyYear: number;
  note: string | null;
  /** Alternating starts and ends, '1764057600000,1764061200000,…': one row with hundreds reads far faster. */
  times: string | null;
}

/** Returns a business's blocked times between two instants, in order of start. */
export async function loadBlocked(
  on: Reader,
  { id, timezone }: Pick<BusinessRow, 'id' | 'timezone'>,
  { startsAt, endsAt }: Instants,
): Promise<BlockedTime[]> {
  const rows = await ofBusiness(on).execute({ businessId: id, from: startsAt, to: endsAt });
  return blockedIn(rows, timezone, { startsAt, endsAt });
}

/** Returns the rows of an event's business that may overlap its date, to be read together with the event. */
export function loadBlockedRows(on: Reader, eventId: number): Promise<BlockedRow[]> {
  return ofEvent(on).execute({ eventId });
}

export function blockedIn(rows: readonly BlockedRow[], timezone: string, reach: Instants): BlockedTime[] {
  if (rows.length === 0) return [];
  // No clock is further from UTC.
  const from = dateOfUtcMidnight(reach.startsAt - DAY);
  const to = dateOfUtcMidnight(reach.endsAt + DAY);
  return rows
    .flatMap((row) => blockedOf(row, from, to, timezone))
    .filter((time) => meet(time, reach))
    .sort((one, other) => one.startsAt - other.startsAt);
}

function blockedOf(row: BlockedRow, from: string, to: string, timezone: string): BlockedTime[] {
  const { resourceId, startsOn, endsOn, times } = row;
  if (startsOn !== null && endsOn !== null)
    return blockedByTimeOff({ ...row, startsOn, endsOn, everyYear: row.everyYear === 1 }, from, to, timezone);
  if (times === null) return [];
  const by = row.isDelay === 1 ? 'running late' : 'busy';
  const blocked: BlockedTime[] = [];
  let startsAt: number | null = null;
  for (const text of times.split(',')) {
    if (startsAt === null) startsAt = Number(text);
    else {
      blocked.push({ resourceId, by, note: null, startsAt, endsAt: Number(text) });
      startsAt = null;
    }
  }
  return blocked;
}

const timeText = (startsAt: SQL | SQLiteColumn, endsAt: SQL | SQLiteColumn) =>
  sql`cast(${startsAt} as text) || ',' || cast(${endsAt} as text)`;

/** Selects a business's rows that may overlap the time between two instants. Hours may run past midnight. */
function blockedRows(on: Reader, businessId: SQL, from: SQL, to: SQL) {
  return on
    .select({
      isDelay: sql<number>`blocked.is_delay`,
      resourceId: sql<number | null>`blocked.resource_id`,
      startsOn: sql<string | null>`blocked.starts_on`,
      endsOn: sql<string | null>`blocked.ends_on`,
      startTime: sql<string | null>`blocked.start_time`,
      endTime: sql<string | null>`blocked.end_time`,
      everyYear: sql<number>`blocked.every_year`,
      note: sql<string | null>`blocked.note`,
      times: sql<string | null>`blocked.times`,
    })
    .from(
      sql`(
        select 0 as is_delay, ${timeOff.resourceId} as resource_id, ${timeOff.startsOn} as starts_on, ${timeOff.endsOn} as ends_on,
          ${timeOff.startTime} as start_time, ${timeOff.endTime} as end_time,
          case when ${timeOff.everyYear} then 1 else 0 end as every_year, ${timeOff.note} as note,
          cast(null as text) as times
        from ${timeOff}
        where ${timeOff.businessId} = ${businessId} and (${timeOff.everyYear} or (
          unixepoch(${timeOff.endsOn}) * 1000 > ${from} - ${sql.raw(String(3 * DAY))}
          and unixepoch(${timeOff.startsOn}) * 1000 < ${to} + ${sql.raw(String(DAY))}))
        union all
        select 0, ${busyCalendars.resourceId}, null, null, null, null, 0, null,
          (select string_agg(${timeText(busyTimes.startsAt, busyTimes.endsAt)}, ',') from ${busyTimes}
            where ${busyTimes.busyCalendarId} = ${busyCalendars.id}
              and ${busyTimes.startsAt} < ${to} and ${busyTimes.endsAt} > ${from})
        from ${busyCalendars}
        where ${busyCalendars.businessId} = ${businessId}
        union all
        select 1, ${delays.resourceId}, null, null, null, null, 0, null,
          ${timeText(delays.startedAt, delays.blockedUntil)}
        from ${delays}
        where ${delays.businessId} = ${businessId} and ${delays.endedAt} is null
          and ${delays.startedAt} < ${to} and ${delays.blockedUntil} > ${from}
      ) as blocked`,
    );
}

/** Otherwise PostgreSQL would take it for a small number. */
const instantGiven = (name: string) => sql`cast(${placeholder(name)} as bigint)`;
const ofBusiness = prepared((on: Reader) =>
  blockedRows(on, sql`${placeholder('businessId')}`, instantGiven('from'), instantGiven('to')).prepare(),
);

const whose = sql`(select ${events.businessId} from ${events} where ${events.id} = ${placeholder('eventId')})`;
const midnight = sql`(select unixepoch(${events.date}) * 1000 from ${events} where ${events.id} = ${placeholder('eventId')})`;
const ofEvent = prepared((on: Reader) =>
  blockedRows(on, whose, sql`(${midnight} - 50400000)`, sql`(${midnight} + 216000000)`).prepare(),
);
