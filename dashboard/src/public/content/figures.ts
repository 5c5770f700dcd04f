import type { SiteFacts } from '@daybook/schema/contract/site-page';
import * as bookings from '@daybook/schema/figures/bookings';
import * as bounds from '@daybook/schema/figures/bounds';
import * as customerData from '@daybook/schema/figures/customer-data';
import * as periods from '@daybook/schema/figures/periods';
import {
  LIABILITY_PENCE,
  SETUP_FEE_PENCE,
  SUBSCRIPTION_MONTH_PENCE,
  SUBSCRIPTION_YEAR_PENCE,
} from '@daybook/schema/figures/prices';
import * as slots from '@daybook/schema/figures/slots';
import * as waitingList from '@daybook/schema/figures/waiting-list';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf, priceText, shortPriceText, sumText } from '@daybook/schema/rules/money';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { REPLY_AIM } from '@daybook/schema/words/contact-texts';
import { COMPLAINT_ADDRESS, SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { TIMEZONES } from '@daybook/schema/words/timezones';

/** The texts that replace `{name}` in the content. */
export type Figures = Readonly<Record<string, string>>;

const pounds = (pence: number) => priceText(poundsOf(pence));

/** Returns every bound and period by its own name, and what this Daybook's settings say. */
export function figuresOf({ origin, pricing, freeTrialHours, supportEmail, operator }: SiteFacts): Figures {
  return {
    ...numbersIn({ ...bookings, ...bounds, ...customerData, ...periods, ...slots, ...waitingList }),
    product: PRODUCT_NAME,
    COMPLAINT_ADDRESS,
    SEND_DATA_LINK,
    YOUR_DATA,
    IMPORTED_EMAILED,
    FREE_TRIAL_CODE,
    REPLY_AIM,
    price: shortPriceText(fullPrice(pricing)),
    setupFee: pounds(SETUP_FEE_PENCE),
    monthPrice: pounds(SUBSCRIPTION_MONTH_PENCE),
    yearPrice: pounds(SUBSCRIPTION_YEAR_PENCE),
    liability: pounds(LIABILITY_PENCE),
    highestPrice: sumText(poundsOf(bounds.PRICE_MAX_PENCE)),
    longestServiceHours: String(slots.SERVICE_MINUTES_MAX / 60),
    offersQuietFrom: clockTimeOf(60 * waitingList.OFFERS_QUIET_FROM),
    offersQuietUntil: clockTimeOf(60 * waitingList.OFFERS_QUIET_UNTIL),
    SESSION_DAYS: String(periods.SESSION_MILLISECONDS / periods.DAY),
    LONGEST_DAYS: String(periods.SESSION_LONGEST_MILLISECONDS / periods.DAY),
    timezones: String(TIMEZONES.length),
    freeTrialHours: String(freeTrialHours),
    supportEmail,
    origin,
    operatorName: operator.name ?? '',
    hostingProvider: operator.hostingProvider ?? 'Our hosting provider',
    emailProvider: operator.emailProvider ?? 'Our email provider',
    mailboxDays: String(operator.mailboxDays),
  };
}

function numbersIn(figures: object): Figures {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

type Conditions = Readonly<Record<string, boolean>>;

const conditionsOf = ({ pricing, freeTrialHours, operator, origin }: SiteFacts): Conditions => ({
  setup_fee: pricing === 'setup_fee',
  subscription: pricing === 'subscription',
  trial: freeTrialHours !== null,
  no_trial: freeTrialHours === null,
  named: operator.name !== null,
  mailbox: operator.mailboxDays !== null,
  no_mailbox: operator.mailboxDays === null,
  // Without https, as on a developer's computer, nothing is encrypted.
  https: origin.startsWith('https:'),
  no_https: !origin.startsWith('https:'),
});

/** Keeps the text of `{condition? text}` where the condition holds. The text may contain figures. */
export function applicable(content: string, facts: SiteFacts): string {
  const conditions = conditionsOf(facts);
  return content.replace(/\{(\w+)\?\s((?:[^{}]|\{[^{}]*\})*)\}/g, (_, condition: string, text: string) =>
    named(condition, conditions) ? text : '',
  );
}

/** Replaces `{name}`. */
export const filled = (text: string, figures: Figures): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => named(name, figures));

function named<Value>(name: string, values: Readonly<Record<string, Value>>): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`the content names {${name}}, which nobody gives`);
  return value;
}
