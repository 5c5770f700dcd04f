/** Sends one email over connections of its own, and tells at which step a mail server refuses. */

import { createTransport } from 'nodemailer';
import {
  addressIn,
  boundedMessage,
  mailErrorOf,
  messageOf,
  secretsOf,
  type OutgoingMail,
} from './transport.ts';

interface SmtpTrialOptions {
  url: string;
  from: string;
  /** Milliseconds for the whole trial. */
  deadline?: number;
}

const DEADLINE = 10_000;

const STEPS = [
  'Connection',
  'Encryption (TLS)',
  'Login',
  'Sender accepted',
  'Recipient accepted',
  'Email accepted',
];

interface Encryption {
  isEncrypted: boolean;
  detail: string;
}

export function createSmtpTrial({ url, from, deadline = DEADLINE }: SmtpTrialOptions): TryMail {
  const { username, hostname, port } = new URL(url);
  // Some providers use keys as user names too.
  const secrets = [...secretsOf(url), ...[decodeURIComponent(username), username].filter(Boolean)];
  const options = {
    url,
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
    disableFileAccess: true,
    disableUrlAccess: true,
  };

  /** Asks over a connection that must be encrypted, because a sent email doesn't tell whether its own was. */
  async function askEncryption(): Promise<Encryption> {
    try {
      await createTransport({ ...options, requireTLS: true }).verify();
    } catch (error) {
      const code = memberOf(error, 'code');
      if (code === 'ETLS') return { isEncrypted: false, detail: 'The connection is not encrypted.' };
      const { message } = mailErrorOf(error, secrets);
      const detail = `We couldn’t tell whether the connection is encrypted: ${message}`;
      if (code !== 'EAUTH') return { isEncrypted: false, detail };
    }
    return { isEncrypted: true, detail: 'The connection is encrypted.' };
  }

  return async (mail) => {
    const message = { ...messageOf(mail, from), signal: AbortSignal.timeout(deadline) };
    const [encryption, sent] = await Promise.all([
      askEncryption(),
      createTransport(options)
        .sendMail(message)
        .then(
          ({ response }) => ({ response }),
          (error: unknown) => ({ error, failedAt: failedStep(error) }),
        ),
    ]);
    const failedAt = 'error' in sent ? sent.failedAt : STEPS.length;
    const error = 'error' in sent ? messageFor(sent.error, deadline, secrets) : null;
    const accepted = [
      `Connected to ${hostname}${port && `:${port}`}.`,
      encryption.detail,
      username
        ? 'The mail server accepts it, or asks for none.'
        : 'SMTP_URL has no user name, so we didn’t log in.',
      addressIn(from),
      mail.to,
      'error' in sent ? '' : sent.response,
    ];
    const steps = STEPS.map((name, at) => ({
      name,
      success: at < failedAt && (name !== 'Encryption (TLS)' || encryption.isEncrypted),
      detail: boundedMessage(
        (at < failedAt ? accepted[at] : at === failedAt ? error : null) ??
          'Not tried, because an earlier step failed.',
        secrets,
      ),
    }));
    return { steps, status: 'error' in sent ? statusOf(sent.error) : codeIn(sent.response), error };
  };
}

const memberOf = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? Reflect.get(error, name) : undefined;

/** Returns the index in STEPS of the step at which this error occurs. */
function failedStep(error: unknown): number {
  const code = memberOf(error, 'code');
  if (code === 'ETLS') return 1;
  if (code === 'EAUTH') return 2;
  const command = memberOf(error, 'command');
  const at = ['MAIL FROM', 'RCPT TO', 'DATA'].findIndex((name) => name === command);
  return at < 0 ? 0 : 3 + at;
}

function messageFor(error: unknown, deadline: number, secrets: string[]): string {
  const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  if (isLate) return `The mail server took more than ${deadline / 1000} seconds.`;
  return mailErrorOf(error, secrets).message;
}

function statusOf(error: unknown): number | null {
  const code = memberOf(error, 'responseCode');
  return typeof code === 'number' ? code : null;
}

/** Returns 250 for '250 2.0.0 OK'. */
function codeIn(reply: string): number | null {
  return Number(/^\d{3}/.exec(reply)?.[0] ?? 0) || null;
}

interface TrialStep {
  name: string;
  success: boolean;
  /** One line of bounded length, without secrets. */
  detail: string;
}

interface MailTrial {
  steps: TrialStep[];
  /** The mail server's last code, 250 when it accepted the email; null if it sent none. */
  status: number | null;
  /** Why it was refused; null when it was accepted. */
  error: string | null;
}

/** Never throws: failures are part of the result. */
export type TryMail = (mail: OutgoingMail) => Promise<MailTrial>;
