import type { OfferSeen } from '@daybook/schema/contract/waiting-list';
import { MINUTE } from '@daybook/schema/figures/periods';
import { OFFER_LINK_INVALID } from '@daybook/schema/words/waiting-list-texts';
import { CallError } from '../api/call-error.ts';
import { LINK_CHANGE_FAILED } from './email-link-texts.ts';
import { linkState, type Link, type Unopened } from './use-link.ts';

export interface OfferAddress {
  customer_address?: string;
  customer_postcode?: string;
}

export type OfferStep = { is: 'decline' } | { is: 'take'; offer: OfferSeen; address: OfferAddress };

export type OfferPageState =
  | Unopened
  | {
      kind: 'open';
      offer: OfferSeen;
      working: OfferStep['is'] | null;
      problem: string | null;
      fields: Record<string, string>;
    }
  /** `isNew`: taken just now on this page. `isMove`: an existing booking was moved. */
  | { kind: 'taken'; offer: OfferSeen; isNew: boolean; isMove: boolean }
  | { kind: 'declined' | 'gone' | 'over'; offer: OfferSeen };

export function offerPageState(known: Link<OfferSeen, OfferStep>): OfferPageState {
  const link = linkState(known, { invalid: OFFER_LINK_INVALID, changeFailed: LINK_CHANGE_FAILED });
  if (link.kind !== 'open') return link;
  const { seen: offer, isWorking, problem } = link;
  const { given: step, isDone, error } = known.change;
  switch (offer.state) {
    case 'taken': {
      const taken = step?.is === 'take' ? step.offer : null;
      return {
        kind: 'taken',
        offer,
        isNew: isDone && taken !== null,
        isMove: taken !== null && taken.moves !== null,
      };
    }
    case 'declined':
    case 'gone':
    case 'over':
      return { kind: offer.state, offer };
    case 'held':
    case 'free': {
      const fields = error instanceof CallError ? error.fields : {};
      return { kind: 'open', offer, working: isWorking && step ? step.is : null, problem, fields };
    }
  }
}

/** Returns the whole minutes from `now` until `heldUntil` (ISO 8601); null once that has passed. */
export function minutesUntil(heldUntil: string, now: number): number | null {
  const left = Date.parse(heldUntil) - now;
  return left > 0 ? Math.floor(left / MINUTE) : null;
}
