import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { OFFER_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { CallError, textOf } from '../api/call-error.ts';
import { linkState, type Unopened } from './link-state.ts';
import { OFFER_CHANGE_FAILED } from './offer-texts.ts';

export type OfferStep = 'take' | 'decline';

export interface OfferAddress {
  customer_address?: string;
  customer_postcode?: string;
}

export type OfferPageState =
  | Unopened
  | {
      kind: 'open';
      offer: OfferSeen;
      working: OfferStep | null;
      problem: string | null;
      fields: Record<string, string>;
    }
  /** `isNew`: taken just now on this page. `isMove`: an existing booking was moved. */
  | { kind: 'taken'; offer: OfferSeen; isNew: boolean; isMove: boolean }
  | { kind: 'declined' | 'gone' | 'over'; offer: OfferSeen };

export interface Known {
  /** The token in the address; null or empty when missing. */
  token: string | null;
  offer: OfferSeen | undefined;
  loadError: Error | null;
  step: {
    name: OfferStep | undefined;
    isMove: boolean;
    isWorking: boolean;
    isDone: boolean;
    error: Error | null;
  };
}

export function offerPageState({ token, offer: seen, loadError, step }: Known): OfferPageState {
  const link = linkState({ token, seen, loadError, changeError: step.error, invalid: OFFER_LINK_INVALID });
  if (link.kind !== 'open') return link;
  const offer = link.seen;
  switch (offer.state) {
    case 'taken':
      return { kind: 'taken', offer, isNew: step.isDone && step.name === 'take', isMove: step.isMove };
    case 'declined':
    case 'gone':
    case 'over':
      return { kind: offer.state, offer };
    case 'held':
    case 'free': {
      const { error } = step;
      const fields = error instanceof CallError ? error.fields : {};
      const problem = error ? textOf(error, OFFER_CHANGE_FAILED) : null;
      return { kind: 'open', offer, working: step.isWorking ? (step.name ?? null) : null, problem, fields };
    }
  }
}

/** Returns the whole minutes from `now` until `heldUntil` (ISO 8601); null once that has passed. */
export function minutesUntil(heldUntil: string, now: number): number | null {
  const left = Date.parse(heldUntil) - now;
  return left > 0 ? Math.floor(left / 60_000) : null;
}
