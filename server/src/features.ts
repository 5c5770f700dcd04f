import { calls } from '@daybook/schema/contract/calls';
import type { Hono } from 'hono';
import { MINUTE } from '@daybook/schema/figures/periods';
import { createFindUser } from './accounts/account-responses.ts';
import { createDeleteAccount } from './accounts/deletion/delete-account.ts';
import { createDeleteBusiness } from './admin/businesses/delete-business.ts';
import { mountEmailTests } from './admin/email-test/routes.ts';
import { mountAdmin } from './admin/routes.ts';
import { createDeleteUser } from './admin/users/find-users-store.ts';
import { createCloseOwnBusiness } from './businesses/close-own-business.ts';
import { createEmailConfirming } from './businesses/email-confirmation/confirm-email.ts';
import { mountEmailConfirmation } from './businesses/email-confirmation/routes.ts';
import { createListOwn } from './businesses/business-responses.ts';
import { mountBusinesses } from './businesses/routes.ts';
import { mountContact } from './contact/routes.ts';
import { createSendMessage, type SendMessage } from './contact/send-message.ts';
import { checkHealth } from './database/health.ts';
import { createFormStamps } from './hosted/form-stamp.ts';
import { mountDiaryPage, type PageParts } from './hosted/routes.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { Refusal } from './http/errors.ts';
import type { SecureHeaders } from './http/headers.ts';
import type { Mount } from './http/mount.ts';
import { createRateLimit, inTurn, limitsOnAddresses, type Rate, type RateLimit } from './http/rate-limit.ts';
import { STOPPING } from './http/refusal-texts.ts';
import type { SessionGuard } from './http/session-guard.ts';
import { mountBusinessFile } from './import-export/routes.ts';
import { mountMetrics } from './metrics/routes.ts';
import { mountNewsletter } from './newsletter/routes.ts';
import { createNewsletter, type Newsletter } from './newsletter/sign-up.ts';
import { createLinkTokens } from './tokens/seal.ts';
import { createUnsubscribeUrls } from './newsletter/newsletter-email.ts';
import type { SiteBuild } from './pages/client-builds.ts';
import { createFindOpening } from './pages/dashboard/find-opening.ts';
import { mountSite } from './pages/dashboard/routes.ts';
import { mountPublicPages } from './pages/routes.ts';
import { mountForSearchEngines } from './pages/search-engines/routes.ts';
import { mountSecurityTxt } from './pages/security-txt.ts';
import { mountSentForms } from './pages/sent-forms.ts';
import { createDrawPicture, facesOf } from './pages/share-picture/draw-picture.ts';
import { mountSharePictures } from './pages/share-picture/routes.ts';
import { createShowPage } from './pages/show-page.ts';
import { mountPayments, mountProviderEvents } from './payments/routes.ts';
import { createCountVisit } from './visits/count-visit.ts';
import { mountVisits } from './visits/routes.ts';
import type { AppParts } from './app-parts.ts';

/** Events without the provider's signature, by address: nobody has a reason to send one. */
const FORGED_EVENTS: Rate = { burst: 20, perMilliseconds: MINUTE };

export function mountBusinessesOf(parts: AppParts, mount: Mount): void {
  const { database, stores, clock, onMailQueued, metrics } = parts;
  const closing = { store: stores.deletion, clock, onMailQueued, metrics };
  const close = createCloseOwnBusiness({ database, ...closing });
  mountBusinesses(mount, { store: stores.businesses, close, clock, onMailQueued });
  mountEmailConfirmation(mount, {
    confirming: createEmailConfirming({
      database,
      tokens: createLinkTokens('confirmEmailLink', parts.secrets),
      clock,
      emails: parts.limitOnPeople('emails', parts.rates.owner.emails),
      onMailQueued,
    }),
    clock,
    rate: parts.limitOf('email links', parts.rates.bookings.attempts),
  });
}

export function mountPaymentsOf(
  parts: AppParts,
  app: Hono<HttpEnvironment>,
  mount: Mount,
  codesTried: RateLimit,
): void {
  const { database, clock, payments, publicUrl } = parts;
  mountPayments(mount, { ...payments, database, publicUrl, codesTried });
  mountProviderEvents(app, { ...payments, clock, forged: parts.limitOf('forged events', FORGED_EVENTS) });
}

export function mountVisitorsOf(parts: AppParts, mount: Mount, app: Hono<HttpEnvironment>): Visitors {
  const visitors = createVisitors(parts);
  const { newsletter, signups, sendMessage, messages } = visitors;
  mountNewsletter(mount, app, {
    newsletter,
    signups,
    links: parts.limitOf('newsletter links', parts.rates.bookings.attempts),
  });
  mountVisits(mount, {
    countVisit: createCountVisit({ store: parts.stores.visits, clock: parts.clock }),
    rate: limitsOnAddresses((_, rate) => createRateLimit(rate, parts.clock))('visits', parts.rates.visits),
    cookies: { isSecure: parts.publicUrl.startsWith('https:') },
    counted: parts.stores.visitsCounted,
    clock: parts.clock,
  });
  mountContact(mount, { sendMessage, rate: messages });
  return visitors;
}

export function mountEmailTestsOf(parts: AppParts, mount: Mount, guard: SessionGuard): void {
  mountEmailTests(mount, {
    ...parts.emailTest,
    guard,
    async makeExample(kind, people) {
      const email = await parts.examples.make(kind, people);
      if (!email) throw new Error(`there is no example of ${kind}`);
      return email;
    },
    clock: parts.clock,
    rate: parts.limitOf('email tests', parts.rates.visitor),
  });
}

/** The mount checks before each of its calls that the admin is logged in. */
export function mountAdminOf(parts: AppParts, mount: Mount): void {
  const { database, stores, examples, clock, onMailQueued, metrics, publicUrl, secrets } = parts;
  const closing = { store: stores.deletion, clock, onMailQueued, metrics };
  mountAdmin(mount, {
    ...stores.admin,
    accounts: stores.accounts,
    deleteBusiness: createDeleteBusiness({ database, ...closing }),
    deleteUser: createDeleteUser(createDeleteAccount(closing)),
    examples,
    unsubscribeUrlOf: createUnsubscribeUrls(publicUrl, secrets),
    clock,
    onMailQueued,
  });
}

interface Visitors {
  newsletter: Newsletter;
  signups: RateLimit;
  sendMessage: SendMessage;
  messages: RateLimit;
}

/** Creates the newsletter's form and the contact form. A call and its plain form share one rate limit. */
function createVisitors(parts: AppParts): Visitors {
  const { database, clock, secrets, supportEmail, limitOf, rates, onMailQueued } = parts;
  const messagesInADay = limitOf('messages in a day', rates.messages);
  return {
    newsletter: createNewsletter({
      database,
      tokens: createLinkTokens('newsletterLink', secrets),
      clock,
      onMailQueued,
    }),
    signups: limitOf('signups', rates.visitor),
    sendMessage: createSendMessage({ database, supportEmail, clock, onMailQueued }),
    messages: inTurn(limitOf('messages', rates.visitor), messagesInADay),
  };
}

export function mountBusinessFilesOf(parts: AppParts, mount: Mount): void {
  const { database, stores, limitOnPeople, rates, tokens, clock, onMailQueued } = parts;
  mountBusinessFile(mount, {
    database,
    imports: stores.imports,
    parts: stores.importParts,
    finishImport: stores.finishImport,
    begun: limitOnPeople('imports', rates.owner.imports),
    sent: limitOnPeople('import parts', rates.owner.importParts),
    tokens,
    clock,
    onMailQueued,
  });
}

export function mountOperationOf(parts: AppParts, app: Hono<HttpEnvironment>, mount: Mount): void {
  const { database, isStopping, metrics } = parts;
  mount(calls.checkHealth, () => checkHealth(database));
  mount(calls.checkReady, async () => {
    if (isStopping()) throw new Refusal(503, STOPPING);
    return checkHealth(database);
  });
  mountSecurityTxt(app, parts);
  if (metrics) mountMetrics(app, metrics);
}

type SharedWithCalls = Omit<
  PageParts,
  'build' | 'stamps' | 'clock' | 'publicUrl' | 'tell' | 'pageViews' | 'demoDiarySlug'
> & {
  guard: SessionGuard;
  secure: SecureHeaders;
  visitors: Visitors;
};

/** Mount this after every call: whatever is left is a page. */
export function mountPagesOf(
  parts: AppParts,
  app: Hono<HttpEnvironment>,
  build: SiteBuild,
  shared: SharedWithCalls,
): void {
  const { stores, clock, tell, publicUrl, pageViews } = parts;
  const { guard, secure, reader, mayMakeFor } = shared;
  const { pricing, supportEmail, operator, demoDiarySlug } = parts;
  mountDiaryPage(app, {
    ...shared,
    stamps: createFormStamps(parts.secrets, clock),
    clock,
    publicUrl,
    tell,
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
  const { newsletter, ...visitors } = shared.visitors;
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
  mountSite(app, build, {
    guard,
    secure,
    findOpening: createFindOpening({
      guard,
      findUser,
      listOwn: createListOwn(stores.businesses, clock),
      tell,
    }),
    showNotFound: (context) => show('notFound', context),
  });
}
