/** The diary's public calls: across origins, without cookies, and without a preflight for reading. */

import type { Diary } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { buildPath, type Query } from '@daybook/schema/rules/path';
import { diaryMonthPath, diaryPath, timeSlotsPath } from '@daybook/schema/words/routes';
import type { SlotsOf } from './diary-state.ts';

/** A call without a response after this long counts as failed. */
export const PATIENCE_MILLISECONDS = 20_000;

/** A call without a response, or with an unexpected one. */
export class CallFailed extends Error {
  constructor(
    readonly status: JsonResponse['status'],
    readonly body: JsonResponse['body'] = null,
  ) {
    super();
  }
}

/**
 * Checks just enough of the JSON to trust its type. Our own server makes these responses from the schemas
 * behind the types, so the only question is whether our server responded.
 */
export const holds =
  <Shape>(name: keyof Shape & string) =>
  (value: unknown): value is Shape =>
    isRecord(value) && name in value;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDiary = holds<Diary>('business');
export const isSlots = holds<Slot[]>('length');

export interface DiaryCalls {
  diary: string;
  month: string;
  slots: string;
  query: Query;
}

export const PUBLIC_CALLS: DiaryCalls = {
  diary: diaryPath,
  month: diaryMonthPath,
  slots: timeSlotsPath,
  query: {},
};

export interface Where {
  slug: string;
  origin: string;
  calls: DiaryCalls;
  /** Responses that are on the way already, by their addresses. Each is taken once. */
  responses?: Responses | undefined;
}

export interface JsonResponse {
  ok: boolean;
  /** The HTTP status; null when there was no response. */
  status: number | null;
  /** The JSON; null if it isn't JSON. */
  body: unknown;
}

const NO_RESPONSE: JsonResponse = { ok: false, status: null, body: null };

export type Responses = Map<string, Promise<JsonResponse>>;

/* Each call rejects with CallFailed, also when `signal` aborts it. */

/** `asked` is what the diary should open on. */
export function getDiary({ origin, slug, calls, responses }: Where, asked: DiaryChoice, signal: AbortSignal) {
  const query = { event: asked.eventId, date: asked.date, ...wantedQuery(asked), ...calls.query };
  const address = origin + buildPath(calls.diary, { slug }, query);
  const response = responses?.get(address);
  responses?.delete(address);
  return call(address, { signal }, isDiary, response);
}

/** Returns the service, and perhaps the person, that a diary is asked for. */
export const wantedQuery = ({
  catalogueId,
  personId,
}: Pick<DiaryChoice, 'catalogueId' | 'personId'>): Query =>
  Number(catalogueId) ? { service: catalogueId, with: personId } : {};

export const listTimeSlots = (
  { origin, calls }: Where,
  { event_id, ...query }: SlotsOf,
  signal: AbortSignal,
) =>
  call(
    origin + buildPath(calls.slots, { eventId: event_id }, { ...query, ...calls.query }),
    { signal },
    isSlots,
  );

/** Rejects with CallFailed unless our server responds with what `isAnswer` expects. `sent` is a call under way. */
export async function call<Answer>(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  isAnswer: (body: unknown) => body is Answer,
  sent?: Promise<JsonResponse>,
): Promise<Answer> {
  const { ok, status, body } = await (sent ?? send(address, init)).catch(() => NO_RESPONSE);
  if (ok && isAnswer(body)) return body;
  throw new CallFailed(status, body);
}

async function send(address: string, init: RequestInit & { signal: AbortSignal }): Promise<JsonResponse> {
  // Without AbortSignal.any, a browser waits as long as its network does.
  const signal = AbortSignal.any?.([init.signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]) ?? init.signal;
  const response = await fetch(address, { ...init, signal, credentials: 'omit' });
  const body: unknown = await response.json().catch(() => null);
  return { ok: response.ok, status: response.status, body };
}
