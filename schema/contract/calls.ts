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

/** Typed as unknown, so that a row's own shape stands alone beside it: unknown & T is T. */
const none: z.ZodType = z.object({});

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

type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a client sends and gets; unknown where the row has no such part. Types only: they ship no zod. */
export type CallParams<Name extends CallName> = z.input<Calls[Name]['params']>;
export type CallQuery<Name extends CallName> = z.input<Calls[Name]['query']>;
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>;
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>;
