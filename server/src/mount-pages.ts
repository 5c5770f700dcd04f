/** Everything that people open in a browser: the hosted diaries, the public pages, and the dashboard's one document. */
import type { Hono } from 'hono';
import type { Pricing } from '@daybook/schema/contract/payment';
import type { Operator } from '@daybook/schema/contract/site-page';
import { createFindUser } from './accounts/account-responses.ts';
import { createListOwn } from './businesses/list-own.ts';
import { createFormStamps } from './hosted/form-stamp.ts';
import { mountDiaryPage, type PageParts } from './hosted/routes.ts';
import type { HttpEnvironment } from './http/environment.ts';
import type { SecureHeaders } from './http/headers.ts';
import type { SessionGuard } from './http/session-guard.ts';
import { mountForSearchEngines } from './pages/search-engines/routes.ts';
import { createDrawPicture } from './pages/share-picture/draw-picture.ts';
import { facesOf } from './pages/share-picture/faces.ts';
import { mountSharePictures } from './pages/share-picture/routes.ts';
import { mountPublicPages } from './pages/routes.ts';
import { mountSentForms } from './pages/sent-forms.ts';
import { createShowPage } from './pages/show-page.ts';
import type { Secrets } from './session-secrets.ts';
import type { SiteBuild } from './site/build.ts';
import { createFindOpening } from './site/find-opening.ts';
import { mountSite } from './site/routes.ts';
import type { Stores } from './stores.ts';
import type { Visitors } from './visitors.ts';

/** What the pages are told of the settings. */
export interface PageSettings {
  /** SUPPORT_EMAIL */
  supportEmail: string;
  /** PRICING */
  pricing: Pricing;
  /** OPERATOR_NAME and what belongs to it. */
  operator: Operator;
  /** The address of the demonstration's diary. */
  demoDiarySlug: string;
}

export interface PagesParts extends Omit<PageParts, 'build' | 'stamps'>, PageSettings {
  stores: Pick<Stores, 'accounts' | 'admin' | 'businesses' | 'findFreeTrial' | 'listedDiaries'>;
  secrets: Secrets;
  adminEmail: string | null;
  missingSettings: readonly string[];
  guard: SessionGuard;
  secure: SecureHeaders;
  visitors: Visitors;
}

/** Mounted after every call: what is left is a page. */
export function mountPages(app: Hono<HttpEnvironment>, build: SiteBuild, parts: PagesParts): void {
  const { stores, clock, tell, publicUrl, guard, secure } = parts;
  const { placeBooking, cancelling, reader, mayMakeFor, pageViews } = parts;
  const stamps = createFormStamps(parts.secrets, clock);
  const uses = { placeBooking, cancelling, stamps, clock, publicUrl, tell };
  const { pricing, supportEmail, operator, demoDiarySlug } = parts;
  mountDiaryPage(app, {
    ...uses,
    reader,
    guard,
    mayMakeFor,
    pageViews,
    build: build.diaryPage,
    demoDiarySlug,
  });

  const findUser = createFindUser(stores.accounts, parts);
  const show = createShowPage({
    build,
    facts: { origin: publicUrl, pricing, supportEmail, operator, demoDiarySlug },
    guard,
    findUser,
    findFreeTrial: () => stores.findFreeTrial(clock()),
    findTestimonials: stores.admin.testimonials.list,
  });
  mountPublicPages(app, { build: build.publicPages, show });
  const { newsletter, ...visitors } = parts.visitors;
  mountSentForms(app, {
    ...visitors,
    signUp: (request) => newsletter.signUp(request),
    show,
    guard,
    look: build.diaryPage,
    tell,
  });
  mountSharePictures(app, {
    draw: createDrawPicture(() => facesOf(build.publicPages)),
    reader,
    titleOf: show.headingOf,
    mayMakeFor,
  });
  mountForSearchEngines(app, { diaries: stores.listedDiaries, clock, publicUrl, mayMakeFor });
  const listOwn = createListOwn(stores.businesses, clock);
  mountSite(app, build, {
    guard,
    secure,
    findOpening: createFindOpening({ guard, findUser, listOwn, tell }),
    showNotFound: (context) => show('notFound', context),
  });
}
