import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import type { LinkPagesBuild } from '../pages/client-builds.ts';
import { cancelPage } from './cancel-page.ts';
import { confirmEmailPage } from './confirm-email-page.ts';
import { mountLinkPage } from './link-page.ts';
import { myDataPage } from './my-data-page.ts';
import { newsletterPage } from './newsletter-page.ts';
import { offerPage } from './offer-page.ts';
import { waitingListPage } from './waiting-list-page.ts';

export function mountLinkPages(app: Hono<HttpEnvironment>, context: Context, build: LinkPagesBuild): void {
  mountLinkPage(app, context, build, waitingListPage(context));
  mountLinkPage(app, context, build, offerPage(context));
  mountLinkPage(app, context, build, newsletterPage(context));
  mountLinkPage(app, context, build, confirmEmailPage(context));
  mountLinkPage(app, context, build, cancelPage(context));
  mountLinkPage(app, context, build, myDataPage(context));
}
