/** The public calls as the diary makes them, across origins, without cookies and without a preflight to read. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { buildPath } from '@daybook/schema/rules/path';
import { IDEMPOTENCY_HEADER, routes } from '@daybook/schema/words/routes';
import { BOOKING_FAILED, DIARY_LOAD_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import { holds, isList, isRecord } from './shape.ts';

/** Longer than this a call counts as lost. */
const PATIENCE_MILLISECONDS = 20_000;

/** What went wrong. The message is the text to show. */
export class CallFailed extends Error {
  constructor(
    text: string,
    /** The HTTP status, 0 when no answer came. */
    readonly status: number,
    /** Texts by the field they blame. */
    readonly fields: Record<string, string> = {},
    /** Fresh slots, in the answer to a booking that came too late. */
    readonly slots: Slot[] | null = null,
  ) {
    super(text);
  }
}

/** Each call rejects with CallFailed, also when `signal` aborts it. */
export interface Api {
  getDiary(slug: string, signal: AbortSignal): Promise<Diary>;
  listTimeSlots(of: Omit<EventSlots, 'slots'>, signal: AbortSignal): Promise<Slot[]>;
  /** `body` is a booking request as JSON. The same key and body may be sent again without booking twice. */
  bookSlot(slotId: string, body: string, key: string, signal: AbortSignal): Promise<BookedAnswer>;
}

const isDiary = holds<Diary>('business', 'events', 'dates');
const isSlots = isList<Slot>;
const isBooked = holds<BookedAnswer>('booking_reference', 'booking');

export function apiAt(origin: string): Api {
  return {
    getDiary: (slug, signal) =>
      call(origin + buildPath(routes.getDiary.path, { slug }), { signal }, isDiary, DIARY_LOAD_FAILED),
    listTimeSlots({ event_id, venue_id, service_id }, signal) {
      const path = buildPath(routes.listTimeSlots.path, { eventId: event_id }, { venue_id, service_id });
      return call(origin + path, { signal }, isSlots, DIARY_LOAD_FAILED);
    },
    bookSlot(slotId, body, key, signal) {
      const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key };
      const path = buildPath(routes.bookSlot.path, { slotId });
      return call(origin + path, { method: 'POST', headers, body, signal }, isBooked, BOOKING_FAILED);
    },
  };
}

async function call<Answer>(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  isAnswer: (body: unknown) => body is Answer,
  fallback: string,
): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MILLISECONDS);
  const giveUp = () => patience.abort();
  init.signal.addEventListener('abort', giveUp);
  if (init.signal.aborted) giveUp();
  try {
    const answer = await fetch(address, { ...init, credentials: 'omit', signal: patience.signal });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok && isAnswer(body)) return body;
    throw failureOf(answer.status, body, fallback);
  } catch (error) {
    throw error instanceof CallFailed ? error : new CallFailed(NETWORK_ERROR, 0);
  } finally {
    clearTimeout(timer);
    init.signal.removeEventListener('abort', giveUp);
  }
}

/** From the field error, message or detail, else the fallback (specification 1, section 8). */
export function failureOf(status: number, body: unknown, fallback: string): CallFailed {
  const told = isRecord(body) ? body : {};
  const texts = [told.error, told.message, told.detail].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries(isRecord(told.fields) ? told.fields : {})) {
    if (typeof text === 'string') fields[name] = text;
  }
  return new CallFailed(
    String(texts[0] ?? fallback),
    status,
    fields,
    isSlots(told.slots) ? told.slots : null,
  );
}
