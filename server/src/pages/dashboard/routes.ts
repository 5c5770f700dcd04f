import type { Hono } from 'hono';
import { pages } from '@daybook/schema/words/routes';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { askedAddress } from '../../http/client-address.ts';
import { openToEveryOrigin } from '../../http/cors.ts';
import type { HttpEnvironment, RequestContext } from '../../http/environment.ts';
import { Refusal, refusalResponse } from '../../http/errors.ts';
import { IMMUTABLE, sendFile, type BuiltFile } from '../../http/files.ts';
import { OF_DASHBOARD, OF_UNLISTED_PAGES, secureHeaders, setHeaders } from '../../http/headers.ts';
import { meant } from '../../http/redirects.ts';
import type { SessionGuard } from '../../http/session-guard.ts';
import { DIARY_ASSETS, type SiteBuild } from '../client-builds.ts';
import { forgivenPath, isDashboardPage, patternOf } from '../forgiven-path.ts';
import { htmlResponse } from '../html-response.ts';
import type { FindOpening } from './find-opening.ts';

const DASHBOARD_ASSETS = '/assets/dashboard/';
/** Seconds. Host pages may use an embed script that is this old. */
const EMBED_MAX_AGE = 300;

interface SiteParts {
  guard: Pick<SessionGuard, 'restoreCsrfCookie'>;
  publicUrl: string;
  findOpening: FindOpening;
  showNotFound: (context: RequestContext) => Promise<Response>;
}

/** Mount this last: any path that no other feature serves, and that can't be a file, is the dashboard's. */
export function mountSite(app: Hono<HttpEnvironment>, build: SiteBuild, parts: SiteParts): void {
  app.get(pages.embedScript, (context) => {
    openToEveryOrigin(context.env.outgoing);
    return sendFile(build.embedScript, context.env.incoming, {
      'Cache-Control': `public, max-age=${EMBED_MAX_AGE}`,
    });
  });

  app.get(`${pages.embedFiles}*`, (context) => {
    const found = build.embedFiles.get(context.req.path.slice(1));
    if (!found) return context.notFound();
    openToEveryOrigin(context.env.outgoing);
    return sendFile(found, context.env.incoming, IMMUTABLE);
  });

  const serve = (path: string, file: (name: string) => BuiltFile | undefined) =>
    app.get(`${path}*`, (context) => {
      const found = file(context.req.path.slice(path.length));
      return found ? sendFile(found, context.env.incoming, IMMUTABLE) : context.notFound();
    });
  serve(DIARY_ASSETS, (name) => build.diaryPage.files.get(name));
  serve(DASHBOARD_ASSETS, (name) => build.dashboard.get(DASHBOARD_ASSETS.slice(1) + name));

  // Browsers request it for every response without a page that names an icon, such as a call's.
  app.get('/favicon.ico', (context) => {
    const icon = build.dashboard.get((build.diaryPage.icon ?? '').slice(1));
    return icon ? sendFile(icon, context.env.incoming, { 'Cache-Control': 'no-cache' }) : context.notFound();
  });

  app.get('*', async (context) =>
    isDashboardPage(context.req.path)
      ? dashboardPage(context, build, parts)
      : (rootFile(context, build) ?? context.notFound()),
  );
  app.notFound((context) => notFoundAnswer(context, parts));
}

/**
 * Redirects to the page that was clearly meant; otherwise responds with a page to people, JSON to programs.
 */
async function notFoundAnswer(
  context: RequestContext,
  { publicUrl, showNotFound }: SiteParts,
): Promise<Response> {
  const path = forgivenPath(context.req.path);
  if (path !== null) return meant(path + askedAddress(context).query);
  if (!acceptsHtml(context)) return refusalResponse(new Refusal(404, NOT_FOUND));
  // Sets the pages' headers even under a call's path, because those for data don't suit a page.
  setHeaders(context.env.outgoing, secureHeaders(publicUrl.startsWith('https:')).ofPages);
  return showNotFound(context);
}

/** Browsers accept HTML when somebody opens an address; scripts that fetch don't ask for it. */
function acceptsHtml(context: RequestContext): boolean {
  return (context.req.header('Accept') ?? '').includes('text/html');
}

/**
 * Serves one document for every page. An owner's page, or one whose address contains a token or a code, isn't
 * indexed and sends no referrer to other sites.
 */
async function dashboardPage(
  context: RequestContext,
  { dashboardDocument }: SiteBuild,
  { guard, findOpening }: SiteParts,
): Promise<Response> {
  const isCookieGiven = await guard.restoreCsrfCookie(context);
  const opening = isOwnersPage(context.req.path) ? await findOpening(context) : null;
  const headers = {
    ...OF_DASHBOARD,
    'Cache-Control': isCookieGiven || opening ? 'private, no-store' : 'no-cache',
    ...(UNLISTED.some((page) => page.test(context.req.path)) ? OF_UNLISTED_PAGES : {}),
  };
  if (!opening) return sendFile(dashboardDocument.file, context.env.incoming, headers);
  return htmlResponse(context, dashboardDocument.openedBy(opening), 200, headers);
}

const OWNERS = [
  pages.dashboard,
  pages.customer,
  pages.importCustomers,
  pages.takings,
  pages.register,
  pages.newBusiness,
  pages.setUp,
  pages.newEvent,
  pages.payment,
  pages.settings,
].map(patternOf);
const isOwnersPage = (path: string) => OWNERS.some((page) => page.test(path));

const UNLISTED = [...OWNERS, ...[pages.signedIn].map(patternOf)];

/** Serves a file such as '/robots.txt', whose name contains no hash. */
function rootFile(context: RequestContext, { dashboard }: SiteBuild): Response | null {
  const file = dashboard.get(context.req.path.slice(1));
  return file ? sendFile(file, context.env.incoming, { 'Cache-Control': 'no-cache' }) : null;
}
