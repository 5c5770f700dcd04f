/** A mail server that takes every email and throws it away. It does the least that SMTP asks for: it shares the machine. */
import { createServer, type Socket } from 'node:net';
import { freePort } from '../test/free-ports.ts';

export interface Running {
  port: number;
  stop(): Promise<void>;
}

export async function startMailSink(): Promise<Running> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A product that is killed may leave an email incomplete.
    socket.on('error', () => undefined);
    converse(socket);
  });
  const port = await freePort('127.0.0.1');
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}

const END_OF_EMAIL = '\r\n.\r\n';

function converse(socket: Socket): void {
  let isInEmail = false;
  let last = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.setEncoding('latin1').on('data', (text: string) => {
    last = (last + text).slice(isInEmail ? -END_OF_EMAIL.length : 0);
    if (!last.endsWith(isInEmail ? END_OF_EMAIL : '\r\n')) return;
    const command = isInEmail ? '' : last.slice(0, 4).toUpperCase();
    isInEmail = command === 'DATA';
    last = '';
    if (isInEmail) say('354 Go on');
    else if (command === 'QUIT') socket.end('221 Bye\r\n');
    else say('250 OK');
  });
  say('220 sink');
}
