/**
 * Records what the people of the load were told. Without a response they can't know whether a request was
 * carried out. The checks compare it with the database and the mail server.
 */

/** The prefix of the names of days that have so few times that they are soon full. */
export const SHORT = 'Short';

/** When a process or a database was ended or kept from writing: milliseconds of a monotonic clock. */
export interface Disruption {
  from: number;
  to: number;
}

export interface Promised {
  reference: string;
  email: string;
  eventId: number;
  cancelToken: string;
}

/** An offer that an owner was told was made, and the answer of the one person who got it. */
export interface PromisedOffer {
  email: string;
  eventId: number;
  answer: null | {
    asked: 'taken' | 'declined';
    /** True if a response said that it is done; null without a clear one. */
    isDone: boolean | null;
    /** The booking that was made from it. */
    reference: string | null;
  };
}

/** A booking that was requested, perhaps several times under its key, and never got a clear response. */
interface OpenAttempt {
  email: string;
  /** Sends the request again, with the same key. */
  again: () => Promise<'booked' | 'refused' | 'unclear'>;
}

export interface Ledger {
  /** By reference: bookings with a 201 response. */
  booked: Map<string, Promised>;
  /** Email addresses whose booking was refused at every attempt that got a response. */
  refused: Set<string>;
  open: OpenAttempt[];
  /** References with a 200 response to their cancellation. */
  cancelled: Set<string>;
  /** References whose cancellation was requested, whatever the response. */
  cancelAsked: Set<string>;
  /** By reference: the start that its customer was last told, milliseconds since 1970. */
  starts: Map<string, number>;
  startsAsked: Map<string, Set<number>>;
  /** References of bookings that are being moved, so that nobody moves one twice at once. */
  moving: Set<string>;
  /** Successful moves: by customers, and by owners. */
  moves: number;
  ownMoves: number;
  /** By email address: the full event for which somebody waits. */
  waiting: Map<string, number>;
  /** By id: acknowledged offers, and the job's offers that their owner saw. */
  offers: Map<number, PromisedOffer>;
  offersOfJob: number;
  /** By reference: the first name that the owner was last told. */
  names: Map<string, string>;
  /** By reference: names that were requested without a clear response. */
  namesAsked: Map<string, Set<string>>;
  /** By id: events that an owner was told exist, with the latest name. */
  events: Map<number, { name: string; businessId: number; namesAsked: Set<string> }>;
  deletedEvents: Set<number>;
  /** Ids whose deletion was requested, whatever the response. */
  deletionAsked: Set<number>;
  changes: number;
  /** Requests with a 500 response, as 'POST /path'. */
  errors: string[];
  /** The number of responses by status; 0 for none at all. */
  statuses: Map<number, number>;
  paid: number;
}

export function newLedger(): Ledger {
  return {
    booked: new Map(),
    refused: new Set(),
    open: [],
    cancelled: new Set(),
    cancelAsked: new Set(),
    starts: new Map(),
    startsAsked: new Map(),
    moving: new Set(),
    moves: 0,
    ownMoves: 0,
    waiting: new Map(),
    offers: new Map(),
    offersOfJob: 0,
    names: new Map(),
    namesAsked: new Map(),
    events: new Map(),
    deletedEvents: new Set(),
    deletionAsked: new Set(),
    changes: 0,
    errors: [],
    statuses: new Map(),
    paid: 0,
  };
}
