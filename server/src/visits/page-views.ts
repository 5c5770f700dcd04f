/**
 * Counts how often each diary's page is opened, as a total per day and without any trace of the visitor.
 * Views wait in this process for a few seconds and are written together, so that opening a page writes
 * nothing. A process that is killed loses those seconds; one that is told to stop writes them first.
 */

import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { Database } from '../database/database.ts';
import type { TellError } from '../database/outage.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import type { RateLimit } from '../http/token-bucket.ts';
import type { Clock } from '../runtime/clock.ts';
import { type DiaryViews, findVisitedDiary, addDiaryViews } from './visits-store.ts';

const WRITE_AFTER_MILLISECONDS = 5_000;

interface PageViewsParts {
  database: Pick<Database, 'read' | 'write'>;
  /** Views of one client address count only so often, so that nobody inflates the figures by reloading. */
  limit: RateLimit;
  clock: Clock;
  tell: TellError;
}

export interface PageViews {
  /** Counts the request as a view of the diary's page, if a person may have opened it. */
  count(slug: string, context: RequestContext): void;
  /** Writes the waiting views, and resolves when they are written. */
  write(): Promise<void>;
}

export function createPageViews({ database, limit, clock, tell }: PageViewsParts): PageViews {
  let waiting = new Map<string, number>();

  function add(slug: string): void {
    if (waiting.size === 0) setTimeout(() => void write(), WRITE_AFTER_MILLISECONDS).unref();
    waiting.set(slug, (waiting.get(slug) ?? 0) + 1);
  }

  async function write(): Promise<void> {
    const counted = waiting;
    waiting = new Map();
    try {
      const views: DiaryViews[] = [];
      for (const [slug, count] of counted) {
        const diary = await findVisitedDiary(database.read, slug);
        if (diary && !diary.isDemo)
          views.push({ businessId: diary.id, date: todayIn(diary.timezone, clock()), count });
      }
      if (views.length > 0) await database.write({}, (tx) => addDiaryViews(tx, views));
    } catch (error) {
      tell(error, 'page views lost');
    }
  }

  return {
    count(slug, context) {
      if (!isPageView(context.req.method, (name) => context.req.header(name))) return;
      void limit.take(clientAddressOf(context)).then((seconds) => seconds === 0 && add(slug));
    },
    write,
  };
}

/** Programs that identify themselves: crawlers, link previews, monitors, and tools that fetch pages. */
const PROGRAMS =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|\bnode\b|axios|undici|okhttp|libwww|http-?client/i;

/**
 * Returns whether a request is a person opening a page: no HEAD, no prefetch, no other website's picture or
 * script with this address, and no program that identifies itself.
 */
export function isPageView(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent');
  if (method !== 'GET' || !agent || PROGRAMS.test(agent)) return false;
  const isInAdvance = [header('sec-purpose'), header('purpose'), header('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  );
  return !isInAdvance && (header('sec-fetch-dest') ?? 'document') === 'document';
}
