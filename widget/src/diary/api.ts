/** The public calls as the diary makes them, across origins, without cookies and without a preflight to read. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { buildPath } from '@daybook/schema/rules/path';
import { bookRoute, diaryRoute, IDEMPOTENCY_HEADER, timeSlotsRoute } from '@daybook/schema/words/routes';
import { BOOKING_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import type { SlotsOf } from './state.ts';

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

/**
 * Just enough looking at JSON to trust its type. Our own server makes these answers from the schemas that
 * the types come from, so what is asked here is only whether it was our server that spoke.
 */
export const holds =
  <Shape>(name: keyof Shape & string) =>
  (value: unknown): value is Shape =>
    isRecord(value) && name in value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDiary = holds<Diary>('business');
const isSlots = holds<Slot[]>('length');
const isBooked = holds<BookedAnswer>('booking');

/* Each call rejects with CallFailed, also when `signal` aborts it. `origin` is Daybook's. */

export const getDiary = (origin: string, slug: string, signal: AbortSignal) =>
  call(origin + buildPath(diaryRoute.path, { slug }), { signal }, isDiary);

export const listTimeSlots = (origin: string, { event_id, ...query }: SlotsOf, signal: AbortSignal) =>
  call(origin + buildPath(timeSlotsRoute.path, { eventId: event_id }, query), { signal }, isSlots);

/** `body` is a booking request as JSON. The same key and body may be sent again without booking twice. */
export const bookSlot = (origin: string, slotId: string, body: string, key: string, signal: AbortSignal) =>
  call(
    origin + buildPath(bookRoute.path, { slotId }),
    {
      method: bookRoute.method,
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body,
      signal,
    },
    isBooked,
  );

async function call<Answer>(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  isAnswer: (body: unknown) => body is Answer,
): Promise<Answer> {
  // A browser without AbortSignal.any waits as long as its network does.
  const signal = AbortSignal.any?.([init.signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]) ?? init.signal;
  let answer: Response;
  try {
    answer = await fetch(address, { ...init, signal, credentials: 'omit' });
  } catch {
    throw new CallFailed(NETWORK_ERROR, 0);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && isAnswer(body)) return body;
  throw failureOf(answer.status, body);
}

/** From the field error, message or detail, else the fallback (specification 1, section 8). */
export function failureOf(status: number, body: unknown): CallFailed {
  const { error, message, detail, fields, slots } = isRecord(body) ? body : {};
  const text = [error, message, detail].find((text) => text && typeof text === 'string');
  return new CallFailed(
    typeof text === 'string' ? text : BOOKING_FAILED,
    status,
    isTexts(fields) ? fields : {},
    isSlots(slots) ? slots : null,
  );
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
