import { calls } from '@daybook/schema/contract/calls';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { EVENTS_PAGE_SIZE } from '@daybook/schema/words/limits';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import { mustOwnBusiness } from '../businesses/own-business.ts';
import type { FindOwnBusiness } from '../businesses/ownership-store.ts';
import type { Clock } from '../clock.ts';
import { eventNotFound } from '../diary/standing.ts';
import type { BusinessRow, DiaryStore, EventContents } from '../diary/store.ts';
import { linesResponse } from '../http/lines.ts';
import type { OwnerMount } from '../http/mount.ts';
import type { SignedIn } from '../http/session-guard.ts';
import { ownerEventAnswer } from './answers.ts';
import type { CreateEvents } from './create-events.ts';
import type { EventStore } from './store.ts';

export interface EventParts {
  store: EventStore;
  diaryStore: DiaryStore;
  createEvents: CreateEvents;
  findOwnBusiness: FindOwnBusiness;
  clock: Clock;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
}

interface InPath {
  user: SignedIn;
  params: { businessId: number };
}

const ofBusiness = { notFound: BUSINESS_NOT_FOUND };
const ofEvent = { notFound: EVENT_NOT_FOUND };

export function mountEvents(mount: OwnerMount, parts: EventParts): void {
  mountLists(mount, parts);
  mountCreation(mount, parts);
  mountChanges(mount, parts);
}

const ownIn = ({ findOwnBusiness }: EventParts, { user, params }: InPath): Promise<BusinessRow> =>
  mustOwnBusiness(findOwnBusiness, user.userId, params.businessId);

/** SQLite's way to say: all of them. */
const NO_LIMIT = -1;

function mountLists(mount: OwnerMount, parts: EventParts): void {
  const { store, diaryStore, clock } = parts;
  mount(
    calls.listEvents,
    async (call) => {
      const { id: businessId, timezone } = await ownIn(parts, call);
      const { from = '', to = '9999-12-31' } = call.query;
      const now = clock();
      const found = await diaryStore.loadEvents({ businessId, from, to, limit: NO_LIMIT });
      return found.map((contents) => ownerEventAnswer(contents, timezone, now));
    },
    ofBusiness,
  );

  mount(
    calls.listScheduledEvents,
    async (call) => {
      const { id: businessId, timezone } = await ownIn(parts, call);
      const now = clock();
      const today = todayIn(timezone, now);
      const wanted = { businessId, today, pageSize: EVENTS_PAGE_SIZE, ...call.query };
      const { events, total, page, pageCount } = await store.findPage(wanted);
      return {
        events: events.map((contents) => ownerEventAnswer(contents, timezone, now)),
        total,
        page,
        page_count: pageCount,
      };
    },
    ofBusiness,
  );
}

function mountCreation(mount: OwnerMount, parts: EventParts): void {
  const { createEvents, clock } = parts;
  const answer = (contents: EventContents, { timezone }: BusinessRow): OwnerEvent =>
    ownerEventAnswer(contents, timezone, clock());

  mount(
    calls.createEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      return answer(await createEvents.one(business, call.body), business);
    },
    { ...ofBusiness, status: 201 },
  );

  mount(
    calls.createEvents,
    async (call) => linesResponse(createEvents.many(await ownIn(parts, call), call.body)),
    ofBusiness,
  );

  mount(
    calls.duplicateEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      const original = await parts.store.find(business.id, call.params.eventId);
      if (!original) throw eventNotFound();
      return answer(await createEvents.copy(business, original, call.body.event_date), business);
    },
    { ...ofEvent, status: 201 },
  );
}

function mountChanges(mount: OwnerMount, parts: EventParts): void {
  const { store, clock, onMailQueued } = parts;
  mount(
    calls.changeEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      const changed = await store.change(business.id, call.params.eventId, call.body);
      if (!changed) throw eventNotFound();
      return ownerEventAnswer(changed, business.timezone, clock());
    },
    ofEvent,
  );

  // Before deleteEvent, whose path would take 'delete-all' for an event.
  mount(
    calls.deleteAllEvents,
    async (call) => {
      const business = await ownIn(parts, call);
      const { eventCount, cancelled } = await store.deleteAll(business.id, clock());
      if (cancelled.bookings > 0) onMailQueued();
      return { events_deleted: eventCount, customers_notified: cancelled.attendees };
    },
    ofBusiness,
  );

  mount(
    calls.deleteEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      const deleted = await store.delete(business.id, call.params.eventId, clock());
      if (!deleted) throw eventNotFound();
      if (deleted.cancelled.bookings > 0) onMailQueued();
      return { attendees_notified: deleted.cancelled.attendees };
    },
    ofEvent,
  );
}
