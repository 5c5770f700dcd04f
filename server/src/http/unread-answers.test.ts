import { connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createEndUnread } from './unread-answers.ts';

const opened: Socket[] = [];
const server = createServer();
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
});

it('ends the responses unread longest if there are too many, and none that is short or being read', async () => {
  const connections: Socket[] = [];
  server.on('connection', (socket: Socket) => {
    connections.push(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  for (let number = 0; number < 5; number += 1) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    opened.push(socket);
    await eventually(() => connections.length === number + 1);
  }
  const [short, first, second, third, late] = connections;
  if (!short || !first || !second || !third || !late) throw new Error('a connection is missing');
  const endUnread = createEndUnread(2, 1000);
  const unread = () => connections.filter(({ destroyed }) => !destroyed);
  const long = Buffer.alloc(30_000_000);

  short.write('short');
  first.write(long);
  endUnread(connections, 0);
  second.write(long);
  third.write(long);
  endUnread(connections, 1);
  late.write(long);
  endUnread(connections, 2);
  expect(unread()).toEqual([short, first, second, third, late]);
  endUnread(connections, 1000);
  expect(unread()).toEqual([short, second, third, late]);
  endUnread(connections, 5000);
  expect(unread()).toEqual([short, third, late]);
  endUnread(connections, 50_000);
  expect(unread()).toEqual([short, third, late]);
});
