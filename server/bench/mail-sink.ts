/**
 * A mail server that records only who got which email. It does the least that SMTP demands, because it shares
 * the machine with what is measured; its mood makes it fail.
 */

import { createServer, type Socket } from 'node:net';
import { freePort } from '../test/free-ports.ts';

export const FAILING_MOODS = [
  'down',
  'slow',
  /** Every recipient, or every email, is deferred: 451. */
  'defers recipients',
  'defers emails',
  /** Every second recipient doesn't exist: 550. */
  'refuses recipients',
  /** Everything is refused: 554. */
  'refuses everything',
  /** The connection breaks in the middle of an email. */
  'breaks off within',
  /** The connection breaks when the email is complete, before the reply. */
  'breaks off after',
] as const;
type Mood = 'well' | (typeof FAILING_MOODS)[number];

export interface Delivery {
  /** Without its angle brackets. */
  messageId: string;
  to: string;
  /** Milliseconds of a monotonic clock. */
  at: number;
}

export interface MailSink {
  port: number;
  setMood(mood: Mood): Promise<void>;
  deliveries: readonly Delivery[];
  /** By Message-ID: how often the connection broke, at either end, before the sender had the reply. */
  cuts: ReadonlyMap<string, number>;
  /** Returns whether it has ever refused emails to this recipient for good. */
  isRefused: (recipient: string) => boolean;
  stop(): Promise<void>;
}

/** Milliseconds by which a slow reply is late. */
const LATE = 400;
/** Characters of an email that are kept: its first headers. */
const HEAD = 2_000;
/** Characters after which 'breaks off within' breaks the connection. */
const BEGUN = 600;
const END_OF_EMAIL = '\r\n.\r\n';

export async function startMailSink({ keepsDeliveries = false } = {}): Promise<MailSink> {
  const deliveries: Delivery[] = [];
  const cuts = new Map<string, number>();
  const refused = new Set<string>();
  const open = new Set<Socket>();
  let mood: Mood = 'well';

  const server = createServer((socket) => {
    open.add(socket);
    converse(socket, {
      mood: () => mood,
      refuse: (recipient) => refused.add(recipient),
      deliver(head, to) {
        if (keepsDeliveries) deliveries.push({ messageId: messageIdIn(head), to, at: performance.now() });
      },
      lose(head) {
        const id = messageIdIn(head);
        cuts.set(id, (cuts.get(id) ?? 0) + 1);
      },
    });
    socket.on('close', () => open.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((ready, failed) => {
      server.once('error', failed);
      server.listen(port, '127.0.0.1', ready);
    });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of open) socket.destroy();
    });
  const port = await freePort('127.0.0.1');
  await listen(port);
  return {
    port,
    deliveries,
    cuts,
    isRefused: (recipient) => refused.has(recipient),
    async setMood(next) {
      const before = mood;
      mood = next;
      if (next === 'down' && before !== 'down') await close();
      if (next !== 'down' && before === 'down') await listen(port);
    },
    stop: () => (mood === 'down' ? Promise.resolve() : close()),
  };
}

const messageIdIn = (head: string) => /^message-id:\s*<([^>]+)>/im.exec(head)?.[1] ?? '';

interface Conversation {
  mood: () => Mood;
  refuse: (recipient: string) => void;
  deliver: (head: string, to: string) => void;
  /** Records that the sender of an email gets no reply to it. */
  lose: (head: string) => void;
}

function converse(socket: Socket, { mood, refuse, deliver, lose }: Conversation): void {
  let to = '';
  let command = '';
  /** The beginning and the end of the email in progress; null between emails. */
  let email: { head: string; tail: string } | null = null;
  /** The head of an email whose sender has no reply yet. */
  let unanswered: string | null = null;

  const say = (line: string) => {
    const reply = () => {
      if (email === null && socket.writable) unanswered = null;
      socket.write(`${line}\r\n`);
    };
    if (mood() === 'slow') setTimeout(reply, LATE);
    else reply();
  };
  const readEmail = (under: { head: string; tail: string }, text: string) => {
    if (under.head.length < HEAD) under.head += text.slice(0, HEAD);
    under.tail = (under.tail + text).slice(-END_OF_EMAIL.length);
    if (mood() === 'breaks off within' && under.head.length > BEGUN) {
      unanswered = under.head;
      return socket.destroy();
    }
    if (under.tail !== END_OF_EMAIL) return;
    email = null;
    unanswered = under.head;
    if (mood() === 'defers emails') return say('451 4.3.0 Please try again later');
    if (mood() === 'refuses everything') {
      refuse(to);
      return say('554 5.6.0 Message refused');
    }
    deliver(under.head, to);
    if (mood() === 'breaks off after') return socket.destroy();
    say('250 OK');
  };
  const takeRecipient = () => {
    to = /<([^>]*)>/.exec(command)?.[1] ?? '';
    if (mood() === 'defers recipients') return say('451 4.7.1 Greylisted, please come back later');
    if (mood() !== 'refuses recipients' || !isUnknown(to)) return say('250 OK');
    refuse(to);
    say('550 5.1.1 No such user');
  };

  socket.setEncoding('latin1').on('data', (text: string) => {
    if (email) return void readEmail(email, text);
    command += text;
    if (!command.endsWith('\r\n')) return;
    const verb = command.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') takeRecipient();
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else if (verb === 'DATA') {
      email = { head: '', tail: '' };
      say('354 Go on');
    } else say('250 OK');
    command = '';
  });
  // A sender that is killed leaves an email incomplete or without its reply.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (unanswered !== null) lose(unanswered);
    unanswered = null;
  });
  say('220 sink');
}

/** Returns true for about every second customer. */
const isUnknown = (address: string) => /[02468]@/.test(address);
