import type { Hono } from 'hono';
import { sitePages, type SitePageName } from '@daybook/schema/words/routes';
import type { HttpEnvironment } from '../http/environment.ts';
import { IMMUTABLE, sendFile } from '../http/files.ts';
import { SITE_ASSETS, type PublicPagesBuild } from './client-builds.ts';
import type { ShowPage } from './show-page.ts';

interface PublicPagesParts {
  build: Pick<PublicPagesBuild, 'files'>;
  show: ShowPage;
}

export function mountPublicPages(app: Hono<HttpEnvironment>, { build, show }: PublicPagesParts): void {
  for (const name of SITE_PAGE_NAMES) app.get(sitePages[name], (context) => show(name, context));

  app.get(`${SITE_ASSETS}*`, (context) => {
    const found = build.files.get(context.req.path.slice(SITE_ASSETS.length));
    return found ? sendFile(found, context.env.incoming, IMMUTABLE) : context.notFound();
  });
}

export const isSitePage = (name: string): name is SitePageName => Object.hasOwn(sitePages, name);
const SITE_PAGE_NAMES = Object.keys(sitePages).filter(isSitePage);
