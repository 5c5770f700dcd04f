/** What the examples of the letters about a customer's own data tell. */
import { DATA_LINK_HOURS } from '@daybook/schema/figures/periods';
import { answerBy } from '@daybook/schema/rules/answer-by';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { mayAskFrom } from './answers.ts';
import {
  CUSTOMER_FORGOTTEN,
  CUSTOMER_KEPT,
  DATA_LINK,
  FORGET_ASKED,
  FORGET_DUE,
  type CustomerForgottenFacts,
  type CustomerKeptFacts,
  type DataLinkFacts,
  type ForgetAskedFacts,
} from './customer-data-facts.ts';
import { customerLetterNames } from './letter-names.ts';

const HOUR = 3_600_000;

interface People {
  attendeeEmail: string;
  businessEmail: string;
}

type ExampleOf<Facts> = (now: number, people: People) => Facts;

const businessOf = ({ businessEmail }: People) => ({ name: 'Example Salon', email: businessEmail });

const dataLink: ExampleOf<DataLinkFacts> = (now, people) => ({
  bookingId: 1,
  business: businessOf(people),
  timezone: DEFAULT_TIMEZONE,
  firstName: 'Ada',
  email: people.attendeeEmail,
  expiresAt: now + DATA_LINK_HOURS * HOUR,
});

const asked: ExampleOf<ForgetAskedFacts> = (now, people) => ({
  requestId: 1,
  askedAt: now,
  businessId: 1,
  business: businessOf(people),
  customerName: 'Ada Lovelace',
  customerEmail: people.attendeeEmail,
  bookingCount: 3,
  answerBy: answerBy(now, DEFAULT_TIMEZONE),
});

const forgotten: ExampleOf<CustomerForgottenFacts> = (_now, people) => ({
  business: businessOf(people),
  hasFound: true,
  hasClosed: false,
});

const kept: ExampleOf<CustomerKeptFacts> = (now, people) => ({
  business: businessOf(people),
  timezone: DEFAULT_TIMEZONE,
  firstName: 'Ada',
  reason: 'We have to keep our accounts for six years.',
  mayAskFrom: mayAskFrom(now),
});

const factsOf: readonly [kind: string, ExampleOf<unknown>][] = [
  [DATA_LINK, dataLink],
  [FORGET_ASKED, asked],
  [FORGET_DUE, asked],
  [CUSTOMER_FORGOTTEN, forgotten],
  [CUSTOMER_KEPT, kept],
];

/** By `emails.kind`, in the order in which they are listed. */
export const customerExamples = factsOf.map(
  ([kind, facts]) => [kind, { name: customerLetterNames.get(kind) ?? kind, facts }] as const,
);
