import { calls } from '@daybook/schema/contract/calls';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { EVENTS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { EVENT_NOT_FOUND } from '@daybook/schema/words/texts';
import { mustOwnBusiness } from '../businesses/own-business.ts';
import type { FindOwnBusiness } from '../businesses/ownership-store.ts';
import type { Clock } from '../clock.ts';
import { eventNotFound } from '../diary/standing.ts';
import type { EventCounts } from '../diary/count-events.ts';
import type { BusinessRow, PlannedEvent } from '../diary/store.ts';
import { linesResponse } from '../http/lines.ts';
import { listResponse } from '../http/list.ts';
import type { OwnerMount } from '../http/mount.ts';
import type { SignedIn } from '../http/session-guard.ts';
import { ownerEventAnswer } from './answers.ts';
import type { CreateEvents } from './create-events.ts';
import type { DeleteEvents } from './delete-events.ts';
import type { ListEventsStore } from './list-events-store.ts';
import type { EventStore } from './store.ts';

export interface EventParts {
  store: EventStore;
  lists: ListEventsStore;
  counts: EventCounts;
  createEvents: CreateEvents;
  deleteEvents: DeleteEvents;
  findOwnBusiness: FindOwnBusiness;
  clock: Clock;
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

/** As the owner sees them at this moment, counted one by one. */
async function answersOf(
  { counts, clock }: EventParts,
  { timezone }: BusinessRow,
  found: readonly PlannedEvent[],
): Promise<OwnerEvent[]> {
  const now = clock();
  const at = { timezone, today: todayIn(timezone, now), now };
  const answers: OwnerEvent[] = [];
  for (const planned of found) answers.push(ownerEventAnswer(planned, await counts.ofPlanned(planned, at)));
  return answers;
}

async function answerOf(parts: EventParts, business: BusinessRow, found: PlannedEvent): Promise<OwnerEvent> {
  const [answer] = await answersOf(parts, business, [found]);
  if (!answer) throw new Error('an event has no answer');
  return answer;
}

function mountLists(mount: OwnerMount, parts: EventParts): void {
  const { lists, clock } = parts;
  mount(
    calls.listEvents,
    async (call) => {
      const business = await ownIn(parts, call);
      const { from = '', to = '9999-12-31' } = call.query;
      const steps = lists.inSteps({ businessId: business.id, from, to });
      return listResponse(steps, (found) => answersOf(parts, business, found));
    },
    ofBusiness,
  );

  mount(
    calls.listScheduledEvents,
    async (call) => {
      const business = await ownIn(parts, call);
      const today = todayIn(business.timezone, clock());
      const wanted = { businessId: business.id, today, pageSize: EVENTS_PAGE_SIZE, ...call.query };
      const { events, total, page, pageCount } = await lists.findPage(wanted);
      return {
        events: await answersOf(parts, business, events),
        total,
        page,
        page_count: pageCount,
      };
    },
    ofBusiness,
  );
}

function mountCreation(mount: OwnerMount, parts: EventParts): void {
  const { createEvents } = parts;
  mount(
    calls.createEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      return answerOf(parts, business, await createEvents.one(business, call.body));
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
      return answerOf(parts, business, await createEvents.copy(business, original, call.body.event_date));
    },
    { ...ofEvent, status: 201 },
  );
}

function mountChanges(mount: OwnerMount, parts: EventParts): void {
  const { store, deleteEvents } = parts;
  mount(
    calls.changeEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      const changed = await store.change(business.id, call.params.eventId, call.body);
      if (!changed) throw eventNotFound();
      return answerOf(parts, business, changed);
    },
    ofEvent,
  );

  // Before deleteEvent, whose path would take 'delete-all' for an event.
  mount(
    calls.deleteAllEvents,
    async (call) => {
      const business = await ownIn(parts, call);
      const { events, attendees } = await deleteEvents.all(business.id);
      return { events_deleted: events, customers_notified: attendees };
    },
    ofBusiness,
  );

  mount(
    calls.deleteEvent,
    async (call) => {
      const business = await ownIn(parts, call);
      const { attendees } = await deleteEvents.one(business.id, call.params.eventId);
      return { attendees_notified: attendees };
    },
    ofEvent,
  );
}
