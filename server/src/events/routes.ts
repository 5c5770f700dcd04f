import { calls } from '@daybook/schema/contract/calls';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { namedResources } from '@daybook/schema/contract/event-resources';
import { EVENTS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import {
  HOURS_OUTSIDE_EVENT,
  placeHasBookings,
  PLACE_REQUIRED,
  SERVICES_ONLY_BY_SERVICE,
  SERVICE_REQUIRED,
  tooFewSeats,
} from '@daybook/schema/words/catalogue-texts';
import { HOME_VISIT_HAS_NO_VENUE, VENUE_NOT_FOUND } from '@daybook/schema/words/event-texts';
import { ownerBookingOf } from '../bookings/owner/owner-booking-responses.ts';
import { NO_ROOM_FOR_TEXTS } from '../businesses/business-responses.ts';
import type { Context } from '../context.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { countEvents } from '../diary/count-events.ts';
import { eventNotFound } from '../diary/refusals.ts';
import { venueAnswer, venueColumns } from '../diary/venue-shape.ts';
import { idempotencyKeyOf } from '../http/body.ts';
import { Refusal, refusalOfField } from '../http/errors.ts';
import { listResponse } from '../http/list.ts';
import type { Mount } from '../http/mount.ts';
import { linesResponse } from '../http/ndjson.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { offersEndedAnswer } from '../waiting-list/ended-offers-store.ts';
import { copyEvent, createEvent, createEvents } from './create-events.ts';
import { deleteEvent, deleteAllEvents } from './delete-events.ts';
import { type ResourcesObstacle, changeEventResources } from './event-resources-store.ts';
import {
  ownerEventAnswer,
  refusalsOfParts,
  TOO_MANY_PLACES,
  TOO_MANY_VENUES,
  PERSON_MAKES_TOO_MANY_SLOTS,
  VENUE_MAKES_TOO_MANY_SLOTS,
} from './event-responses.ts';
import { findOwnEvent, changeEvent } from './events-store.ts';
import { explainEvent } from './explain-event.ts';
import { findEventsPage, plannedInSteps, countBooked } from './list-events-store.ts';
import {
  addVenueToEvent,
  listFavouriteVenues,
  addFavouriteVenue,
  deleteFavouriteVenue,
} from './venue-store.ts';

export function mountEvents(mount: Mount, context: Context): void {
  mountLists(mount, context);
  mountCreation(mount, context);
  mountChanges(mount, context);
  mountExplanation(mount, context);
}

async function answersOf(
  { clock, database }: Context,
  business: BusinessRow,
  found: readonly PlannedEvent[],
): Promise<OwnerEvent[]> {
  const counted = await countEvents(database.read, found, { business, now: clock(), moving: null });
  const booked = await countBooked(database.readLong, found);
  return counted.map((one) => ownerEventAnswer(one, one.availability, booked.get(one.event.id)));
}

async function answerOf(context: Context, business: BusinessRow, found: PlannedEvent): Promise<OwnerEvent> {
  const [answer] = await answersOf(context, business, [found]);
  if (!answer) throw new Error('an event has no answer');
  return answer;
}

function mountLists(mount: Mount, context: Context): void {
  const { database, clock } = context;
  mount(calls.listEvents, ({ business, query: { from = '', to = '9999-12-31' }, request }) => {
    const steps = plannedInSteps(database.readLong, { businessId: business.id, from, to });
    return listResponse(request, steps, (found) => answersOf(context, business, found));
  });

  mount(calls.listScheduledEvents, async ({ business, query }) => {
    const today = todayIn(business.timezone, clock());
    const wanted = { businessId: business.id, today, pageSize: EVENTS_PAGE_SIZE, ...query };
    const { items, total, page, pageCount } = await findEventsPage(database.readLong, wanted);
    return { events: await answersOf(context, business, items), total, page, page_count: pageCount };
  });
}

function mountExplanation(mount: Mount, { database, clock }: Context): void {
  mount(calls.explainEvent, ({ business, params: { eventId }, query }) => {
    const choice = {
      venueId: query.venue_id ?? null,
      serviceId: query.service_id ?? null,
      personId: query.person_id ?? null,
    };
    return explainEvent(database.read, business, { eventId, choice }, clock());
  });
}

function mountCreation(mount: Mount, context: Context): void {
  mount(calls.createEvent, async ({ business, body, request }) =>
    answerOf(context, business, await createEvent(context, business, body, idempotencyKeyOf(request))),
  );

  mount(calls.createEvents, async ({ business, body, request }) =>
    linesResponse(await createEvents(context, business, body, idempotencyKeyOf(request))),
  );

  mount(calls.duplicateEvent, async ({ business, params, body, request }) => {
    const original = await findOwnEvent(context.database.read, business.id, params.eventId);
    if (!original) throw eventNotFound();
    return answerOf(
      context,
      business,
      await copyEvent(context, business, original, body.event_date, idempotencyKeyOf(request)),
    );
  });
}

function mountChanges(mount: Mount, context: Context): void {
  const { database, clock, onMailQueued } = context;
  mount(calls.changeEvent, async ({ business, params, body }) => {
    const changed = await changeEvent(database, business, params.eventId, body);
    const refusals = { 'no event': eventNotFound, 'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS) };
    return answerOf(context, business, mustBeOk(changed, refusals));
  });

  mount(calls.changeEventResources, async ({ business, params: { eventId }, body }) => {
    const wanted = { business, eventId, named: namedResources(body), now: clock() };
    const outcome = await changeEventResources(database, wanted, body.preview);
    if (!outcome.ok) throw refusalOfResources(outcome.reason);
    const { contents, kept, assigned, overlapping, emailed, offersEnded } = outcome.value;
    if (emailed > 0 && !body.preview) onMailQueued();
    return {
      event: body.preview ? null : await answerOf(context, business, contents),
      kept: kept.map(ownerBookingOf),
      assigned: assigned.map(ownerBookingOf),
      overlapping: overlapping.map(ownerBookingOf),
      offers_ended: offersEndedAnswer(offersEnded),
    };
  });

  // Mounted before deleteEvent, whose path would read 'delete-all' as an event's id.
  mount(calls.deleteAllEvents, async ({ business }) => {
    const { events, attendees } = await deleteAllEvents(context, business.id);
    return { events_deleted: events, customers_notified: attendees };
  });

  mount(calls.deleteEvent, async ({ business, params }) => {
    const { attendees } = await deleteEvent(context, business.id, params.eventId);
    return { attendees_notified: attendees };
  });
}

function refusalOfResources(obstacle: ResourcesObstacle): Refusal {
  if (obstacle.is === 'too many slots') {
    const isOfPlaces = obstacle.field === 'place_ids';
    return refusalOfField(
      obstacle.field,
      isOfPlaces ? VENUE_MAKES_TOO_MANY_SLOTS : PERSON_MAKES_TOO_MANY_SLOTS,
    );
  }
  if (obstacle.is === 'place has bookings')
    return refusalOfField('place_ids', placeHasBookings(obstacle.name, obstacle.bookings), 409);
  if (obstacle.is === 'too few seats')
    return refusalOfField('place_ids', tooFewSeats(obstacle.name, obstacle.places), 409);
  if (obstacle.is === 'hours outside')
    return refusalOfField(`people.${obstacle.person}.${obstacle.field}`, HOURS_OUTSIDE_EVENT);
  return resourcesRefusals[obstacle.is]();
}

const resourcesRefusals = {
  ...refusalsOfParts(),
  'no event': eventNotFound,
  'home visit': () => refusalOfField('place_ids', HOME_VISIT_HAS_NO_VENUE),
  'needs a place': () => refusalOfField('place_ids', PLACE_REQUIRED),
  'needs a service': () => refusalOfField('service_ids', SERVICE_REQUIRED),
  'has no services': () => refusalOfField('service_ids', SERVICES_ONLY_BY_SERVICE),
};

export function mountVenues(mount: Mount, { database, clock, onMailQueued }: Context): void {
  mount(calls.addVenue, async ({ business, params, body }) => {
    const added = await database.write({ business: business.id }, (tx) =>
      addVenueToEvent(tx, {
        businessId: business.id,
        eventId: params.eventId,
        venue: venueColumns(body),
        now: clock(),
      }),
    );
    const { venue, emailed } = mustBeOk(added, refusals);
    if (emailed > 0) onMailQueued();
    return venueAnswer(venue);
  });

  mount(calls.listFavouriteVenues, async ({ user }) => {
    const found = await listFavouriteVenues(database.read, user.userId);
    return found.map(venueAnswer);
  });

  mount(calls.saveFavouriteVenue, async ({ user, body }) => {
    const saved = await database.write({ account: user.userId }, (tx) =>
      addFavouriteVenue(tx, user.userId, venueColumns(body)),
    );
    return venueAnswer(mustBeOk(saved, refusals));
  });

  mount(calls.deleteFavouriteVenue, async ({ user, params }) => {
    mustBeOk(await deleteFavouriteVenue(database, user.userId, params.venueId), refusals);
    return { ok: true } as const;
  });
}

const refusals = {
  'no event': eventNotFound,
  'no venue': () => new Refusal(404, VENUE_NOT_FOUND),
  'home visit': () => new Refusal(400, HOME_VISIT_HAS_NO_VENUE),
  'too many': () => new Refusal(409, TOO_MANY_VENUES),
  'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
  'too many places': () => new Refusal(409, TOO_MANY_PLACES),
  'too many slots': () => new Refusal(409, VENUE_MAKES_TOO_MANY_SLOTS),
};
