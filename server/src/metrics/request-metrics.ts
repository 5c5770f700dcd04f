/**
 * Counts requests by route and by status, and measures how long they take. A route has the contract's name,
 * or its pattern if it is no call. Requested addresses are never used: they may contain tokens, and their
 * number is unbounded.
 */
import { Counter, Histogram, type Registry } from 'prom-client';
import { everyRoute } from '@daybook/schema/words/every-route';
import type { CountRequests } from '../http/request-log.ts';

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

export function createRequestMetrics(registers: [Registry]): CountRequests {
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
