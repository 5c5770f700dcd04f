import type { PublicEvent } from '@daybook/schema/contract/event';
import { DIARY_CHARACTERS_MAX, DIARY_EVENTS_MAX } from '@daybook/schema/figures/bounds';
import { jsonInHtml } from '../http/json-in-html.ts';
import type { CountedEvent } from './count-events.ts';
import type { EventPlace } from './diary-store.ts';
import { publicEventAnswer } from './diary.ts';

/** Collects the events of one answer, as many as its limits allow; at least one, however long it is. */
export class CarriedEvents {
  readonly events: PublicEvent[] = [];
  /** The last one that was taken. */
  last: EventPlace | null = null;
  /** The first one for which there was no room; none is taken after it. */
  rest: EventPlace | null = null;
  private left = DIARY_CHARACTERS_MAX;

  take(counted: CountedEvent): void {
    if (this.rest) return;
    const answer = publicEventAnswer(counted, counted.availability);
    // On the hosted page an event is longest.
    this.left -= jsonInHtml(answer).length;
    const isFull = this.left < 0 || this.events.length === DIARY_EVENTS_MAX;
    if (isFull && this.events.length > 0) this.rest = counted.event;
    else {
      this.events.push(answer);
      this.last = counted.event;
    }
  }
}
