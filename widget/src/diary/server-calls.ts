/** The public calls as the diary makes them, across origins, without cookies and without a preflight to read. */
import type { Diary } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { buildPath, type Query } from '@daybook/schema/rules/path';
import { diaryMonthRoute, diaryRoute, timeSlotsRoute } from '@daybook/schema/words/routes';
import type { SlotsOf } from './diary-state.ts';

/** After this long a call counts as lost. */
export const PATIENCE_MILLISECONDS = 20_000;

/** A call got no answer, or not the one that it asked for. */
export class CallFailed extends Error {
  constructor(
    /** The HTTP status; null when no answer came. */
    readonly status: number | null,
    /** What the answer's JSON said, if it was JSON. */
    readonly body: unknown = null,
  ) {
    super();
  }
}

/**
 * Checks just enough of the JSON to trust its type. Our own server makes these answers from the schemas that
 * the types come from, so the only question is whether our server answered.
 */
export const holds =
  <Shape>(name: keyof Shape & string) =>
  (value: unknown): value is Shape =>
    isRecord(value) && name in value;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDiary = holds<Diary>('business');
export const isSlots = holds<Slot[]>('length');

/** Where a diary is read from. */
export interface DiaryCalls {
  diary: string;
  month: string;
  slots: string;
  /** Goes with each of them. */
  query: Query;
}

export const PUBLIC_CALLS: DiaryCalls = {
  diary: diaryRoute.path,
  month: diaryMonthRoute.path,
  slots: timeSlotsRoute.path,
  query: {},
};

/** Whose diary it is, and where Daybook is. */
export interface Where {
  slug: string;
  /** Daybook's origin. */
  origin: string;
  calls: DiaryCalls;
}

/* Each call rejects with CallFailed, also when `signal` aborts it. */

/** `asked` is what the diary should open on, wherever that is. */
export const getDiary = (
  { origin, slug, calls }: Where,
  { eventId, date }: Pick<DiaryChoice, 'eventId' | 'date'>,
  signal: AbortSignal,
) =>
  call(
    origin + buildPath(calls.diary, { slug }, { event: eventId, date, ...calls.query }),
    { signal },
    isDiary,
  );

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

/** Rejects with CallFailed unless our server answers with what `isAnswer` expects. */
export async function call<Answer>(
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
    throw new CallFailed(null);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && isAnswer(body)) return body;
  throw new CallFailed(answer.status, body);
}
