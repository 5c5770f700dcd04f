/** The only list of features: everything that the product serves over HTTP. */

import { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { mountAccounts } from './accounts/routes.ts';
import { mountEmailTests } from './admin/email-test/routes.ts';
import { mountAdmin } from './admin/routes.ts';
import { mountOwnerBookings } from './bookings/owner/routes.ts';
import { mountBookings } from './bookings/routes.ts';
import { mountSeries } from './bookings/series/routes.ts';
import { findOwnBusiness } from './businesses/access-store.ts';
import { mountEmailConfirmation } from './businesses/email-confirmation/routes.ts';
import { mountBusinesses } from './businesses/routes.ts';
import { mountFeeds } from './calendars/feeds/serve-feed.ts';
import { mountBusyCalls, mountFeedCalls } from './calendars/routes.ts';
import { mountContact } from './contact/routes.ts';
import type { Context } from './context.ts';
import { mountCoupons } from './coupons/routes.ts';
import { mountCustomerData } from './customer-data/routes.ts';
import { mountCustomers } from './customers/routes.ts';
import { checkHealth } from './database/health.ts';
import { mountDates } from './dates/routes.ts';
import { mountDelays } from './delays/routes.ts';
import { readyDiary } from './diary/read-diary.ts';
import { mountDiary } from './diary/routes.ts';
import { mountEvents, mountVenues } from './events/routes.ts';
import { mountDiaryPage } from './hosted/routes.ts';
import { believeProxies } from './http/client-address.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { answerErrors, Refusal } from './http/errors.ts';
import { secureHeaders } from './http/headers.ts';
import { createMount, type Mount } from './http/mount.ts';
import { readyFirst } from './http/ready-first.ts';
import { STOPPING } from './http/refusal-texts.ts';
import { requestLog } from './http/request-log.ts';
import { mountBusinessFile } from './import-export/routes.ts';
import { mountLinkPages } from './link-pages/routes.ts';
import { mountMetrics } from './metrics/routes.ts';
import { mountNewsletter } from './newsletter/routes.ts';
import { mountPages } from './pages/routes.ts';
import { mountSecurityTxt } from './pages/security-txt.ts';
import { mountPatterns } from './patterns/routes.ts';
import { mountPayments, mountProviderEvents } from './payments/routes.ts';
import { mountPictureFiles, mountPictures } from './pictures/routes.ts';
import { mountQuestions } from './questions/routes.ts';
import { mountCatalogue } from './resources/routes.ts';
import { mountTakings } from './takings/routes.ts';
import { mountTimeOff } from './time-off/routes.ts';
import { mountVisits } from './visits/routes.ts';
import { mountWaitingList } from './waiting-list/routes.ts';

export function createApp(context: Context): Hono<HttpEnvironment> {
  const { local, metrics, publicUrl, site } = context;
  const app = new Hono<HttpEnvironment>();
  const secure = secureHeaders(publicUrl.startsWith('https:'));
  app.use(readyFirst((address) => readyDiary(context, address), context, secure));
  app.use(requestLog(context, secure));
  app.use(believeProxies(context.trustsProxy));
  answerErrors(app, context);
  const mount = createMount(app, {
    ...context,
    findOwnBusiness: (ownerId, named) => findOwnBusiness(context.database.read, ownerId, named),
  });

  mountAccounts(app, mount, context);
  mountDiary(mount, context);
  mountBookings(mount, context);
  mountBusinesses(mount, context);
  mountQuestions(mount, context);
  mountPictures(mount, context);
  mountPictureFiles(app, context);
  mountEmailConfirmation(mount, context);
  mountCoupons(mount, context);
  mountPayments(mount, context);
  mountProviderEvents(app, context);
  mountCatalogue(mount, context);
  mountTimeOff(mount, context);
  mountDelays(mount, context);
  mountFeedCalls(mount, context);
  mountFeeds(app, context);
  mountBusyCalls(mount, context);
  mountEvents(mount, context);
  mountDates(mount, context);
  mountVenues(mount, context);
  mountPatterns(mount, context);
  mountOwnerBookings(mount, context);
  mountSeries(mount, context);
  mountCustomers(mount, context);
  mountBusinessFile(mount, context);
  mountCustomerData(mount, context);
  mountWaitingList(mount, context);
  mountNewsletter(app, mount, context);
  mountTakings(mount, context);
  mountVisits(mount, context);
  mountContact(mount, context);
  mountEmailTests(mount, context);
  mountAdmin(mount, context);
  mountHealth(mount, context);
  mountSecurityTxt(app, context);
  if (metrics) mountMetrics(app, metrics);
  if (local) app.route('/', local);
  if (site) {
    mountDiaryPage(app, context, site.diaryPage);
    mountLinkPages(app, context, site.linkPages);
    mountPages(app, context, site);
  }
  return app;
}

function mountHealth(mount: Mount, { database, isStopping }: Context): void {
  mount(calls.checkHealth, () => checkHealth(database));
  mount(calls.checkReady, async () => {
    if (isStopping()) throw new Refusal(503, STOPPING);
    return checkHealth(database);
  });
}
