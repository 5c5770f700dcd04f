/**
 * Keeps what was worked out about single events until it would come out differently: when the event's version
 * has risen, when its business keeps another clock, and, on the event's own day, with every minute. Before
 * that day none of its times has begun, and after it all have.
 */
import type { ListedEvent } from './diary-store.ts';

/** When and where an event is looked at. */
export interface LookedAt {
  timezone: string;
  /** Raised with every change of the business's places, people and services. */
  catalogueVersion: number;
  /** YYYY-MM-DD there. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface EventMemory<Value> {
  get(event: Pick<ListedEvent, 'id' | 'version' | 'date'>, at: LookedAt): Value | null;
  keep(event: Pick<ListedEvent, 'id' | 'version' | 'date'>, at: LookedAt, value: Value): void;
}

/** Keeps values of at most that weight together; the one that was unused longest goes first. */
export function createEventMemory<Value>(
  weightMax: number,
  weightOf: (value: Value) => number,
): EventMemory<Value> {
  const kept = new Map<number, { moment: string; value: Value }>();
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
      kept.delete(event.id);
      kept.set(event.id, entry);
      return entry.value;
    },
    keep(event, at, value) {
      forget(event.id);
      kept.set(event.id, { moment: momentOf(event, at), value });
      weight += weightOf(value);
      for (const oldest of kept.keys()) {
        if (weight <= weightMax) break;
        forget(oldest);
      }
    },
  };
}

function momentOf(
  { version, date }: Pick<ListedEvent, 'version' | 'date'>,
  { timezone, catalogueVersion, today, now }: LookedAt,
): string {
  const time = date === today ? Math.floor(now / 60_000) : date < today ? 'over' : 'to come';
  return `${version} ${catalogueVersion} ${timezone} ${time}`;
}
