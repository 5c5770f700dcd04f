/** The mail: what sends letters, and what makes them. A part of the composition root. */
import type { Logger } from 'pino';
import { ACCOUNT_DELETED } from './accounts/deletion/deletion-facts.ts';
import { createDeletionLetterMaker } from './accounts/deletion/letter.ts';
import { ENDING_KINDS } from './businesses/ending/ending-facts.ts';
import { createEndingLetterMaker } from './businesses/ending/letter.ts';
import { EMAIL_CONFIRMATION } from './businesses/email-confirmation/confirmation-facts.ts';
import { createIsLetterWanted } from './businesses/email-confirmation/confirm-email.ts';
import { createEmailTokens } from './businesses/email-confirmation/email-token.ts';
import { createConfirmationLetterMaker } from './businesses/email-confirmation/letter.ts';
import { createBookingLetterMaker } from './bookings/letters/letter-from-outbox.ts';
import { createStateOfBooking } from './bookings/letters/letter-store.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { createSmtpTransport, type MailTransport } from './mail/transport.ts';
import { startMailWorker, type MakeLetter } from './mail/worker.ts';
import { createMoneyLetterMakers } from './payments/letters/money-letters.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores.ts';

export interface MailParts {
  database: Database;
  stores: Pick<Stores, 'outbox' | 'endings'>;
  /** Takes the mail server's place; null where there is one. */
  mailbox: MailTransport | null;
  publicUrl: string;
  tokens: CancelTokens;
}

/** The worker that sends what the outbox holds, and who makes each kind of letter. */
export function startMail(
  { settings, log, clock }: { settings: Settings; log: Logger; clock: Clock },
  { database, stores: { outbox, endings }, mailbox, publicUrl, tokens }: MailParts,
) {
  const transport = mailbox ?? createSmtpTransport({ url: settings.smtpUrl ?? '', from: settings.emailFrom });
  const { supportEmail } = settings;
  const makeEndingLetter = createEndingLetterMaker({
    supportEmail,
    publicUrl,
    pricing: settings.pricing,
    isStillDue: (facts, now) => endings.isStillDue(facts, now),
    clock,
  });
  const ownMakers = new Map<string, MakeLetter>([
    ...ENDING_KINDS.map((kind) => [kind, makeEndingLetter] as const),
    ...createMoneyLetterMakers(supportEmail),
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
