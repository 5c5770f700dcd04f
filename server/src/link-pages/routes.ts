import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import type { Look } from '../pages/document.tsx';
import { confirmEmailPage } from './confirm-email-page.ts';
import { mountLinkPage } from './link-page.ts';
import { newsletterPage } from './newsletter-page.ts';
import { offerPage } from './offer-page.ts';
import { waitingListPage } from './waiting-list-page.ts';

export function mountLinkPages(app: Hono<HttpEnvironment>, context: Context, look: Look): void {
  mountLinkPage(app, context, look, waitingListPage(context));
  mountLinkPage(app, context, look, offerPage(context));
  mountLinkPage(app, context, look, newsletterPage(context));
  mountLinkPage(app, context, look, confirmEmailPage(context));
}
