/**
 * The line between the product and the mail server, which can be cut, held up and taken away. It reads along, so that it
 * knows where in an email it is cut.
 */
import { createServer, connect, type Socket } from 'node:net';

export type LineState =
  | 'well'
  /** Nobody answers at the port. */
  | 'away'
  /** Each answer of the mail server comes late. */
  | 'slow'
  /** Cut in the midst of a letter. */
  | 'cut within'
  /** Cut when the mail server has the whole letter, before its answer gets through. */
  | 'cut after';

export interface MailLine {
  port: number;
  setState(state: LineState): Promise<void>;
  /** By Message-ID: how often the line was cut, at either end, before the sender had the answer to that email. */
  cuts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Milliseconds by which an answer is late. */
const LATE = 400;
/** Characters of an email after which it counts as begun: its first headers. */
const BEGUN = 600;
const END_OF_EMAIL = '\r\n.\r\n';

export async function openMailLine(mailPort: number): Promise<MailLine> {
  const cuts = new Map<string, number>();
  const open = new Set<Socket>();
  let state: LineState = 'well';

  const server = createServer((client) => {
    const mail = connect(mailPort, '127.0.0.1');
    for (const socket of [client, mail]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    join(client, mail, {
      stateNow: () => state,
      lose(email) {
        const id = /^message-id:\s*<([^>]+)>/im.exec(email)?.[1];
        if (id !== undefined) cuts.set(id, (cuts.get(id) ?? 0) + 1);
      },
    });
  });

  const listen = (port: number) =>
    new Promise<void>((ready, failed) => {
      server.once('error', failed);
      server.listen(port, '127.0.0.1', ready);
    });
  const takeAway = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    cuts,
    async setState(next) {
      const before = state;
      state = next;
      if (next === 'away' && before !== 'away') await takeAway();
      if (next !== 'away' && before === 'away') await listen(port);
    },
    close: () => (state === 'away' ? Promise.resolve() : takeAway()),
  };
}

interface Line {
  stateNow: () => LineState;
  /** Notes that the sender of this email, as far as it came, gets no answer to it. */
  lose: (email: string) => void;
}

/** Hands on what either side says, as the line stands. */
function join(client: Socket, mail: Socket, { stateNow, lose }: Line): void {
  /** Of the email under way, null between emails. */
  let email: string | null = null;
  /** A whole email that the mail server has not answered yet: whoever sent it may be gone before it does. */
  let unanswered: string | null = null;
  let isAnswerLost = false;

  function cut(): void {
    const lost = unanswered;
    unanswered = null;
    if (lost !== null) lose(lost);
    client.destroy();
    mail.destroy();
  }
  for (const socket of [client, mail]) socket.on('close', cut).on('error', cut);

  client.on('data', (chunk: Buffer) => {
    const text = chunk.toString('latin1');
    if (email !== null) {
      email += text;
      if (stateNow() === 'cut within' && email.length > BEGUN) {
        unanswered = email;
        return cut();
      }
      if (email.endsWith(END_OF_EMAIL)) {
        unanswered = email;
        isAnswerLost = stateNow() === 'cut after';
        email = null;
      }
    } else if (/^DATA\r\n$/im.test(text)) email = '';
    mail.write(chunk);
  });
  mail.on('data', (chunk: Buffer) => {
    if (isAnswerLost) return cut();
    const handOn = () => {
      if (email === null && client.writable) unanswered = null;
      client.write(chunk);
    };
    if (stateNow() === 'slow') setTimeout(handOn, LATE);
    else handOn();
  });
}
