/** A real SMTP server on loopback that keeps what it is sent, for tests. */
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
  /** Resolves once that many mails have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** Throws to refuse a recipient; an error's `responseCode` is the answer's. */
  onRecipient?: (address: string) => void;
  /** Awaited before the server says that it has taken a mail. */
  beforeAccepting?: () => Promise<void>;
  /** The only password that is let in; without it nobody signs in. */
  password?: string;
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth(auth, _session, done) {
      if (auth.password === options.password) done(null, { user: auth.username });
      else done(new Error(`Invalid login for ${auth.username} with ${auth.password}`));
    },
    onRcptTo({ address }, _session, done) {
      try {
        options.onRecipient?.(address);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('refused'));
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void Promise.all([PostalMime.parse(raw), options.beforeAccepting?.()]).then(([mail]) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
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
