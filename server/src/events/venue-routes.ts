import { calls } from '@daybook/schema/contract/calls';
import { HOME_VISIT_HAS_NO_VENUE, VENUE_NOT_FOUND } from '@daybook/schema/words/event-texts';
import type { Clock } from '../runtime/clock.ts';
import { NO_ROOM_FOR_TEXTS } from '../businesses/business-texts.ts';
import { venueAnswer } from '../diary/diary-responses.ts';
import { eventNotFound } from '../diary/refusals.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { TOO_MANY_VENUES, VENUE_MAKES_TOO_MANY_SLOTS } from './event-texts.ts';
import { venueColumns } from './new-event.ts';
import type { VenueStore } from './venue-store.ts';

export interface VenueParts {
  store: VenueStore;
  clock: Clock;
  /** Tells the mail worker that something was written to the outbox. */
  onMailQueued: () => void;
}

export function mountVenues(mount: Mount, { store, clock, onMailQueued }: VenueParts): void {
  mount(calls.addVenue, async ({ business, params, body }) => {
    const added = await store.addToEvent(business.id, params.eventId, venueColumns(body), clock());
    const { venue, emailed } = mustBeOk(added, refusals);
    if (emailed > 0) onMailQueued();
    return venueAnswer(venue);
  });

  mount(calls.listFavouriteVenues, async ({ user }) => {
    const found = await store.listFavourites(user.userId);
    return found.map(venueAnswer);
  });

  mount(calls.saveFavouriteVenue, async ({ user, body }) => {
    const saved = await store.addFavourite(user.userId, venueColumns(body));
    return venueAnswer(mustBeOk(saved, refusals));
  });

  mount(calls.deleteFavouriteVenue, async ({ user, params }) => {
    mustBeOk(await store.deleteFavourite(user.userId, params.venueId), refusals);
    return { ok: true } as const;
  });
}

const refusals = {
  'no event': eventNotFound,
  'no venue': () => new Refusal(404, VENUE_NOT_FOUND),
  'home visit': () => new Refusal(400, HOME_VISIT_HAS_NO_VENUE),
  'too many': () => new Refusal(409, TOO_MANY_VENUES),
  'no room': () => new Refusal(409, NO_ROOM_FOR_TEXTS),
  'too many slots': () => new Refusal(409, VENUE_MAKES_TOO_MANY_SLOTS),
};
