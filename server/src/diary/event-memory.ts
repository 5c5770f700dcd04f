/**
 * Caches results about single events until they may change: when its business's version rises, when the
 * business's time zone changes, and at the instant that is stored with
 * the result, when a time begins, closes or opens.
 */
import { createWeighedCache } from '../runtime/weighed-cache.ts';
import type { RulingBusiness } from './booking-rules.ts';
import type { ListedEvent } from './diary-store.ts';

/** The business and the time for which an event is read. */
export interface LookedAt {
  business: RulingBusiness;
  /** YYYY-MM-DD in the business's time zone. */
  today: string;
  now: number;
}

type Versioned = Pick<ListedEvent, 'id' | 'version'>;

interface Kept<Value> {
  moment: string;
  /** The clock may be set back. */
  from: number;
  until: number;
  value: Value;
}

interface EventMemory<Value> {
  get(event: Versioned, at: LookedAt): Value | null;
  /** Caches the value until `changesAt`, in milliseconds since 1970. */
  keep(event: Versioned, at: LookedAt, value: Value, changesAt: number): void;
}

/** Caches values up to that total weight. */
export function createEventMemory<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): EventMemory<Value> {
  const kept = createWeighedCache<number, Kept<Value>>(weightMax, ({ value }) => weightOf(value));
  return {
    get(event, at) {
      const entry = kept.get(event.id);
      if (entry?.moment !== momentOf(event, at)) return null;
      return at.now >= entry.from && at.now < entry.until ? entry.value : null;
    },
    keep(event, at, value, until) {
      kept.set(event.id, { moment: momentOf(event, at), from: at.now, until, value });
    },
  };
}

function momentOf(_event: Versioned, { business: { diaryVersion, timezone } }: LookedAt): string {
  return `${diaryVersion} ${timezone}`;
}
