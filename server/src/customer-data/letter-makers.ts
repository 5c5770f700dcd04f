/** Makes the letters about a customer's own data of rows of the outbox. */
import type { Clock } from '../clock.ts';
import { parseFacts } from '../mail/parse-facts.ts';
import type { MakeLetter } from '../mail/worker.ts';
import {
  CUSTOMER_FORGOTTEN,
  CUSTOMER_KEPT,
  customerForgottenFacts,
  customerKeptFacts,
  DATA_LINK,
  dataLinkFacts,
  FORGET_ASKED,
  FORGET_DUE,
  forgetAskedFacts,
  type DataLinkFacts,
  type ForgetAskedFacts,
} from './customer-data-facts.ts';
import {
  customerForgottenLetter,
  customerKeptLetter,
  dataLinkLetter,
  forgetAskedLetter,
  forgetDueLetter,
  type CustomerLetterContext,
} from './letter.ts';

export interface CustomerLetterParts extends CustomerLetterContext {
  /** Whether the link would lead anywhere. */
  isLinkWanted: (facts: DataLinkFacts, now: number) => Promise<boolean>;
  /** Whether the business has not answered that wish yet. */
  isAnswerWanted: (facts: ForgetAskedFacts) => Promise<boolean>;
  clock: Clock;
}

/** By `emails.kind`. */
export function createCustomerLetterMakers(parts: CustomerLetterParts): [kind: string, MakeLetter][] {
  return [
    [
      DATA_LINK,
      async ({ payload }) => {
        const facts = parseFacts(dataLinkFacts, payload);
        return (await parts.isLinkWanted(facts, parts.clock())) ? dataLinkLetter(facts, parts) : null;
      },
    ],
    [
      FORGET_ASKED,
      async ({ payload }) => {
        const facts = parseFacts(forgetAskedFacts, payload);
        return (await parts.isAnswerWanted(facts)) ? forgetAskedLetter(facts, parts) : null;
      },
    ],
    [
      FORGET_DUE,
      async ({ payload }) => {
        const facts = parseFacts(forgetAskedFacts, payload);
        return (await parts.isAnswerWanted(facts)) ? forgetDueLetter(facts, parts) : null;
      },
    ],
    [
      CUSTOMER_FORGOTTEN,
      async ({ payload }) => customerForgottenLetter(parseFacts(customerForgottenFacts, payload), parts),
    ],
    [CUSTOMER_KEPT, async ({ payload }) => customerKeptLetter(parseFacts(customerKeptFacts, payload), parts)],
  ];
}
