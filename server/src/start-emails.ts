import type { CancelTokens } from './bookings/cancel-token.ts';
import { createStateOfBooking } from './bookings/emails/booking-email-store.ts';
import { createIsEmailWanted } from './businesses/email-confirmation/confirm-email.ts';
import type { Clock } from './runtime/clock.ts';
import { createCustomerEmailStates } from './customer-data/customer-data-responses.ts';
import type { OpenedDatabase } from './database/database.ts';
import type { LogParts } from './database/outage.ts';
import { createResolveTxt, type ResolveTxt } from './admin/email-test/sender-domain.ts';
import type { MailSetup } from './admin/email-test/test-email.ts';
import { createEmailMakers, makeByKind, type EmailMakersParts } from './email-makers.ts';
import { type TryMail, createSmtpTrial } from './emails/smtp-check.ts';
import { createSmtpTransport, type MailTransport } from './emails/transport.ts';
import { startMailWorker, type CountEmails } from './emails/worker.ts';
import { createIsSignupPending } from './newsletter/sign-up.ts';
import type { Settings } from './settings.ts';
import { createWaitingEmailStates } from './waiting-list/waiting-facts.ts';
import { isExpiryNoticeStillDue } from './businesses/expiry-notices/expiry-notices-store.ts';
import { isPatternStopped } from './patterns/publish-store.ts';

interface MailParts {
  database: OpenedDatabase;
  /** Replaces the mail server; null if there is one. */
  mailbox: MailTransport | null;
  publicUrl: string;
  tokens: CancelTokens;
  termsText: EmailMakersParts['termsText'];
  metrics: CountEmails | null;
}

export function startMail(
  { settings, log, tell, clock }: LogParts & { settings: Settings; clock: Clock },
  { database, mailbox, publicUrl, tokens, termsText, metrics }: MailParts,
) {
  const transport = mailbox ?? createSmtpTransport({ url: settings.smtpUrl ?? '', from: settings.emailFrom });
  const makers = createEmailMakers({
    states: {
      stateOfBooking: createStateOfBooking(database),
      isConfirmationWanted: createIsEmailWanted(database),
      isSignupPending: createIsSignupPending(database),
      isExpiryNoticeStillDue: (facts, now) => isExpiryNoticeStillDue(database.read, facts, now),
      isPatternStillStopped: (facts) => isPatternStopped(database.read, facts),
      ...createCustomerEmailStates(database),
      ...createWaitingEmailStates(database),
    },
    supportEmail: settings.supportEmail,
    publicUrl,
    pricing: settings.pricing,
    operator: settings.operator,
    termsText,
    cancelTokens: tokens,
    secrets: settings.secrets,
    clock,
    log,
  });
  const worker = startMailWorker({
    database,
    transport,
    makeEmail: makeByKind(makers),
    clock,
    steady: () => performance.now(),
    random: Math.random,
    log,
    tell,
    host: new URL(publicUrl).hostname,
    metrics,
  });
  database.processes.onRing(() => worker.wake());
  return {
    wake: () => {
      worker.wake();
      // Others may have more time for it, or this one may stop in a moment.
      database.processes.ring();
    },
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

/**
 * Returns what the mail tests try: the mail server over connections of their own, or `tryLocally`, which
 * replaces it (null if there is a mail server).
 */
export function mailSetup(
  { smtpUrl, emailFrom, supportEmail }: Settings,
  parts: { publicUrl: string; tryLocally: TryMail | null; resolveTxt: ResolveTxt | undefined },
): MailSetup {
  const { publicUrl, tryLocally, resolveTxt = createResolveTxt() } = parts;
  const tryMail = tryLocally ?? createSmtpTrial({ url: smtpUrl ?? '', from: emailFrom });
  return { smtpUrl, emailFrom, supportEmail, publicUrl, tryMail, resolveTxt };
}
