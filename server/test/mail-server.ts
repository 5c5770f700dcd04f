import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** As it came over the wire. */
  raw: string;
  mail: Email;
}

export interface MailServer {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Resolves once that many emails have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** Throws to refuse a connection, by its number. */
  onConnection?: (number: number) => void;
  /** Throws to refuse a recipient; an error's `responseCode` is the reply's. */
  onRecipient?: (address: string) => void;
  /** The same for a sender, and for a whole email. */
  onSender?: (address: string) => void;
  onMail?: (mail: Email) => void;
  /** Awaited before the server accepts an email to that address. */
  beforeAccepting?: (to: string) => Promise<void>;
  /** The only accepted password; without one, nobody can log in. */
  password?: string;
}

function refusalBy(judge: () => void): Error | null {
  try {
    judge();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error('refused');
  }
}

/** Returns a mail server's refusal: '550', 'No such user'. */
export function smtpReply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done(refusalBy(() => options.onConnection?.(connections)));
    },
    onAuth(auth, _session, done) {
      if (auth.password === options.password) done(null, { user: auth.username });
      else done(new Error(`Invalid login for ${auth.username} with ${auth.password}`));
    },
    onMailFrom({ address }, _session, done) {
      done(refusalBy(() => options.onSender?.(address)));
    },
    onRcptTo({ address }, _session, done) {
      done(refusalBy(() => options.onRecipient?.(address)));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void Promise.all([PostalMime.parse(raw), options.beforeAccepting?.(to.join())]).then(([mail]) => {
          const refusal = refusalBy(() => options.onMail?.(mail));
          if (refusal) {
            done(refusal);
            return;
          }
          received.push({
            to,
            raw: raw.toString(),
            mail,
          });
          done();
          for (const check of waiting) check();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(options.port ?? 0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    arrived: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
