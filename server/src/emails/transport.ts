import { createTransport, type SendMailOptions } from 'nodemailer';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { extraHeadersOf, subjectLine, type Email } from './email.ts';

export interface OutgoingMail {
  email: Email;
  to: string;
  /** Without angle brackets; the same at every attempt, so that a repeat can be recognised. */
  messageId: string;
}

/** A mail server or the local mailbox. `send` throws a MailError when the email was not sent. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Says why an email was not sent. The message is one bounded line without the mail server's password. */
export class MailError extends Error {
  /** A word or number for the log, without personal data: 'ECONNECTION', '550'. */
  readonly reason: string;
  /** The server refused this recipient or this email for good (5xx). */
  readonly isRefused: boolean;
  /** Every email would have failed: the server can't be reached or refuses our login. */
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
  from: string;
  /** Milliseconds for one email. Must be shorter than the outbox's lease. */
  deadline?: number;
}

/** Connections to the mail server per process, and so the most emails sent at once. */
export const CONNECTIONS = 20;
const SECOND = 1000;
const MESSAGE_MAX = 300;
/** Milliseconds for one email, from connecting to the server's last reply. */
export const SEND_DEADLINE = 60 * SECOND;

export function createSmtpTransport({ url, from, deadline = SEND_DEADLINE }: SmtpOptions): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    // SMTP_URL may set its own number, and the first value wins.
    ...(new URL(url).searchParams.has('maxConnections') ? {} : { maxConnections: CONNECTIONS }),
    // An email whose connection broke may have arrived: the outbox decides when to retry, not the pool.
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

/** Returns what nodemailer writes as MIME; it encodes and folds each header. */
export function messageOf({ email, to, messageId }: OutgoingMail, from: string) {
  const { senderName, replyTo, subject, text, html, calendar, attachment } = email;
  return {
    from: senderName === undefined ? from : { name: subjectLine(senderName), address: addressIn(from) },
    to: { name: '', address: to },
    // A name in a header is cleaned as the subject is: one bounded line without invisible characters.
    replyTo: { name: subjectLine(replyTo.name), address: replyTo.email },
    subject: subjectLine(subject),
    messageId: `<${messageId}>`,
    headers: extraHeadersOf(email),
    text,
    html,
    textEncoding: 'quoted-printable',
    ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
    ...(attachment ? { attachments: [{ ...attachment, contentType: 'text/plain; charset=utf-8' }] } : {}),
  } satisfies SendMailOptions;
}

/** Returns the address in 'Daybook <no-reply@daybook.example>'. */
export function addressIn(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** Order of commands, and login: a wrong setting, whichever email is being sent. */
const CODES_ABOUT_US = [503, 530, 534, 535, 538];
// RFC 3463's enhanced codes: a recipient's address or mailbox, and the sender's address.
const RECIPIENT = /^5\.(1\.(?![78]\b)\d+|2\.1)$/;
const SENDER = /^5\.1\.[78]$/;
/** Some servers give no enhanced code, or 5.7.1 for everything, and explain it in words. */
const WORDS_ABOUT_US = /relay|authenticat|log ?in|credential|sender|quota|exceeded|limit/i;

interface SmtpRefusal {
  /** 'RCPT TO' concerns the recipient, 'DATA' the content; anything else concerns us. */
  command: unknown;
  code: number;
  /** The server's own line: '550 5.1.1 <ada@example.com>: No such user'. */
  reply: string;
}

/** Returns true for a final refusal (5xx) of this recipient or email, false for one that all would get. */
function isForGood({ command, code, reply }: SmtpRefusal): boolean {
  if (code < 500 || CODES_ABOUT_US.includes(code)) return false;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const finer = /^\d{3}[ -](5\.\d+\.\d+)\b/.exec(reply)?.[1] ?? '';
  if (RECIPIENT.test(finer)) return true;
  // Ignores addresses in the text: somebody's may be login@relay.example.
  return !SENDER.test(finer) && !WORDS_ABOUT_US.test(reply.replace(/\S+@\S+/g, ''));
}

/** Nodemailer's error codes for failures before an email is handed over. */
const NOT_LET_IN = ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL'];

/** Returns an error whose message contains none of the `secrets`. */
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

/** Returns one line of at most 300 characters without any of the secrets. */
export function boundedMessage(message: string, secrets: string[] = []): string {
  let text = message;
  for (const secret of secrets) text = text.replaceAll(secret, '***');
  return oneLine(text).slice(0, MESSAGE_MAX);
}

/** Returns the password in every form in which a mail server could send it back, longest first. */
export function secretsOf(url: string): string[] {
  const { username, password } = new URL(url);
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (!plain) return [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [base64(`\0${user}\0${plain}`), base64(plain), encodeURIComponent(plain), password, plain];
}
