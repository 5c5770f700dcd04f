/**
 * Counts this process's own work, for callers who have METRICS_TOKEN. Each process counts for itself, from 0
 * at its start. No metric names a person, a business or a booking.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { CountBookings } from '../bookings/count-bookings.ts';
import type { CountRequests } from '../http/request-log.ts';
import type { WatchJobs } from '../jobs/schedule.ts';
import type { CountEmails } from '../emails/worker.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
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

/** Checks the header `Authorization: Bearer <token>` in a time that reveals nothing about the token. */
function createBearerCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const due = digest(token);
  return (authorization = '') => {
    const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
    return timingSafeEqual(digest(given), due);
  };
}
