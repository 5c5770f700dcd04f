import type { AuditEntry } from '@daybook/schema/contract/admin/audit';
import { sumText } from '@daybook/schema/rules/money';
import { numberText } from '@daybook/schema/words/counted';
import {
  COLUMNS,
  DESCRIPTION,
  DISCOUNT_TYPE,
  DISCOUNT_TYPES,
  MAX_USES,
  TRIAL_LENGTH,
} from '../coupons/coupon-texts.ts';
import { inWords } from '../in-words.ts';
import { CONSENTED_ON } from '../testimonials/testimonials-texts.ts';
import { longMomentOf } from '../uk-time.ts';
import * as texts from './audit-texts.ts';

interface Change {
  label: string;
  /** Undefined when the field was missing: before a creation, or after a deletion. */
  before: string | undefined;
  after: string | undefined;
}

export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    label: fieldOf(name).label,
    before: textIn(before, name),
    after: textIn(after, name),
  }));
}

function textIn(facts: Facts | null, name: string): string | undefined {
  const value = facts?.[name];
  if (value === undefined) return undefined;
  if (value === null || value === '') return texts.NONE;
  return fieldOf(name).textOf(value, facts ?? {});
}

/** Returns the subject, with a retried email's kind in words: 'Booking confirmed to a•••@example.com'. */
export function subjectText({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const [, kind, recipient] = /^(\S+) to (\S+)$/.exec(subject) ?? [];
  return action === 'email_retried' && kind !== undefined && recipient !== undefined
    ? `${inWords(kind)} to ${recipient}`
    : subject;
}

type Facts = NonNullable<AuditEntry['before']>;
type Value = NonNullable<Facts[string]>;

interface AuditField {
  label: string;
  /** `facts` are all fields of the entry on the same side of the change. */
  textOf: (value: Value, facts: Facts) => string;
}

const asText = (value: Value) => String(value);
const asNumber = (value: Value) => (typeof value === 'number' ? numberText(value) : asText(value));
const asYesOrNo = (value: Value) => (value === true ? texts.YES : texts.NO);
const asMoment = (value: Value) => longMomentOf(asText(value));
const asHours = (value: Value) => texts.hoursText(Number(value));
const asWord = (value: Value) => asText(value).replaceAll('_', ' ');
const asDiscountType = (value: Value) =>
  DISCOUNT_TYPES.find((type) => type.value === value)?.label ?? asText(value);
function asAmountOff(value: Value, { discount_type }: Facts): string {
  if (discount_type === 'trial') return texts.NONE;
  return discount_type === 'fixed' ? sumText(Number(value)) : `${asText(value)}%`;
}

const FIELDS: Readonly<Record<string, AuditField>> = {
  code: { label: COLUMNS.code, textOf: asText },
  description: { label: DESCRIPTION, textOf: asText },
  discount_type: { label: DISCOUNT_TYPE, textOf: asDiscountType },
  discount_value: { label: COLUMNS.discount, textOf: asAmountOff },
  trial_duration_hours: { label: TRIAL_LENGTH, textOf: asHours },
  max_uses: { label: MAX_USES, textOf: asNumber },
  used_count: { label: 'Uses', textOf: asNumber },
  consented_on: { label: CONSENTED_ON, textOf: asText },
  expires_at: { label: COLUMNS.expires, textOf: asMoment },
  is_active: { label: 'Active', textOf: asYesOrNo },
  business_name: { label: 'Name', textOf: asText },
  business_email: { label: 'Email', textOf: asText },
  business_phone: { label: 'Phone', textOf: asText },
  business_address: { label: 'Address', textOf: asText },
  postcode: { label: 'Postcode', textOf: asText },
  diary_slug: { label: 'Diary address', textOf: asText },
  has_paid: { label: 'Paid', textOf: asYesOrNo },
  businesses: { label: 'Businesses', textOf: asNumber },
  events: { label: 'Events', textOf: asNumber },
  bookings: { label: 'Bookings', textOf: asNumber },
  upcoming_bookings: { label: 'Upcoming bookings', textOf: asNumber },
  status: { label: 'Status', textOf: asWord },
  signup_source: { label: 'Source', textOf: asWord },
  state: { label: 'State', textOf: asWord },
  retried: { label: 'Emails retried', textOf: asNumber },
};

/** Returns how to show a field. An unknown one, from an earlier version, gets its label from its name. */
function fieldOf(name: string): AuditField {
  return FIELDS[name] ?? { label: inWords(name), textOf: asText };
}
