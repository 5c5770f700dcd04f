/** Sends one email step by step over its own connection, to show at which step a mail server refuses. */
import { parseConnectionUrl, type ConnectionUrlOptions } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
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
] as const;
type StepName = (typeof STEPS)[number];

export function createSmtpTrial({ url, from, deadline = DEADLINE }: SmtpTrialOptions): TryMail {
  const { username } = new URL(url);
  // Some providers use keys as user names too.
  const secrets = [...secretsOf(url), ...[decodeURIComponent(username), username].filter(Boolean)];
  const { auth, ...options } = parseConnectionUrl(url);

  return async (mail) => {
    const steps: TrialStep[] = [];
    const note = (name: StepName, success: boolean, detail: string) =>
      steps.push({ name, success, detail: boundedMessage(detail, secrets) });
    const connection = new SMTPConnection({ ...options, greetingTimeout: deadline, socketTimeout: deadline });
    const watched = watch(connection, deadline);
    try {
      await watched.untilBroken(connected(connection));
      note('Connection', true, `Connected to ${connection.host}:${connection.port}.`);
      const { secure } = connection;
      note('Encryption (TLS)', secure, `The connection is ${secure ? '' : 'not '}encrypted.`);
      note('Login', true, await watched.untilBroken(signedIn(connection, auth)));
      const reply = await watched.untilBroken(sent(connection, mail, from));
      note('Sender accepted', true, addressIn(from));
      note('Recipient accepted', true, mail.to);
      note('Email accepted', true, reply);
      return { steps, status: codeIn(reply), error: null };
    } catch (error) {
      const { message } = mailErrorOf(error, secrets);
      for (const name of stepsBefore(error, steps.length)) note(name, true, 'Accepted.');
      const [failed, ...others] = STEPS.slice(steps.length);
      if (failed) note(failed, false, message);
      for (const name of others) note(name, false, 'Not tried, because an earlier step failed.');
      return { steps, status: statusOf(error), error: message };
    } finally {
      watched.end();
    }
  };
}

/** Ends whatever is waiting when the connection breaks or the time is up. */
function watch(connection: SMTPConnection, deadline: number) {
  const over = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The mail server closed the connection.')));
    const timer = setTimeout(
      () => reject(new Error(`The mail server took more than ${deadline / 1000} seconds.`)),
      deadline,
    );
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  // Prevents an unhandled rejection when nothing waits any more; anything that waits later still gets the
  // error.
  broken.catch(() => undefined);
  return {
    untilBroken: <Answer>(answer: Promise<Answer>) => Promise.race([broken, answer]),
    end() {
      over.abort();
      connection.close();
    },
  };
}

function connected(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

/** Logs in as the pool does: only if SMTP_URL names a user and the server asks for one. */
function signedIn(connection: SMTPConnection, auth: ConnectionUrlOptions['auth']): Promise<string> {
  if (!auth) return Promise.resolve('SMTP_URL has no user name, so we didn’t log in.');
  if (!connection.allowsAuth) return Promise.resolve('The mail server doesn’t ask for a login.');
  return new Promise((resolve, reject) => {
    connection.login({ ...auth }, (error) => (error ? reject(error) : resolve('Accepted.')));
  });
}

/** Resolves to the server's last line. */
function sent(connection: SMTPConnection, mail: OutgoingMail, from: string): Promise<string> {
  const { raw } = messageOf(mail, from);
  const envelope = { from: addressIn(from), to: [mail.to], size: raw.length };
  return new Promise((resolve, reject) => {
    connection.send(envelope, raw, (error, info) => {
      if (error) reject(error);
      else resolve(info?.response ?? '');
    });
  });
}

/** Returns the further steps that must have succeeded for this error to occur. */
function stepsBefore(error: unknown, passed: number): StepName[] {
  const member = (name: string): unknown =>
    error instanceof Error && name in error ? Reflect.get(error, name) : undefined;
  const command = member('command');
  const at = member('code') === 'ETLS' ? 1 : command === 'RCPT TO' ? 4 : command === 'DATA' ? 5 : passed;
  return STEPS.slice(passed, Math.max(passed, at));
}

function statusOf(error: unknown): number | null {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
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
