/**
 * What an owner is written of how a trial or a subscription ends: pure rules over how the business stands. An email is
 * due only while what it says is true, whether it waits to be written or to be sent (decision 78).
 */
import { DEFAULT_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import type { SubscriptionRow } from '../../database/money-tables.ts';
import { billingStatusOf, type BillingStatusFacts } from '../billing-status.ts';
import type { ExpiryNews } from './expiry-notice-email.ts';

/** The owner is told so many hours before a trial ends. */
const TRIAL_EMAIL_HOURS_BEFORE = 24;
/** Days before a renewal on which we remind the owner. */
const RENEWAL_DAYS_BEFORE = 7;
/** We remind the owner before the first renewal, and before every sixth (Digital Markets, Competition and Consumers Act 2024). */
const MONTHS_BETWEEN_REMINDERS = 6;
/** The owner is written to on these days after a renewal has failed; the first is the day itself. */
const GRACE_EMAIL_DAYS = [0, 3, 6] as const;

/** Milliseconds since 1970. */
export interface ExpiryNoticeState extends BillingStatusFacts {
  id: number;
  trialHours: number | null;
  /** The latest; null for a business that never had one. */
  subscription: Pick<
    SubscriptionRow,
    'id' | 'status' | 'paidUntil' | 'endsWithPeriod' | 'failingSince' | 'createdAt'
  > | null;
  /** When a payment of it was refunded or lost last; null when none ever was. */
  moneyGoneAt: number | null;
}

export interface ExpiryNotice {
  news: ExpiryNews;
  /** Of one trial, one failed renewal's day, one paid period: written once. */
  onceKey: string;
  /** It is news from this moment on, up to and without that one. */
  from: number;
  until: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of a calendar month, on average: enough to count them. */
const MONTH = 30.44 * DAY;
/** What ended longer ago is no news any more, however late it comes to be looked at. */
const NEWS_FOR = 14 * DAY;

/** The emails that are due at that moment. */
export function endingsDue(state: ExpiryNoticeState, now: number): ExpiryNotice[] {
  const billingStatus = billingStatusOf(state, now);
  return expiryNoticesOf(state).filter(
    ({ news, from, until }) =>
      from <= now &&
      now < until &&
      billingStatus === BILLING_STATUS_WHEN_TRUE[news.kind] &&
      state.paidAt === null,
  );
}

/** When the next can become due by the clock alone; null if none can. */
export function nextExpiryNoticeAfter(state: ExpiryNoticeState, now: number): number | null {
  const ahead = expiryNoticesOf(state)
    .map(({ from }) => from)
    .filter((from) => from > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

const BILLING_STATUS_WHEN_TRUE = {
  trial_ending: 'trial',
  trial_ended: 'trial_ended',
  subscription_renewing: 'paid',
  renewal_failed: 'paid',
  subscription_ended: 'subscription_ended',
} as const satisfies Record<ExpiryNews['kind'], string>;

function expiryNoticesOf(state: ExpiryNoticeState): ExpiryNotice[] {
  return [
    ...trialNotices(state),
    ...renewals(state),
    ...failedRenewals(state),
    ...subscriptionNotices(state),
  ];
}

function trialNotices({ id, trialEndsAt: endsAt, trialHours }: ExpiryNoticeState): ExpiryNotice[] {
  if (endsAt === null) return [];
  const facts = { endsAt, hours: trialHours ?? DEFAULT_TRIAL_HOURS };
  return [
    {
      news: { kind: 'trial_ending', ...facts },
      onceKey: `trial_ending:${id}:${endsAt}`,
      from: endsAt - TRIAL_EMAIL_HOURS_BEFORE * HOUR,
      until: endsAt,
    },
    {
      news: { kind: 'trial_ended', ...facts },
      onceKey: `trial_ended:${id}:${endsAt}`,
      from: endsAt,
      until: endsAt + NEWS_FOR,
    },
  ];
}

function renewals({ subscription }: ExpiryNoticeState): ExpiryNotice[] {
  if (subscription?.status !== 'active' || subscription.endsWithPeriod) return [];
  const { id, createdAt, paidUntil: renewsAt } = subscription;
  const months = Math.round((renewsAt - createdAt) / MONTH);
  if (months !== 1 && (months === 0 || months % MONTHS_BETWEEN_REMINDERS !== 0)) return [];
  return [
    {
      news: { kind: 'subscription_renewing', renewsAt },
      onceKey: `subscription_renewing:${id}:${renewsAt}`,
      from: renewsAt - RENEWAL_DAYS_BEFORE * DAY,
      until: renewsAt,
    },
  ];
}

/** Each stands until the next takes its place. */
function failedRenewals({ coveredUntil, subscription }: ExpiryNoticeState): ExpiryNotice[] {
  if (coveredUntil === null || subscription?.status !== 'past_due') return [];
  const { id, failingSince: failedAt } = subscription;
  if (failedAt === null) return [];
  return GRACE_EMAIL_DAYS.map((day, at) => {
    const following = GRACE_EMAIL_DAYS[at + 1];
    return {
      news: { kind: 'renewal_failed', failedAt, openUntil: coveredUntil, isLast: following === undefined },
      onceKey: `renewal_failed:${id}:${failedAt}:${day}`,
      from: failedAt + day * DAY,
      until: following === undefined ? coveredUntil : failedAt + following * DAY,
    };
  });
}

function subscriptionNotices({ coveredUntil, subscription, moneyGoneAt }: ExpiryNoticeState): ExpiryNotice[] {
  if (coveredUntil === null || !subscription) return [];
  // The email about that money has told it.
  if (moneyGoneAt !== null && coveredUntil <= moneyGoneAt) return [];
  const { id, paidUntil, endsWithPeriod, failingSince } = subscription;
  const why = endsWithPeriod ? 'cancelled' : failingSince === null ? 'ended' : 'unpaid';
  return [
    {
      news: { kind: 'subscription_ended', paidUntil, why },
      // By the paid period: until when it is covered may still move with what the provider tells.
      onceKey: `subscription_ended:${id}:${paidUntil}`,
      from: coveredUntil,
      until: coveredUntil + NEWS_FOR,
    },
  ];
}
