import type { Hono } from 'hono';
import { buildPath } from '@daybook/schema/rules/path';
import { pages, robotsPath, sitemapPartPath, sitemapPath, sitePages } from '@daybook/schema/words/routes';
import type { Context } from '../../context.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { textResponse } from '../../http/text-response.ts';
import { countSitemapParts, slugsOfPart } from './listed-diaries-store.ts';

/** The part that lists the public pages. */
const PAGES_PART = 'pages';
/** Seconds. */
const MAX_AGE = 3600;

export function mountForSearchEngines(
  app: Hono<HttpEnvironment>,
  { database, clock, publicUrl, limits }: Context,
): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}${sitemapPath}\n`;
  app.get(robotsPath, (context) => textResponse(context, robots, TEXT));

  app.get(sitemapPath, async (context) => {
    limits.reading(context)();
    const parts = Array.from({ length: await countSitemapParts(database.read) }, (_, index) =>
      String(index + 1),
    );
    const addresses = [PAGES_PART, ...parts].map((part) => publicUrl + buildPath(sitemapPartPath, { part }));
    return textResponse(context, sitemapIndex(addresses), XML);
  });

  app.get(sitemapPartPath, async (context) => {
    const part = context.req.param('part') ?? '';
    if (part === PAGES_PART)
      return textResponse(
        context,
        sitemapPart(Object.values(sitePages).map((path) => publicUrl + path)),
        XML,
      );
    if (!/^[1-9]\d{0,6}$/.test(part)) return context.notFound();
    limits.reading(context)();
    const slugs = await slugsOfPart(database.read, Number(part), clock());
    return textResponse(
      context,
      sitemapPart(slugs.map((slug) => publicUrl + buildPath(pages.diary, { slug }))),
      XML,
    );
  });
}

const kept = (type: string) => ({ 'Content-Type': type, 'Cache-Control': `public, max-age=${MAX_AGE}` });
const TEXT = kept('text/plain; charset=utf-8');
const XML = kept('application/xml; charset=utf-8');

/** Returns the index of a sitemap (sitemaps.org) from the full addresses of its parts. */
export function sitemapIndex(addresses: readonly string[]): string {
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap>${located(address)}</sitemap>`),
  );
}

/** Returns a sitemap's part from full addresses of pages. */
export function sitemapPart(addresses: readonly string[]): string {
  return document(
    'urlset',
    addresses.map((address) => `<url>${located(address)}</url>`),
  );
}

function document(name: string, entries: readonly string[]): string {
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${space}">\n${entries.join('\n')}\n</${name}>\n`;
}

/** Our addresses contain no other character that has a meaning in XML. */
function located(address: string): string {
  return `<loc>${address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>`;
}
