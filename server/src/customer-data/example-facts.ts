import { DATA_LINK_HOURS } from '@daybook/schema/figures/customer-data';
import { HOUR } from '@daybook/schema/figures/periods';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { exampleSender } from '../businesses/email-from-business.ts';
import {
  CUSTOMER_ERASED,
  CUSTOMER_KEPT,
  DATA_LINK,
  ERASURE_REQUESTED,
  ERASURE_DUE,
  type CustomerErasedFacts,
  type CustomerKeptFacts,
  type DataLinkFacts,
  type ErasureRequestedFacts,
} from './customer-data-facts.ts';
import { mayAskFrom, customerEmailNames } from './customer-data-responses.ts';

interface People {
  attendeeEmail: string;
  businessEmail: string;
}

type ExampleOf<Facts> = (now: number, people: People) => Facts;

const dataLink: ExampleOf<DataLinkFacts> = (now, people) => ({
  bookingId: 1,
  business: exampleSender(people.businessEmail),
  timezone: DEFAULT_TIMEZONE,
  firstName: 'Ada',
  email: people.attendeeEmail,
  expiresAt: now + DATA_LINK_HOURS * HOUR,
});

const asked: ExampleOf<ErasureRequestedFacts> = (now, people) => ({
  requestId: 1,
  askedAt: now,
  businessId: 1,
  business: exampleSender(people.businessEmail),
  customerName: 'Ada Lovelace',
  customerEmail: people.attendeeEmail,
  bookingCount: 3,
  erasureDeadline: erasureDeadline(now, DEFAULT_TIMEZONE),
});

const erased: ExampleOf<CustomerErasedFacts> = (_now, people) => ({
  business: exampleSender(people.businessEmail),
  hasFound: true,
  hasClosed: false,
});

const kept: ExampleOf<CustomerKeptFacts> = (now, people) => ({
  business: exampleSender(people.businessEmail),
  timezone: DEFAULT_TIMEZONE,
  firstName: 'Ada',
  reason: 'We have to keep our accounts for six years.',
  mayAskFrom: mayAskFrom(now),
});

const factsOf: readonly [kind: string, ExampleOf<unknown>][] = [
  [DATA_LINK, dataLink],
  [ERASURE_REQUESTED, asked],
  [ERASURE_DUE, asked],
  [CUSTOMER_ERASED, erased],
  [CUSTOMER_KEPT, kept],
];

/** By `emails.kind`, in the order of the list. */
export const customerExamples = factsOf.map(
  ([kind, facts]) => [kind, { name: customerEmailNames.get(kind) ?? kind, facts }] as const,
);
