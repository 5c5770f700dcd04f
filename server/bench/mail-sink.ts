/** A mail server that takes everything. */
import { SMTPServer } from 'smtp-server';
import { freePort } from '../test/free-ports.ts';

export interface Running {
  port: number;
  stop(): Promise<void>;
}

/** Accepts every letter and throws it away. */
export async function startMailSink(): Promise<Running> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  const port = await freePort('127.0.0.1');
  server.listen(port, '127.0.0.1');
  // A product that is killed may leave a letter incomplete.
  server.on('error', () => undefined);
  return { port, stop: () => new Promise((done) => server.close(() => done())) };
}
