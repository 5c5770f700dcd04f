/**
 * Counts this process's own work, for callers who have METRICS_TOKEN. Each process counts for itself, from 0
 * at its start. No metric names a person, a business or a booking.
 */

import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { everyRoute } from '@daybook/schema/words/every-route';
import type { CountBookings } from '../bookings/count-bookings.ts';
import type { CountEmails } from '../emails/worker.ts';
import type { CountRequests } from '../http/request-log.ts';
import type { WatchJobs } from '../jobs/run-jobs.ts';
import { createStateMetrics, type StateParts } from './state-metrics.ts';

export interface Metrics extends CountRequests, CountBookings, CountEmails, WatchJobs {
  mayLook(authorization: string | undefined): boolean;
  /** Resolves to the present values in Prometheus's format. */
  write(): Promise<{ text: string; contentType: string }>;
}

interface MetricsParts extends StateParts {
  token: string;
}

export function createMetrics({ token, ...parts }: MetricsParts): Metrics {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  // The process itself: memory, CPU, file handles, event loop, garbage collection.
  collectDefaultMetrics({ register: registry });
  const jobs = createJobMetrics(registers);
  const refreshState = createStateMetrics(registers, parts);
  return {
    ...createRequestMetrics(registers),
    ...createBookingMetrics(registers),
    ...createEmailMetrics(registers),
    ...jobs,
    mayLook: createBearerCheck(token),
    async write() {
      jobs.refresh();
      await refreshState();
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}

/** Seconds. A cached response takes less than the first, a booking about as long as those in the middle. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The methods that we serve; Node accepts about thirty more. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const names = new Map(
  Object.entries(everyRoute).map(([name, { method, path }]) => [`${method} ${path}`, name]),
);

/** A route's counters for one method. Their labels are looked up once, not at each request. */
interface RouteCounters {
  /** By the first digit of the status. */
  requests: Counter.Internal[];
  seconds: Histogram.Internal<'route'>;
}

/**
 * Counts requests by route and by status, and measures how long they take. A route has the contract's name,
 * or its pattern if it is no call. Requested addresses are never used: they may contain tokens, and their
 * number is unbounded.
 */
function createRequestMetrics(registers: [Registry]): CountRequests {
  const requests = new Counter({
    name: 'daybook_requests_total',
    help: 'Requests answered, by route, method and the first digit of the status.',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'daybook_request_seconds',
    help: 'How long requests took, from the first look at them to the end of the answer being known.',
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers,
  });
  const byMethod = new Map<string, Map<string, RouteCounters>>();

  function countersOf(method: string, path: string): RouteCounters {
    const ofMethod = byMethod.get(method) ?? new Map<string, RouteCounters>();
    byMethod.set(method, ofMethod);
    const known = ofMethod.get(path);
    if (known) return known;
    const route = names.get(`${method === 'HEAD' ? 'GET' : method} ${path}`) ?? path;
    const ofStatus = (digit: number) => requests.labels({ route, method, status: `${digit}xx` });
    const counters = { requests: [0, 1, 2, 3, 4, 5].map(ofStatus), seconds: seconds.labels({ route }) };
    ofMethod.set(path, counters);
    return counters;
  }

  return {
    countRequest({ method, route, status }, milliseconds) {
      const counters = countersOf(METHODS.has(method) ? method : 'other', route);
      counters.requests[Math.trunc(status / 100)]?.inc();
      counters.seconds.observe(milliseconds / 1000);
    },
  };
}

function createBookingMetrics(registers: [Registry]): CountBookings {
  const made = new Counter({
    name: 'daybook_bookings_made_total',
    help: 'Bookings made, without those of the demonstration.',
    registers,
  });
  const cancelled = new Counter({
    name: 'daybook_bookings_cancelled_total',
    help: 'Bookings cancelled, by customers or by their business.',
    registers,
  });
  return { countBooked: () => made.inc(), countCancelled: (bookings) => cancelled.inc(bookings) };
}

function createEmailMetrics(registers: [Registry]): CountEmails {
  const attempts = new Counter({
    name: 'daybook_emails_total',
    help: 'Attempts to send an email, by outcome: sent, failed (and retried), given up, dropped as no longer wanted.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['sent', 'failed', 'given up', 'dropped']) attempts.inc({ outcome }, 0);
  return { countEmail: (outcome) => attempts.inc({ outcome }) };
}

interface JobMetrics extends WatchJobs {
  /** Updates how long skipped turns have been waiting. */
  refresh(): void;
}

const ofJob = { labelNames: ['job'] as const };

/** Uses the machine's own time, by which jobs run. */
function createJobMetrics(registers: [Registry]): JobMetrics {
  const lastRun = new Gauge({
    name: 'daybook_job_last_run_timestamp_seconds',
    help: 'When the job last ended well in this process, seconds since 1970.',
    ...ofJob,
    registers,
  });
  const duration = new Gauge({
    name: 'daybook_job_duration_seconds',
    help: 'How long its last run in this process took.',
    ...ofJob,
    registers,
  });
  const lag = new Gauge({
    name: 'daybook_job_lag_seconds',
    help: 'How late its last turn began; while one waits for the run before it, how long that has waited.',
    ...ofJob,
    registers,
  });
  const failures = new Counter({
    name: 'daybook_job_failures_total',
    help: 'Runs that failed.',
    ...ofJob,
    registers,
  });
  /** By job, when the first of its waiting turns was due. */
  const heldUpSince = new Map<string, number>();

  return {
    jobBegan(job, lateBy) {
      heldUpSince.delete(job);
      lag.set({ job }, lateBy / 1000);
      failures.inc({ job }, 0);
    },
    jobHeldUp(job) {
      if (!heldUpSince.has(job)) heldUpSince.set(job, Date.now());
    },
    jobEnded(job, { milliseconds, isFailed }) {
      duration.set({ job }, milliseconds / 1000);
      if (isFailed) failures.inc({ job });
      else lastRun.set({ job }, Date.now() / 1000);
    },
    refresh() {
      for (const [job, since] of heldUpSince) lag.set({ job }, (Date.now() - since) / 1000);
    },
  };
}

/** Checks the header `Authorization: Bearer <token>` in a time that reveals nothing about the token. */
function createBearerCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const due = digest(token);
  return (authorization = '') => {
    const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
    return timingSafeEqual(digest(given), due);
  };
}
