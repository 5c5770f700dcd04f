/**
 * What the people of the load were told. Without a response they can't know whether a request was carried out. The checks
 * compare it with the database and the mail server.
 */

/** How the names of days begin that have so few times that they are soon full. */
export const SHORT = 'Short';

/** When a process or a database was ended or kept from writing: by a clock that never jumps, milliseconds. */
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

/** An offer that an owner was told is made, and what was answered to it: once, by one person. */
export interface PromisedOffer {
  email: string;
  eventId: number;
  answer: null | {
    asked: 'taken' | 'declined';
    /** Whether the response said that it is done; null without a clear one. */
    isDone: boolean | null;
    /** Of the booking that it made. */
    reference: string | null;
  };
}

/** A booking that was asked for, perhaps several times under its key, and never clearly answered. */
export interface OpenAttempt {
  email: string;
  /** Sends the request again, with the same key. */
  again: () => Promise<'booked' | 'refused' | 'unclear'>;
}

export interface Ledger {
  /** By reference: bookings that were answered with a 201. */
  booked: Map<string, Promised>;
  /** By email: whose booking was refused, at each of its attempts that was answered. */
  refused: Set<string>;
  open: OpenAttempt[];
  /** References whose cancellation was answered with a 200. */
  cancelled: Set<string>;
  /** References of which somebody asked the cancellation, whatever the answer. */
  cancelAsked: Set<string>;
  /** By reference: the start that its customer was last told, milliseconds since 1970. */
  starts: Map<string, number>;
  /** By reference: starts that were asked for without a clear answer. */
  startsAsked: Map<string, Set<number>>;
  /** References of bookings that are being moved: nobody moves one twice at once. */
  moving: Set<string>;
  /** Moves that were answered well: of customers, and of owners. */
  moves: number;
  ownMoves: number;
  /** By email: the event for which somebody waits since it was full. */
  waiting: Map<string, number>;
  /** By id: offers that were acknowledged, and those of the job that their owner saw. */
  offers: Map<number, PromisedOffer>;
  /** Those of the job. */
  offersOfJob: number;
  /** By reference: the first name that the owner was last told is written. */
  names: Map<string, string>;
  /** By reference: names that were asked for without a clear answer. */
  namesAsked: Map<string, Set<string>>;
  /** By id: events that an owner was told exist, with the name that was last told. */
  events: Map<number, { name: string; businessId: number; namesAsked: Set<string> }>;
  deletedEvents: Set<number>;
  /** Ids of which somebody asked the deletion, whatever the answer. */
  deletionAsked: Set<number>;
  /** Changes of owners that were answered well: of bookings and of events. */
  changes: number;
  /** Answers with a 500, each as 'POST /path'. */
  errors: string[];
  /** How many answers of each status there were; 0 stands for none at all. */
  statuses: Map<number, number>;
  /** Ways to pay that were finished at the provider's page. */
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
