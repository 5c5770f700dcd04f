/** Sends emails by SMTP. */
import { createTransport } from 'nodemailer';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { extraHeadersOf, subjectLine, type Email } from './email.ts';
import { mimeOf, type MailHeader, type MimeMail } from './mime.ts';
import { isForGood } from './smtp-refusal.ts';

export interface OutgoingMail {
  email: Email;
  to: string;
  /** Without its angle brackets; the same at every attempt, so that a repeat can be recognised. */
  messageId: string;
}

/** Where emails go: a mail server, or the local mailbox. `send` throws a MailError when the email did not go. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Why an email did not go. The message is one bounded line without the mail server's password. */
export class MailError extends Error {
  /** A word or number for the log, without personal data: 'ECONNECTION', '550'. */
  readonly reason: string;
  /** The server said no for good (5xx) to this recipient, or to this email. */
  readonly isRefused: boolean;
  /** No email would have got further: there is no server, or it does not let us in. */
  readonly isUnreached: boolean;

  constructor(message: string, reason: string, isRefused: boolean, isUnreached = false) {
    super(message);
    this.name = 'MailError';
    this.reason = reason;
    this.isRefused = isRefused;
    this.isUnreached = isUnreached;
  }
}

interface SmtpOptions {
  /** SMTP_URL: smtp://user:password@host:587, smtps://..., options as query parameters. */
  url: string;
  /** EMAIL_FROM */
  from: string;
  /** How long one email may take, milliseconds. Must stay under the outbox's lease. */
  deadline?: number;
}

/** Connections to the mail server, and so emails on their way at once, per process. */
export const CONNECTIONS = 20;
const SECOND = 1000;
const MESSAGE_MAX = 300;
/** One email's time from connecting to the server's last word. */
export const SEND_DEADLINE = 60 * SECOND;

export function createSmtpTransport({ url, from, deadline = SEND_DEADLINE }: SmtpOptions): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    // The first that is given counts, and SMTP_URL may name a number of its own.
    ...(new URL(url).searchParams.has('maxConnections') ? {} : { maxConnections: CONNECTIONS }),
    // An email whose connection broke may have arrived: the outbox decides when to try again, not the pool.
    maxRequeues: 0,
    idleTimeout: 5 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const secrets = secretsOf(url);
  return {
    async send(mail) {
      try {
        await pool.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(deadline) });
      } catch (error) {
        throw mailErrorOf(error, secrets);
      }
    },
    close: () => pool.close(),
  };
}

/** `from` is EMAIL_FROM. */
export const messageOf = (mail: OutgoingMail, from: string): MimeMail =>
  mimeOf(headerOf(mail, from), mail.email);

export function headerOf({ email, to, messageId }: OutgoingMail, from: string): MailHeader {
  const { senderName } = email;
  return {
    from: senderName === undefined ? from : { name: subjectLine(senderName), address: addressIn(from) },
    to: { name: '', address: to },
    // A name in a header is made safe as the subject is: one bounded line without invisible signs.
    replyTo: { name: subjectLine(email.replyTo.name), address: email.replyTo.email },
    subject: subjectLine(email.subject),
    messageId: `<${messageId}>`,
    others: extraHeadersOf(email),
  };
}

/** 'Daybook <no-reply@daybook.example>' gives what stands between the brackets. */
export function addressIn(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** Nodemailer's names for what goes wrong before an email is handed over. */
const NOT_LET_IN = ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL'];

/** `secrets` must stand nowhere in its message. */
export function mailErrorOf(error: unknown, secrets: string[]): MailError {
  if (!(error instanceof Error)) return new MailError('unknown error', 'unknown', false);
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  const code = 'code' in error ? error.code : undefined;
  const reason =
    typeof responseCode === 'number' ? String(responseCode) : typeof code === 'string' ? code : error.name;
  const isRefused =
    typeof responseCode === 'number' &&
    isForGood({
      command: 'command' in error ? error.command : undefined,
      code: responseCode,
      reply: 'response' in error ? String(error.response) : '',
    });
  const isUnreached = typeof code === 'string' && NOT_LET_IN.includes(code);
  return new MailError(boundedMessage(error.message, secrets), reason, isRefused, isUnreached);
}

/** One line of at most 300 characters without any of the secrets. */
export function boundedMessage(message: string, secrets: string[] = []): string {
  let text = message;
  for (const secret of secrets) text = text.replaceAll(secret, '***');
  return oneLine(text).slice(0, MESSAGE_MAX);
}

/** The password in every form in which a mail server could send it back, longest first. */
export function secretsOf(url: string): string[] {
  const { username, password } = new URL(url);
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (!plain) return [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [base64(`\0${user}\0${plain}`), base64(plain), encodeURIComponent(plain), password, plain];
}
