/**
 * Which emails an owner gets about the end of a trial or a subscription: pure rules over the billing status.
 * An email is due only while it is true, both when it is written and when it is sent.
 */

import { DAY, DEFAULT_TRIAL_HOURS, HOUR } from '@daybook/schema/figures/periods';
import type { SubscriptionRow } from '../../database/money-tables.ts';
import { billingStatusOf, type BillingStatusFacts } from '../billing-status.ts';
import type { ExpiryNews } from './expiry-notice-email.ts';

/** We email the owner so many hours before a trial ends. */
const TRIAL_EMAIL_HOURS_BEFORE = 24;
/** Days before a renewal on which we remind the owner. */
const RENEWAL_DAYS_BEFORE = 7;
/**
 * We remind the owner before the first renewal, and before every sixth (Digital Markets, Competition and
 * Consumers Act 2024).
 */
const MONTHS_BETWEEN_REMINDERS = 6;
/** We email the owner on these days after a failed renewal; 0 is the day itself. */
const GRACE_EMAIL_DAYS = [0, 3, 6] as const;

/** Milliseconds since 1970. */
export interface ExpiryNoticeState extends BillingStatusFacts {
  id: number;
  trialHours: number | null;
  subscription: Pick<
    SubscriptionRow,
    'id' | 'status' | 'paidUntil' | 'endsWithPeriod' | 'failingSince' | 'createdAt'
  > | null;
  /** When a payment of it was last refunded or lost; null if none was. */
  moneyGoneAt: number | null;
}

export interface ExpiryNotice {
  news: ExpiryNews;
  /** Unique for one trial, one failed renewal's day or one paid period, so that the email is written once. */
  onceKey: string;
  /** The email is due from `from` on, until before `until`. */
  from: number;
  until: number;
}

/** An average calendar month, which is precise enough to count months. */
const MONTH = 30.44 * DAY;
/** Don't send notices of ends longer ago, even if we look late. */
const NEWS_FOR = 14 * DAY;

export function expiryNoticesDue(state: ExpiryNoticeState, now: number): ExpiryNotice[] {
  const billingStatus = billingStatusOf(state, now);
  return expiryNoticesOf(state).filter(
    ({ news, from, until }) =>
      from <= now &&
      now < until &&
      billingStatus === BILLING_STATUS_WHEN_TRUE[news.kind] &&
      state.paidAt === null,
  );
}

/** Returns when the clock alone can next make one due; null if it can't. */
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
  const hours = trialHours ?? DEFAULT_TRIAL_HOURS;
  const facts = { endsAt, hours };
  // A short trial's email comes halfway: it must not say at the start that the trial ends soon.
  const hoursBefore = Math.min(TRIAL_EMAIL_HOURS_BEFORE, hours / 2);
  return [
    {
      news: { kind: 'trial_ending', ...facts },
      onceKey: `trial_ending:${id}:${endsAt}`,
      from: endsAt - hoursBefore * HOUR,
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

/** Each is due until the next one is. */
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
  // The email about the refund has already said it.
  if (moneyGoneAt !== null && coveredUntil <= moneyGoneAt) return [];
  const { id, paidUntil, endsWithPeriod, failingSince } = subscription;
  const why = endsWithPeriod ? 'cancelled' : failingSince === null ? 'ended' : 'unpaid';
  return [
    {
      news: { kind: 'subscription_ended', paidUntil, why },
      // By the paid period, because the end of the cover can still change with news from the provider.
      onceKey: `subscription_ended:${id}:${paidUntil}`,
      from: coveredUntil,
      until: coveredUntil + NEWS_FOR,
    },
  ];
}
