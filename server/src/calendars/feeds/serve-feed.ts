/** Answers an external calendar: with 304 after one look-up, or with the whole feed, written in steps. */

import type { Hono } from 'hono';
import { FEED_ENTRIES_MAX } from '@daybook/schema/figures/bounds';
import { DAY, FEED_DAYS_BACK } from '@daybook/schema/figures/periods';
import { calendarFeedPath } from '@daybook/schema/words/routes';
import type { Context } from '../../context.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { etagOf, matchesEtag } from '../../http/ready-answer.ts';
import { textResponse } from '../../http/text-response.ts';
import { createRateLimit, refuseUntil, type Rate } from '../../http/token-bucket.ts';
import { createFeedAddresses } from './feed-address.ts';
import { feedEntries, feedFrame } from './feed-text.ts';
import { type FoundFeed, type Place, findFeed, noteFeedRead, bookingsAfter } from './feeds-store.ts';

const STEP = 25;
/** By feed: calendars look every few minutes at most. */
const MADE: Rate = { burst: 30, perMilliseconds: 600_000 };
/** Raise it when the same bookings are written differently. */
const FORM = 1;

export function mountFeeds(app: Hono<HttpEnvironment>, context: Context): void {
  const { database, clock, limits, publicUrl, secrets, tell } = context;
  const addresses = createFeedAddresses(publicUrl, secrets);
  const made = createRateLimit(MADE, clock);
  app.get(calendarFeedPath, async (request) => {
    const named = addresses.read(request.req.param('file'));
    if (named === null) return request.notFound();
    const found = await findFeed(database.read, named.id);
    if (found === null || !named.isFor(found.feed)) return request.notFound();
    const now = clock();
    // The response needn't wait until the read is saved.
    noteFeedRead(database, found.feed, now).catch((error: unknown) => tell(error, 'a reading was not noted'));
    const headers = { ETag: feedTag(found, now), 'Cache-Control': 'private, no-cache' };
    if (matchesEtag(request.req.header('If-None-Match'), headers.ETag))
      return new Response(null, { status: 304, headers });
    limits.reading(request)();
    refuseUntil(await made.take(String(named.id)));
    const text = await writeFeed(found, now, context);
    return textResponse(request, text, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}

/** The business's version rises with every change that a feed shows; each new day drops old bookings. */
function feedTag({ feed, business, personName }: FoundFeed, now: number): string {
  const said = [
    FORM,
    feed.id,
    feed.nonce,
    feed.withNames,
    business.name,
    personName,
    business.diaryVersion,
    startOf(now),
  ];
  return etagOf(JSON.stringify(said));
}

/** Stays the same for a whole day. */
const startOf = (now: number) => (Math.floor(now / DAY) - FEED_DAYS_BACK) * DAY;

async function writeFeed(found: FoundFeed, now: number, { database, publicUrl }: Context): Promise<string> {
  const { hostname } = new URL(publicUrl);
  const { head, end } = feedFrame(found);
  const parts = [head];
  const since = startOf(now);
  let after: Place = { startsAt: since, id: 0 };
  for (let left = FEED_ENTRIES_MAX; left > 0; left -= STEP) {
    const rows = await bookingsAfter(database.readLong, found.feed, {
      since,
      after,
      limit: Math.min(STEP, left),
    });
    parts.push(feedEntries(rows, found, hostname));
    const last = rows.at(-1);
    if (!last || rows.length < STEP) break;
    after = last;
  }
  return parts.join('') + end;
}
