/**
 * Counts how often each diary's page is opened, as a total per day and without any trace of the visitor.
 * Views wait in this process for a few seconds and are written together, so that opening a page writes
 * nothing. A process that is killed loses those seconds; one that is told to stop writes them first.
 */
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { Clock } from '../runtime/clock.ts';
import type { TellError } from '../database/outage.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import { createRateLimit, limitsOnAddresses, type Rate } from '../http/rate-limit.ts';
import { isPageView } from './count-visit.ts';
import type { DiaryViews, VisitsStore } from './visits-store.ts';

const WRITE_AFTER_MILLISECONDS = 5_000;

interface PageViewsParts {
  store: Pick<VisitsStore, 'findDiary' | 'addViews'>;
  /** How many views of one client address count, so that nobody inflates the figures by reloading. */
  rate: Rate;
  clock: Clock;
  tell: TellError;
}

export interface PageViews {
  /** Counts the request as a view of the diary's page, if a person may have opened it. */
  count(slug: string, context: RequestContext): void;
  /** Writes the waiting views, and resolves when they are written. */
  write(): Promise<void>;
}

export function createPageViews({ store, rate, clock, tell }: PageViewsParts): PageViews {
  const limit = limitsOnAddresses((_, each) => createRateLimit(each, clock))('page views', rate);
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
        const diary = await store.findDiary(slug);
        if (diary && !diary.isDemo)
          views.push({ businessId: diary.id, date: todayIn(diary.timezone, clock()), count });
      }
      if (views.length > 0) await store.addViews(views);
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
