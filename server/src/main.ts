/** The composition root: settings, database, mail, app, jobs, and the port on which all of it answers. */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { pages } from '@daybook/schema/words/routes';
import { ACCOUNT_DELETED } from './accounts/deletion/deletion-facts.ts';
import { createDeletionLetterMaker } from './accounts/deletion/letter.ts';
import { createIdentity } from './accounts/identity-provider.ts';
import { createApp, type BookingRates, type OwnerRates } from './app.ts';
import { EMAIL_CONFIRMATION } from './businesses/email-confirmation/confirmation-facts.ts';
import { createIsLetterWanted } from './businesses/email-confirmation/confirm-email.ts';
import { createEmailTokens } from './businesses/email-confirmation/email-token.ts';
import { createConfirmationLetterMaker } from './businesses/email-confirmation/letter.ts';
import { createBookingLetterMaker } from './bookings/letters/letter-from-outbox.ts';
import { createStateOfBooking } from './bookings/letters/letter-store.ts';
import { createCancelTokens } from './bookings/cancel-token.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { fillWithDemoData } from './database/demo/fill.ts';
import { migrateDatabase } from './database/migrate.ts';
import { DEMO_OWNER } from './database/demo/owner.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { listen, type Served } from './http/listen.ts';
import type { Rate } from './http/rate-limit.ts';
import { createCleanUpStore } from './jobs/clean-up-store.ts';
import { cleanUpJob } from './jobs/clean-up.ts';
import { closingJob } from './jobs/closing.ts';
import { createPurgeStore } from './jobs/purge-store.ts';
import { purgeJob } from './jobs/purge.ts';
import { createReminderStore } from './jobs/reminder-store.ts';
import { reminderJob } from './jobs/queue-due-reminders.ts';
import { startJobs } from './jobs/schedule.ts';
import { checkoutPath, createCheckout } from './local/checkout/checkout.ts';
import { serveExamples } from './local/examples.ts';
import { createStandInIdentity, type StandInIdentity } from './local/identity/stand-in.ts';
import { createMailboxRoutes } from './local/mailbox-routes.tsx';
import { openMailbox, type Mailbox } from './local/mailbox.ts';
import { onlyAt } from './local/own-host.ts';
import { createLog } from './log.ts';
import { createSmtpTransport } from './mail/transport.ts';
import { startMailWorker } from './mail/worker.ts';
import { paths } from './paths.ts';
import { readSettings, type Settings } from './settings.ts';
import { readSiteBuild, type SiteBuild } from './site/build.ts';
import { createStores, type Stores } from './stores.ts';

export interface StartOptions {
  settings: Settings;
  log: Logger;
  clock?: Clock;
  rates?: BookingRates;
  signInRate?: Rate;
  readingRate?: Rate;
  ownerRates?: OwnerRates;
  /** The clients' builds (site/build.ts); null serves calls alone, for tests that need no page. */
  site: SiteBuild | null;
  /** Stands between the app and the port, where tests check every answer. */
  around?: (app: Served) => Served;
  /** Fills an empty database with the demo businesses. */
  isDemo?: boolean;
}

export interface Daybook {
  /** The address at which it answers, without a slash at the end. */
  url: string;
  database: OpenDatabase;
  /** Lets requests and letters on their way finish, then closes everything. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;
/** By address, of bookings and again of cancellations. A whole office, or a school behind one, shares an address. */
const PRODUCTION_RATES: BookingRates = {
  attempts: { burst: 300, perMilliseconds: MINUTE },
  accepted: { burst: 120, perMilliseconds: 10 * MINUTE },
};
/** Begun and ended, by address. */
const PRODUCTION_SIGN_IN_RATE: Rate = { burst: 60, perMilliseconds: 10 * MINUTE };
/** A year of events made call by call, each with its venue, is 732 changes. */
const PRODUCTION_OWNER_RATES: OwnerRates = {
  changes: { burst: 1000, perMilliseconds: 10 * MINUTE },
  letters: { burst: 60, perMilliseconds: 10 * MINUTE },
};
/** Outside production, so that a rush can be tried from one machine. */
const GENEROUS_RATES: BookingRates = {
  attempts: { burst: 10_000, perMilliseconds: MINUTE },
  accepted: { burst: 10_000, perMilliseconds: MINUTE },
};
const GENEROUS_SIGN_IN_RATE: Rate = { burst: 10_000, perMilliseconds: MINUTE };
/** Diaries and slots made anew, by address: a school behind one address looks at many, and books in between. */
const PRODUCTION_READING_RATE: Rate = { burst: 1200, perMilliseconds: MINUTE };
const GENEROUS_OWNER_RATES: OwnerRates = { changes: GENEROUS_SIGN_IN_RATE, letters: GENEROUS_SIGN_IN_RATE };

export async function startDaybook(options: StartOptions): Promise<Daybook> {
  const { settings, log, clock = Date.now, isDemo = false } = options;
  const database = openDatabase(settings.databaseFile);
  migrateDatabase(database);
  if (isDemo) await fillWithDemoData(database, clock());
  const mailbox = settings.smtpUrl === null ? await openMailbox(mailboxFile(settings), clock) : null;
  const listening = await listen(settings.port, settings.host);
  // The real port for port 0 is known only now, and links need it.
  const publicUrl = settings.publicUrl.replace(/:0$/, `:${listening.port}`);

  const tokens = createCancelTokens(settings.secrets);
  const stores = createStores(database);
  const { outbox } = stores;
  const mail = startMail({ settings, log, clock }, { database, outbox, mailbox, publicUrl, tokens });
  const jobs = startJobs(
    [
      reminderJob({ store: createReminderStore(database), clock, wake: mail.wake }),
      cleanUpJob({ store: createCleanUpStore(database), clock }),
      closingJob({ store: stores.deletion, clock, onMailQueued: mail.wake }),
      purgeJob({ store: createPurgeStore(database), deleteEvents: stores.eventsDeleted, clock }),
    ],
    log,
  );
  const standIn = createStandIn(stores.accounts, publicUrl);
  const local = new Hono();
  local.use('/dev/*', onlyAt(publicUrl));
  if (!settings.identity) local.route('/', standIn.routes);
  if (mailbox) local.route('/', createMailboxRoutes({ mailbox, outbox }));
  local.route('/', createCheckout({ database, stores, clock, publicUrl, secrets: settings.secrets }));
  const app = createApp({
    database,
    stores,
    clock,
    log,
    publicUrl,
    tokens,
    secrets: settings.secrets,
    adminEmail: settings.adminEmail,
    trustsProxy: settings.trustsProxy,
    site: options.site,
    wait,
    rates: options.rates ?? (settings.isProduction ? PRODUCTION_RATES : GENEROUS_RATES),
    onMailQueued: mail.wake,
    identity: createIdentity({
      ...(settings.identity ?? standIn.provider),
      redirectUri: publicUrl + pages.signedIn,
      log,
    }),
    signInRate:
      options.signInRate ?? (settings.isProduction ? PRODUCTION_SIGN_IN_RATE : GENEROUS_SIGN_IN_RATE),
    readingRate:
      options.readingRate ?? (settings.isProduction ? PRODUCTION_READING_RATE : GENEROUS_SIGN_IN_RATE),
    ownerRates: options.ownerRates ?? (settings.isProduction ? PRODUCTION_OWNER_RATES : GENEROUS_OWNER_RATES),
    local: settings.isProduction ? null : local,
  });
  listening.serve(options.around?.(app) ?? app);

  return {
    url: publicUrl,
    database,
    async stop() {
      await listening.stop();
      await jobs.stop();
      await mail.stop();
      database.close();
    },
  };
}

/** Accounts offered at the stand-in: the demo owner's, and those last seen. */
const ACCOUNTS_OFFERED = 6;

function createStandIn(accounts: Stores['accounts'], publicUrl: string): StandInIdentity {
  return createStandInIdentity({
    publicUrl,
    findAccount: (email) => accounts.findByEmail(email),
    async listAccounts() {
      const recent = await accounts.listRecent(ACCOUNTS_OFFERED);
      const demo = await accounts.findByEmail(DEMO_OWNER.email);
      return demo ? [demo, ...recent.filter(({ id }) => id !== demo.id)] : recent;
    },
    // As on a machine of its own: openid-client judges the tokens by the real time.
    clock: Date.now,
  });
}

/** The local mailbox lies beside the database it belongs to. */
function mailboxFile({ databaseFile }: Settings): string {
  return join(dirname(databaseFile), 'mailbox.jsonl');
}

interface MailParts {
  database: Database;
  outbox: Stores['outbox'];
  mailbox: Mailbox | null;
  publicUrl: string;
  tokens: ReturnType<typeof createCancelTokens>;
}

function startMail(
  { settings, log, clock }: { settings: Settings; log: Logger; clock: Clock },
  { database, outbox, mailbox, publicUrl, tokens }: MailParts,
) {
  const transport = mailbox ?? createSmtpTransport({ url: settings.smtpUrl ?? '', from: settings.emailFrom });
  const { supportEmail } = settings;
  const ownMakers = new Map([
    [ACCOUNT_DELETED, createDeletionLetterMaker(supportEmail)],
    [
      EMAIL_CONFIRMATION,
      createConfirmationLetterMaker({
        supportEmail,
        publicUrl,
        tokens: createEmailTokens(settings.secrets),
        isWanted: createIsLetterWanted(database),
      }),
    ],
  ]);
  const makeBookingLetter = createBookingLetterMaker({
    context: { publicUrl, cancelTokenOf: tokens.tokenOf },
    stateOfBooking: createStateOfBooking(database),
    clock,
    log,
  });
  const worker = startMailWorker({
    outbox,
    transport,
    makeLetter: (email) => (ownMakers.get(email.kind) ?? makeBookingLetter)(email),
    clock,
    random: Math.random,
    log,
    host: new URL(publicUrl).hostname,
  });
  return {
    wake: () => worker.wake(),
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { log, flush } = createLog(settings.isProduction);
  const { supportEmail, isProduction } = settings;
  const site = await readSiteBuild(paths, { supportEmail, checkoutPath: isProduction ? null : checkoutPath });
  const daybook = await startDaybook({ settings, log, site, isDemo: !settings.isProduction });
  const examples = settings.isProduction ? null : await serveExamples(settings, daybook.url);
  if (!settings.isProduction) process.stdout.write(addresses(daybook, examples?.url ?? null));
  log.info({ url: daybook.url }, 'serving');
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([daybook.stop(), examples?.stop()]);
    log.info('stopped');
    flush();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

function addresses({ url }: Daybook, examplesUrl: string | null): string {
  return [
    '',
    `  A demo diary   ${url}/diary/willow-co-hair`,
    `  The dashboard  ${url}/ (the demo's owner is ${DEMO_OWNER.email})`,
    `  Example sites  ${examplesUrl ?? 'not built (npm run build)'}`,
    `  The mailbox    ${url}/dev/mail`,
    '',
    '',
  ].join('\n');
}

const entry = process.argv[1];
if (entry !== undefined && realpathSync(entry) === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
