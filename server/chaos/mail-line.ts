/**
 * The line between the product and the mail server, which can be cut, held up and taken away. It reads along, so that it
 * knows where in a letter it is cut.
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
  /** By Message-ID: how often the line was cut, at either end, before the sender had the answer to that letter. */
  cuts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Milliseconds by which an answer is late. */
const LATE = 400;
/** Characters of a letter after which it counts as begun: its first headers. */
const BEGUN = 600;
const END_OF_LETTER = '\r\n.\r\n';

export async function openMailLine(mailPort: number): Promise<MailLine> {
  const cuts = new Map<string, number>();
  const open = new Set<Socket>();
  let state: LineState = 'well';

  const server = createServer((client) => {
    const mail = connect(mailPort, '127.0.0.1');
    /** Of the letter under way, null between letters. */
    let letter: string | null = null;
    /** A whole letter that the mail server has not answered yet: whoever sent it may be gone before it does. */
    let unanswered: string | null = null;
    let isAnswerLost = false;
    const cut = () => {
      client.destroy();
      mail.destroy();
    };
    const lose = (text: string) => {
      const id = /^message-id:\s*<([^>]+)>/im.exec(text)?.[1];
      if (id !== undefined) cuts.set(id, (cuts.get(id) ?? 0) + 1);
    };
    for (const socket of [client, mail]) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        if (unanswered !== null) lose(unanswered);
        unanswered = null;
        cut();
      });
      socket.on('error', cut);
    }
    client.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (letter === null) {
        if (/^DATA\r\n$/im.test(text)) letter = '';
      } else {
        letter += text;
        if (state === 'cut within' && letter.length > BEGUN) {
          lose(letter);
          cut();
          return;
        }
        if (letter.endsWith(END_OF_LETTER)) {
          unanswered = letter;
          isAnswerLost = state === 'cut after';
          letter = null;
        }
      }
      mail.write(chunk);
    });
    mail.on('data', (chunk: Buffer) => {
      if (isAnswerLost) return cut();
      const pass = () => {
        if (letter === null && client.writable) unanswered = null;
        client.write(chunk);
      };
      if (state === 'slow') setTimeout(pass, LATE);
      else pass();
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
