/** The composition root: settings, database, mail, app, jobs, and the port that serves them. */

import { realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { pages } from '@daybook/schema/words/routes';
import { findAccountByEmail } from './accounts/account-store.ts';
import { findSessionIn } from './accounts/find-session.ts';
import { createIdentity, type Identity } from './accounts/identity-provider.ts';
import type { ResolveTxt } from './admin/email-test/sender-domain.ts';
import { createApp } from './app.ts';
import { createCancelTokens } from './bookings/cancel-token.ts';
import type { Context } from './context.ts';
import type { Database, OpenedDatabase } from './database/database.ts';
import { checkHealth } from './database/health.ts';
import { openDatabase } from './database/open.ts';
import { createOutages, type TellError } from './database/outage.ts';
import { NO_DEMONSTRATION, startDemonstration } from './demonstration/keep-demonstration.ts';
import { createDiaryAnswers } from './diary/diary-answers.ts';
import { listen, takenPort, type Served } from './http/listen.ts';
import { createLimits, ratesOf, type GivenRates, type Limits } from './http/rate-limits.ts';
import { createSessionGuard, type SessionGuard } from './http/session-guard.ts';
import { rateLimitsWith } from './http/token-bucket.ts';
import { serveExamples } from './local/examples.ts';
import { offeredAccounts, createStandInIdentity, type StandInIdentity } from './local/google/stand-in.ts';
import { createLocalRoutes } from './local/local-routes.ts';
import { createMailboxTrial, openMailbox, type Mailbox } from './local/mail/mailbox.ts';
import { startMetrics } from './metrics/routes.ts';
import { readSiteBuild, type SiteBuild } from './pages/client-builds.ts';
import { termsAsText } from './pages/terms-text.ts';
import type { Clock } from './runtime/clock.ts';
import { createLog } from './runtime/log.ts';
import { paths } from './runtime/paths.ts';
import { DEMO_OWNER } from './sample-data/demo-businesses.ts';
import { fillWithDemoData } from './sample-data/demo-store.ts';
import { missingSettings, readSettings, type Settings } from './settings.ts';
import { startCalendars } from './start-calendars.ts';
import { mailSetup, startMail } from './start-emails.ts';
import { startOwnJobs } from './start-jobs.ts';
import { beside, startPaying } from './start-payments.ts';
import { createLinks } from './tokens/seal.ts';
import { createPageViews } from './visits/page-views.ts';
import { keepingOffers } from './waiting-list/keep-offers-store.ts';

export interface StartOptions {
  settings: Settings;
  /** Replaces some of the usual rates. */
  rates?: GivenRates;
  log: Logger;
  clock?: Clock;
  /** Replaces DNS. */
  resolveTxt?: ResolveTxt;
  /** The clients' builds (pages/client-builds.ts); null serves only calls, for tests that need no page. */
  site: SiteBuild | null;
  /** Wraps the app, so that tests can check every response. */
  around?: (app: Served) => Served;
  /** Replaces requests to Stripe when its keys are set. */
  stripeFetch?: typeof fetch;
  /** Fills an empty database with the demo businesses. */
  isDemo?: boolean;
  /** Keeps the diary that anybody may try. Left out in tests that are not about it. */
  hasDemonstration?: boolean;
  /** False in tests that compare rows: jobs use the machine's clock, and would change some in between. */
  hasJobs?: boolean;
}

export interface Daybook {
  /** The address that it serves, without a slash at the end. */
  url: string;
  database: OpenedDatabase;
  /** Lets requests and emails in progress finish, then closes everything. */
  stop(): Promise<void>;
}

export async function startDaybook(options: StartOptions): Promise<Daybook> {
  const { settings, log, clock = Date.now, isDemo = false } = options;
  const { adminEmail, operator, pricing, secrets, supportEmail, trustsProxy } = settings;
  const missing = missingSettings(settings, log);
  const outages = createOutages(log, async () => checkHealth(database));
  const { tell } = outages;
  const database = keepingOffers(await openDatabase(settings, tell), clock);
  const metrics = await startMetrics(settings.metricsToken, { database, outages, clock });
  // Of several processes that start at once, one does this, and the others don't wait for it.
  if (isDemo) {
    await database.processes.alone('demo data', async () => void (await fillWithDemoData(database, clock())));
  }
  const { diarySlug: demoDiarySlug, jobs: demoJobs } = await (options.hasDemonstration
    ? startDemonstration({ database, clock })
    : NO_DEMONSTRATION);
  const mailbox =
    settings.smtpUrl === null ? await openMailbox(beside(settings, 'mailbox.jsonl'), clock) : null;
  const listening = await listenOrClose(settings, database);
  // For port 0 the real port is known only now, and links need it.
  const publicUrl = settings.publicUrl.replace(/:0$/, `:${listening.port}`);

  const tokens = createCancelTokens(secrets);
  const links = createLinks(secrets);
  const shared = { database, clock, log, tell, metrics };
  const facts = { supportEmail, publicUrl, pricing, operator };
  const termsText = () => termsAsText(options.site, { ...facts, database, demoDiarySlug, clock });
  const mail = startMail({ ...shared, ...facts, tokens, links }, settings, mailbox);
  const productUrl = addressOf(settings.host, listening.port);
  const { provider, checkout } = startPaying(options, { publicUrl, productUrl });
  const busyCalendars = startCalendars(settings, { ...shared, publicUrl, onMailQueued: mail.wake });
  const standIn = createStandIn(database, publicUrl, adminEmail);
  const local = createLocalRoutes(settings, publicUrl, { standIn, mailbox, database, checkout });
  const limits = limitsOf(options, database, clock);
  const pageViews = createPageViews({ database, limit: limits.pageViews, clock, tell });
  const context: Context = {
    ...shared,
    ...facts,
    limits,
    guard: guardOf(settings, { ...shared, publicUrl }),
    diaryAnswers: createDiaryAnswers(database.read),
    pageViews,
    busyCalendars,
    tokens,
    links,
    adminEmail,
    secrets,
    trustsProxy,
    missingSettings: missing,
    demoDiarySlug,
    site: options.site,
    wait,
    isStopping: () => listening.isStopping,
    onMailQueued: mail.wake,
    provider,
    identity: identityOf(options, publicUrl, standIn),
    emailTest: emailTestOf(options, publicUrl, mailbox),
    termsText,
    local: settings.isProduction ? null : local,
  };
  const { processes } = database;
  const { hasJobs = true } = options;
  const jobs = startOwnJobs(context, { settings, processes, more: demoJobs, hasJobs });
  const app = createApp(context);
  listening.serve(options.around?.(app) ?? app);
  checkout?.begin();

  return {
    url: publicUrl,
    database,
    async stop() {
      await listening.stop(settings.drainSeconds);
      await busyCalendars.stop();
      await jobs.stop();
      await pageViews.write();
      await checkout?.stop();
      await mail.stop();
      outages.stop();
      await database.close();
    },
  };
}

async function listenOrClose({ port, host }: Settings, database: OpenedDatabase) {
  try {
    return await listen(port, host);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function limitsOf({ settings, rates }: StartOptions, { processes }: OpenedDatabase, clock: Clock): Limits {
  const limitOf = rateLimitsWith({ tokens: processes.tokens, secrets: settings.secrets }, clock);
  return createLimits(ratesOf(settings.isProduction, rates), limitOf, clock);
}

function guardOf(
  { adminEmail, secrets }: Settings,
  {
    database,
    clock,
    publicUrl,
    tell,
  }: { database: Database; clock: Clock; publicUrl: string; tell: TellError },
): SessionGuard {
  const findSession = findSessionIn(database, adminEmail, tell);
  return createSessionGuard({ findSession, clock, publicUrl, secrets });
}

function identityOf({ settings, log }: StartOptions, publicUrl: string, standIn: StandInIdentity): Identity {
  const provider = settings.identity ?? standIn.provider;
  return createIdentity({ ...provider, redirectUri: publicUrl + pages.signedIn, log });
}

function createStandIn({ read }: Database, publicUrl: string, adminEmail: string | null): StandInIdentity {
  return createStandInIdentity({
    publicUrl,
    findAccount: (email) => findAccountByEmail(read, email),
    listAccounts: () => offeredAccounts(read, { demoEmail: DEMO_OWNER.email, adminEmail }),
    // The machine's own time, because openid-client checks the tokens by it.
    clock: Date.now,
  });
}

/** In a URL, an IPv6 address is in brackets. */
function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function emailTestOf({ settings, resolveTxt }: StartOptions, publicUrl: string, mailbox: Mailbox | null) {
  const tryLocally = mailbox && createMailboxTrial(mailbox);
  const setup = mailSetup(settings, { publicUrl, tryLocally, resolveTxt });
  return { isForAdmin: settings.isProduction, setup };
}

async function main(): Promise<void> {
  // Listens for signals from the start, so that a stop during the start also closes what is already open.
  const toldToStop = new Promise<void>((hear) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => hear());
  });
  const settings = readSettings(process.env);
  const { log, flush } = createLog(settings.isProduction);
  const { supportEmail, pricing } = settings;
  const site = await readSiteBuild(paths, { supportEmail, pricing });
  const daybook = await startDaybook({
    settings,
    log,
    site,
    isDemo: !settings.isProduction,
    hasDemonstration: true,
  });
  const examples = settings.isProduction ? null : await examplesBeside(daybook, settings);
  if (!settings.isProduction) process.stdout.write(addresses(daybook, examples?.url ?? null, settings));
  log.info({ url: daybook.url }, 'serving');
  await toldToStop;
  await Promise.all([daybook.stop(), examples?.stop()]);
  log.info('stopped');
  flush();
}

/** Stops the server if the examples fail to start: otherwise it would run on and ignore signals. */
async function examplesBeside(daybook: Daybook, settings: Settings) {
  try {
    return await serveExamples(settings, daybook.url);
  } catch (error) {
    await daybook.stop();
    throw error;
  }
}

function addresses({ url }: Daybook, examplesUrl: string | null, { adminEmail }: Settings): string {
  return [
    '',
    `  A demo diary   ${url}/diary/willow-co-hair`,
    `  The dashboard  ${url}/ (the demo's owner is ${DEMO_OWNER.email})`,
    ...(adminEmail === null
      ? []
      : [`  The admin      ${url}${pages.adminBusinesses} (signs in as ${adminEmail})`]),
    `  Example sites  ${examplesUrl ?? 'not built (npm run build)'}`,
    `  The mailbox    ${url}/dev/mail`,
    '',
    '',
  ].join('\n');
}

function whyNotStarted(error: unknown): string {
  const port = takenPort(error);
  if (port === null) return error instanceof Error ? error.message : String(error);
  return `Daybook can't start: another program uses port ${port}. Choose another port, for example: PORT=${port === 9000 ? 9100 : 9000} npm start`;
}

const entry = process.argv[1];
if (entry !== undefined && realpathSync(entry) === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${whyNotStarted(error)}\n`);
    process.exitCode = 1;
  });
}
