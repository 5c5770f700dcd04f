/**
 * One row a call: where it lives (words/routes.ts) with what it takes and answers.
 * The server mounts a route for each row and validates with it; the clients' types come from it.
 */
import { z } from 'zod';
import { routes, type RouteName } from '../words/routes.ts';
import { bookedAnswer, bookingRequest } from './booking.ts';
import { cancelDetails, cancelRequest, cancelToken } from './cancel.ts';
import { diary } from './diary.ts';
import { idInPath, slugField } from './fields.ts';
import { service } from './service.ts';
import { slot } from './slot.ts';
import { venue } from './venue.ts';

interface Shapes {
  params: z.ZodType;
  query: z.ZodType;
  body: z.ZodType;
  answer: z.ZodType;
}

const none = z.object({});

function call<Name extends RouteName, Given extends Partial<Shapes>>(name: Name, shapes: Given) {
  return { ...routes[name], name, params: none, query: none, body: none, answer: none, ...shapes };
}

const eventInPath = z.object({ eventId: idInPath });
const tokenInQuery = z.object({ token: cancelToken });

export const calls = {
  getDiary: call('getDiary', { params: z.object({ slug: slugField }), answer: diary }),
  listVenues: call('listVenues', { params: eventInPath, answer: z.array(venue) }),
  listServices: call('listServices', { params: eventInPath, answer: z.array(service) }),
  listTimeSlots: call('listTimeSlots', {
    params: eventInPath,
    query: z.object({ venue_id: idInPath.optional(), service_id: idInPath.optional() }),
    answer: z.array(slot),
  }),
  bookSlot: call('bookSlot', {
    params: z.object({ slotId: z.string().max(60) }),
    body: bookingRequest,
    answer: bookedAnswer,
  }),
  getCancelDetails: call('getCancelDetails', { query: tokenInQuery, answer: cancelDetails }),
  cancelByToken: call('cancelByToken', { body: cancelRequest, answer: cancelDetails }),
  /** Answers text/calendar, not JSON. */
  getInvite: call('getInvite', { query: tokenInQuery, answer: z.string() }),
  checkHealth: call('checkHealth', { answer: z.object({ ok: z.literal(true) }) }),
} satisfies Record<RouteName, unknown>;
