/** Makes the emails about a customer's own data from rows of the outbox. */
import type { Clock } from '../runtime/clock.ts';
import { parseFacts } from '../emails/parse-facts.ts';
import type { MakeEmail } from '../emails/worker.ts';
import {
  CUSTOMER_ERASED,
  CUSTOMER_KEPT,
  customerErasedFacts,
  customerKeptFacts,
  DATA_LINK,
  dataLinkFacts,
  ERASURE_REQUESTED,
  ERASURE_DUE,
  erasureRequestedFacts,
  type DataLinkFacts,
  type ErasureRequestedFacts,
} from './customer-data-facts.ts';
import {
  customerErasedEmail,
  customerKeptEmail,
  dataLinkEmail,
  erasureRequestedEmail,
  eraseDueEmail,
  type CustomerEmailContext,
} from './customer-data-email.ts';

export interface CustomerEmailParts extends CustomerEmailContext {
  /** Resolves to whether the link would still work. */
  isLinkWanted: (facts: DataLinkFacts, now: number) => Promise<boolean>;
  /** Resolves to whether the business still has to answer that request. */
  isAnswerWanted: (facts: ErasureRequestedFacts) => Promise<boolean>;
  clock: Clock;
}

/** Returns the makers by `emails.kind`. */
export function createCustomerEmailMakers(parts: CustomerEmailParts): [kind: string, MakeEmail][] {
  return [
    [
      DATA_LINK,
      async ({ payload }) => {
        const facts = parseFacts(dataLinkFacts, payload);
        return (await parts.isLinkWanted(facts, parts.clock())) ? dataLinkEmail(facts, parts) : null;
      },
    ],
    [
      ERASURE_REQUESTED,
      async ({ payload }) => {
        const facts = parseFacts(erasureRequestedFacts, payload);
        return (await parts.isAnswerWanted(facts)) ? erasureRequestedEmail(facts, parts) : null;
      },
    ],
    [
      ERASURE_DUE,
      async ({ payload }) => {
        const facts = parseFacts(erasureRequestedFacts, payload);
        return (await parts.isAnswerWanted(facts)) ? eraseDueEmail(facts, parts) : null;
      },
    ],
    [
      CUSTOMER_ERASED,
      async ({ payload }) => customerErasedEmail(parseFacts(customerErasedFacts, payload), parts),
    ],
    [CUSTOMER_KEPT, async ({ payload }) => customerKeptEmail(parseFacts(customerKeptFacts, payload), parts)],
  ];
}
