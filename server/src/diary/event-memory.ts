/**
 * Keeps what was worked out about single events until it would come out differently: when the event's version or its
 * business's `catalogue_version` has risen, when the business keeps another clock, and at the instant that is kept with it,
 * when a time begins, closes or opens.
 */
import type { RulingBusiness } from './booking-rules.ts';
import type { ListedEvent } from './diary-store.ts';

/** When and where an event is looked at. */
export interface LookedAt {
  business: RulingBusiness;
  /** YYYY-MM-DD there. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
}

type Versioned = Pick<ListedEvent, 'id' | 'version'>;

interface Kept<Value> {
  moment: string;
  /** The clock may be put back. */
  from: number;
  until: number;
  value: Value;
}

interface EventMemory<Value> {
  get(event: Versioned, at: LookedAt): Value | null;
  /** Until `changesAt`, in milliseconds since 1970. */
  keep(event: Versioned, at: LookedAt, value: Value, changesAt: number): void;
}

/** Keeps values of at most that weight together; the one that was unused longest goes first. */
export function createEventMemory<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): EventMemory<Value> {
  const kept = new Map<number, Kept<Value>>();
  let weight = 0;

  function forget(id: number): void {
    const entry = kept.get(id);
    if (!entry) return;
    kept.delete(id);
    weight -= weightOf(entry.value);
  }

  return {
    get(event, at) {
      const entry = kept.get(event.id);
      if (entry?.moment !== momentOf(event, at)) return null;
      if (at.now < entry.from || at.now >= entry.until) return null;
      kept.delete(event.id);
      kept.set(event.id, entry);
      return entry.value;
    },
    keep(event, at, value, until) {
      forget(event.id);
      kept.set(event.id, { moment: momentOf(event, at), from: at.now, until, value });
      weight += weightOf(value);
      for (const oldest of kept.keys()) {
        if (weight <= weightMax) break;
        forget(oldest);
      }
    },
  };
}

function momentOf({ version }: Versioned, { business: { catalogueVersion, timezone } }: LookedAt): string {
  return `${version} ${catalogueVersion} ${timezone}`;
}
