import type { Hono } from 'hono';
import { sitePages } from '@daybook/schema/words/routes';
import { findUser } from '../accounts/account-responses.ts';
import { listTestimonials } from '../admin/testimonials/testimonials-store.ts';
import { listOwnBusinesses } from '../businesses/own-businesses.ts';
import type { Context } from '../context.ts';
import { findFreeTrial } from '../coupons/free-activation-store.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { IMMUTABLE, sendFile } from '../http/files.ts';
import { SITE_ASSETS, type PublicPagesBuild, type SiteBuild } from './client-builds.ts';
import { createFindOpening } from './dashboard/find-opening.ts';
import { mountSite } from './dashboard/routes.ts';
import { mountForSearchEngines } from './search-engines/routes.ts';
import { mountSentForms } from './sent-forms.ts';
import { createDrawPicture, facesOf } from './share-picture/draw-picture.ts';
import { mountSharePictures } from './share-picture/routes.ts';
import { createShowPage, type ShowPage } from './show-page.ts';
import { SITE_PAGE_NAMES } from './site-page-names.ts';

/** Mount these after every call: whatever is left is a page. */
export function mountPages(app: Hono<HttpEnvironment>, context: Context, build: SiteBuild): void {
  const { clock, demoDiarySlug, guard, operator, pricing, publicUrl, supportEmail, tell } = context;
  const userOf = (userId: number) => findUser(context, userId);
  const show = createShowPage({
    build,
    facts: { origin: publicUrl, pricing, supportEmail, operator, demoDiarySlug },
    guard,
    findUser: userOf,
    findFreeTrial: () => findFreeTrial(context.database.read, clock()),
    findTestimonials: () => listTestimonials(context.database.read),
  });
  mountPublicPages(app, build.publicPages, show);
  mountSentForms(app, context, { show, look: build.diaryPage });
  mountSharePictures(app, context, {
    draw: createDrawPicture(() => facesOf(build.publicPages)),
    titleOf: show.headingOf,
  });
  mountForSearchEngines(app, context);
  const listOwn = (userId: number) => listOwnBusinesses(context, userId);
  mountSite(app, build, {
    guard,
    publicUrl,
    findOpening: createFindOpening({ guard, findUser: userOf, listOwn, tell }),
    showNotFound: (request) => show('notFound', request),
  });
}

function mountPublicPages(app: Hono<HttpEnvironment>, { files }: PublicPagesBuild, show: ShowPage): void {
  for (const name of SITE_PAGE_NAMES) app.get(sitePages[name], (context) => show(name, context));

  app.get(`${SITE_ASSETS}*`, (context) => {
    const found = files.get(context.req.path.slice(SITE_ASSETS.length));
    return found ? sendFile(found, context.env.incoming, IMMUTABLE) : context.notFound();
  });
}
