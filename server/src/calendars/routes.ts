import {
  busyCalendarFailure,
  unreadEntries,
  type BusyCalendar,
  type CalendarFeed,
} from '@daybook/schema/contract/calendars';
import { calls } from '@daybook/schema/contract/calls';
import { BUSY_CALENDARS_MAX, BUSY_CALENDARS_OF_ACCOUNT_MAX } from '@daybook/schema/figures/bounds';
import { BUSY_CALENDAR_MINUTES, MINUTE } from '@daybook/schema/figures/periods';
import {
  BUSY_CALENDAR_FAILURE_TEXTS,
  CALENDAR_FEED_NOT_FOUND,
  CALENDAR_IS_OURS,
  CALENDAR_KNOWN_ALREADY,
  CALENDAR_NOT_FOUND,
  tooManyBusyCalendars,
  tooManyBusyCalendarsOfAccount,
} from '@daybook/schema/words/calendar-texts';
import { PERSON_NOT_IN_TEAM } from '@daybook/schema/words/catalogue-texts';
import type { Context } from '../context.ts';
import type { CalendarFeedRow } from '../database/calendar-tables.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import {
  type BusyCalendarObstacle,
  type ListedCalendar,
  listBusyCalendars,
  obstacleTo,
  addBusyCalendar,
  removeBusyCalendar,
} from './busy/busy-calendars-store.ts';
import { CalendarProblem } from './busy/calendar-problem.ts';
import { createFeedAddresses } from './feeds/feed-address.ts';
import { listFeeds, saveFeed, renewFeed, removeFeed } from './feeds/feeds-store.ts';

const ifAny = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const fieldRefusal = (field: string, text: string) =>
  new Refusal(400, INPUT_NOT_VALID, { fields: { [field]: text } });

export function mountFeedCalls(mount: Mount, context: Context): void {
  const { database, clock, publicUrl, secrets } = context;
  const addresses = createFeedAddresses(publicUrl, secrets);
  const answerOf = (row: CalendarFeedRow): CalendarFeed => ({
    id: row.id,
    resource_id: row.resourceId,
    with_names: row.withNames,
    url: addresses.urlOf(row),
    created_at: new Date(row.createdAt).toISOString(),
    read_at: ifAny(row.readAt),
  });
  mount(calls.listCalendarFeeds, async ({ business }) =>
    (await listFeeds(database.read, business.id)).map(answerOf),
  );
  mount(calls.saveCalendarFeed, async ({ business, body }) => {
    const saved = await database.write({ business: business.id }, (tx) =>
      saveFeed(tx, business.id, body, clock()),
    );
    return answerOf(mustBeOk(saved, { 'no person': () => fieldRefusal('resource_id', PERSON_NOT_IN_TEAM) }));
  });
  mount(calls.renewCalendarFeed, async ({ business, params }) => {
    const renewed = await database.write({ business: business.id }, (tx) =>
      renewFeed(tx, business.id, params.feedId),
    );
    if (!renewed) throw new Refusal(404, CALENDAR_FEED_NOT_FOUND);
    return answerOf(renewed);
  });
  mount(calls.deleteCalendarFeed, async ({ business, params }) => {
    const isRemoved = await database.write({ business: business.id }, (tx) =>
      removeFeed(tx, business.id, params.feedId),
    );
    if (!isRemoved) throw new Refusal(404, CALENDAR_FEED_NOT_FOUND);
    return { ok: true };
  });
}

const REFUSALS: Record<BusyCalendarObstacle, () => Refusal> = {
  'too many': () => new Refusal(409, tooManyBusyCalendars(BUSY_CALENDARS_MAX)),
  'too many in account': () => new Refusal(409, tooManyBusyCalendarsOfAccount(BUSY_CALENDARS_OF_ACCOUNT_MAX)),
  known: () => fieldRefusal('url', CALENDAR_KNOWN_ALREADY),
  'no resource': () => fieldRefusal('resource_id', PERSON_NOT_IN_TEAM),
};

export function mountBusyCalls(mount: Mount, context: Context): void {
  const { database, busyCalendars: reading, limits, publicUrl, clock } = context;
  const list = async (businessId: number) =>
    (await listBusyCalendars(database.read, businessId)).map(busyAnswer);
  mount(calls.listBusyCalendars, ({ business }) => list(business.id));
  mount(calls.addBusyCalendar, async ({ business, user, body }) => {
    const wanted = { resourceId: body.resource_id, url: body.url };
    if (body.url.startsWith(`${publicUrl}/`)) throw fieldRefusal('url', CALENDAR_IS_OURS);
    const obstacle = await obstacleTo(database.read, business.id, wanted);
    if (obstacle) throw REFUSALS[obstacle]();
    refuseUntil(await limits.owner.calendars.take(user.person));
    // Read before the transaction begins, so that nobody waits for a slow host.
    const state = await reading.readNew(body.url, business).catch((error: unknown) => {
      if (!(error instanceof CalendarProblem)) throw error;
      throw fieldRefusal('url', BUSY_CALENDAR_FAILURE_TEXTS[error.failure]);
    });
    const now = clock();
    const nextFetchAt = now + BUSY_CALENDAR_MINUTES * MINUTE;
    const outcome = await database.write({ business: business.id }, (tx) =>
      addBusyCalendar(tx, business, { ...wanted, ...state, nextFetchAt }, now),
    );
    const { id } = mustBeOk(outcome, REFUSALS);
    const added = (await list(business.id)).find((calendar) => calendar.id === id);
    // Another tab may have removed it since.
    if (!added) throw new Refusal(404, CALENDAR_NOT_FOUND);
    return added;
  });
  mount(calls.removeBusyCalendar, async ({ business, params }) => {
    const isRemoved = await database.write({ business: business.id }, (tx) =>
      removeBusyCalendar(tx, business.id, params.calendarId),
    );
    if (!isRemoved) throw new Refusal(404, CALENDAR_NOT_FOUND);
    return { ok: true };
  });
}

function busyAnswer({ calendar: row, resourceName }: ListedCalendar): BusyCalendar {
  return {
    id: row.id,
    resource_id: row.resourceId,
    resource_name: resourceName,
    host: new URL(row.url).host,
    fetched_at: ifAny(row.fetchedAt),
    failing_since: ifAny(row.failingSince),
    failure: row.failure === null ? null : busyCalendarFailure.parse(row.failure),
    unread: unreadEntries.nullable().parse(row.unread),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
