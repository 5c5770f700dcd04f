/**
 * The mailbox used when no mail server is set (never in production). It keeps emails in a file, one JSON line
 * each, and shows them at /dev/mail. Several processes may append to one file.
 */

import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import { extraHeadersOf, type Email } from '../../emails/email.ts';
import type { TryMail } from '../../emails/smtp-check.ts';
import { type MailTransport, boundedMessage } from '../../emails/transport.ts';
import type { Clock } from '../../runtime/clock.ts';
import { ensurePrivateFile, ensurePrivateFolder } from '../../runtime/private-files.ts';

const keptMail = z.object({
  id: z.string(),
  /** When it was sent, ISO 8601. */
  at: z.iso.datetime(),
  to: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  /** `content` is the attached text. */
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
});

export type KeptMail = z.infer<typeof keptMail>;

/** Emails kept when the file is opened; older ones are deleted. */
export const MAILS_KEPT = 1000;

export interface Mailbox extends MailTransport {
  /** Lists the newest first; only those to `recipient` if it is given. */
  list(recipient?: string): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
}

/** Opens the file, which need not exist yet, and deletes all but the last MAILS_KEPT emails from it. */
export async function openMailbox(file: string, clock: Clock): Promise<Mailbox> {
  ensurePrivateFolder(dirname(file));
  ensurePrivateFile(file);
  const kept = await readMails(file);
  if (kept.length > MAILS_KEPT) await writeMails(file, kept.slice(-MAILS_KEPT));
  return {
    async send({ email, to, messageId }) {
      const { subject, text, html, replyTo } = email;
      const now = clock();
      const mail: KeptMail = {
        id: `${now}-${messageId.replace(/[^\w.-].*/, '')}`,
        at: new Date(now).toISOString(),
        to,
        reply_to: replyTo.email,
        subject,
        text,
        html,
        headers: extraHeadersOf(email),
        attachments: attachmentsOf(email),
      };
      // A line break comes first too, so that a line cut short when a process was killed stays separate.
      await appendFile(file, `\n${JSON.stringify(mail)}\n`);
    },
    async list(recipient) {
      const mails = (await readMails(file)).reverse();
      return recipient ? mails.filter((mail) => isSameAddress(mail.to, recipient)) : mails;
    },
    async find(id) {
      return (await readMails(file)).find((mail) => mail.id === id) ?? null;
    },
    close: () => undefined,
  };
}

/** Returns the oldest first. Skips a line that was cut short when the process was killed. */
async function readMails(file: string): Promise<KeptMail[]> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return content.split('\n').flatMap((line) => {
    try {
      return line ? [keptMail.parse(JSON.parse(line))] : [];
    } catch {
      return [];
    }
  });
}

/** Writes a second file and renames it, so that a killed process leaves either the old or the new one. */
async function writeMails(file: string, mails: KeptMail[]): Promise<void> {
  ensurePrivateFile(`${file}.new`);
  await writeFile(`${file}.new`, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
  await rename(`${file}.new`, file);
}

function attachmentsOf({ attachment, calendar }: Email): KeptMail['attachments'] {
  return [
    ...(attachment ? [{ ...attachment, contentType: 'text/plain; charset=utf-8' }] : []),
    ...(calendar
      ? [
          {
            filename: 'invite.ics',
            contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            content: calendar.content,
          },
        ]
      : []),
  ];
}

/** Makes the trial for when there is no mail server: the mailbox keeps the email and says it isn't sent. */
export function createMailboxTrial(mailbox: Pick<MailTransport, 'send'>): TryMail {
  return async (mail) => {
    try {
      await mailbox.send(mail);
      const detail =
        'No mail server is set (SMTP_URL), so the email isn’t sent. You can read it at /dev/mail.';
      return { steps: [{ name: 'Local mailbox', success: true, detail }], status: null, error: null };
    } catch (error) {
      const detail = boundedMessage(error instanceof Error ? error.message : String(error));
      return { steps: [{ name: 'Local mailbox', success: false, detail }], status: null, error: detail };
    }
  };
}
