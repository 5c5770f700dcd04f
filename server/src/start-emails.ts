import type { MailSetup } from './admin/email-test/mail-setup.ts';
import { createResolveTxt, type ResolveTxt } from './admin/email-test/sender-domain.ts';
import type { Context } from './context.ts';
import type { OpenedDatabase } from './database/database.ts';
import { makeEmail, type EmailContext } from './email-makers.ts';
import { type TryMail, createSmtpTrial } from './emails/smtp-check.ts';
import { createSmtpTransport, type MailTransport } from './emails/transport.ts';
import { startMailWorker } from './emails/worker.ts';
import type { Settings } from './settings.ts';

/** Starts to send the outbox. `mailbox` replaces the mail server; null if there is one. */
export function startMail(
  context: EmailContext & Pick<Context, 'tell' | 'metrics'> & { database: OpenedDatabase },
  { smtpUrl, emailFrom }: Pick<Settings, 'smtpUrl' | 'emailFrom'>,
  mailbox: MailTransport | null,
) {
  const { database, publicUrl } = context;
  const transport = mailbox ?? createSmtpTransport({ url: smtpUrl ?? '', from: emailFrom });
  const worker = startMailWorker({
    ...context,
    transport,
    makeEmail: (email) => makeEmail(email, context, database.read),
    steady: () => performance.now(),
    random: Math.random,
    host: new URL(publicUrl).hostname,
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
  { smtpUrl, emailFrom, supportEmail, operator }: Settings,
  parts: { publicUrl: string; tryLocally: TryMail | null; resolveTxt: ResolveTxt | undefined },
): MailSetup {
  const { publicUrl, tryLocally, resolveTxt = createResolveTxt() } = parts;
  const tryMail = tryLocally ?? createSmtpTrial({ url: smtpUrl ?? '', from: emailFrom });
  return { smtpUrl, emailFrom, supportEmail, operator, publicUrl, tryMail, resolveTxt };
}
