/** Limits what an owner's URL can make this server fetch, and how much. */

import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchCalendar, type FetchOptions, type Validators } from './fetch-calendar.ts';
import { createResolveName, isPublic } from './public-address.ts';

const UNKNOWN: Validators = { etag: null, lastModified: null };
const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/own.ics`;
}

const fetchFrom = (url: string, options: Partial<FetchOptions> = {}, known = UNKNOWN) =>
  createFetchCalendar({ allowsThisMachine: true, ...options })(url, known, new AbortController().signal);

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('that is not public is not connected to: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
  it.each(['8.8.8.8', '142.250.187.206', '2a00:1450:4009:81f::200e', '::ffff:8.8.8.8'])(
    'that is public is connected to: %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  const production = { allowsThisMachine: false };
  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data/',
    'http://8.8.8.8/',
  ])('of our own network, or without TLS, is refused in production: %s', async (url) => {
    await expect(fetchFrom(url, production)).rejects.toThrow('private_address');
  });
  it('is looked up once, and the one that was checked is connected to', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '10.0.0.1' : '8.8.8.8', family: 4 }];
    };
    await expect(fetchFrom('https://calendar.example/', { ...production, resolve })).rejects.toThrow(
      'private_address',
    );
    expect(asked).toBe(1);
  });
  it('is refused if one of several that a name has is private', async () => {
    const addresses = ['8.8.8.8', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    const resolve = async () => addresses;
    await expect(fetchFrom('https://calendar.example/', { ...production, resolve })).rejects.toThrow(
      'private_address',
    );
  });
  it('on this machine may be read outside production, another one in its network may not', async () => {
    const url = await serve((_, response) => response.end('BEGIN:VCALENDAR'));
    expect(await fetchFrom(url)).toMatchObject({ text: 'BEGIN:VCALENDAR' });
    await expect(fetchFrom('http://10.0.0.1/')).rejects.toThrow('private_address');
  });
  it('that nobody answers at, or that has no host, is unreachable', async () => {
    const url = await serve((_, response) => response.destroy());
    await expect(fetchFrom(url)).rejects.toThrow('unreachable');
    const resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    await expect(fetchFrom('https://nobody.example/', { resolve })).rejects.toThrow('unreachable');
  });
});

describe('a look-up', () => {
  /** A name server that gets questions and never answers. */
  async function silentNameServer() {
    const socket = createSocket('udp4');
    let asked = 0;
    socket.on('message', () => (asked += 1));
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    sockets.push(socket);
    return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked };
  }

  it('that is never answered ends with its calendar, and holds up no other of the process', async () => {
    const silent = await silentNameServer();
    const resolve = createResolveName([silent.address]);
    const many = Array.from({ length: 40 }, (_, nth) =>
      fetchFrom(`https://slow${nth}.example/`, { resolve, timeout: 1000 }),
    );
    const ends = Promise.allSettled(many);
    // The system's own look-up, which PostgreSQL's connections need, is free meanwhile.
    expect(await Promise.race([lookup('localhost').then(() => 'looked up'), ends])).toBe('looked up');
    for (const one of await ends)
      expect(one).toMatchObject({ status: 'rejected', reason: { message: 'too_slow' } });
    const asked = silent.asked();
    expect(asked).toBeGreaterThan(0);
    await wait(100);
    expect(silent.asked()).toBe(asked);
  });
  it('by this machine’s own name asks no one, and is checked', async () => {
    const url = await serve((_, response) => response.end('BEGIN:VCALENDAR'));
    const named = url.replace('127.0.0.1', 'localhost');
    expect(await fetchFrom(named)).toMatchObject({ text: 'BEGIN:VCALENDAR' });
    await expect(fetchFrom('https://x.localhost/', { allowsThisMachine: false })).rejects.toThrow(
      'private_address',
    );
  });
});

describe('a redirect', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { Location: location }).end();

  it('is followed, also to a path', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/there.ics') response.end('here');
      else response.writeHead(301, { Location: '/there.ics' }).end();
    });
    expect(await fetchFrom(url)).toMatchObject({ text: 'here' });
  });
  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'http://[::ffff:10.0.0.1]/',
    'file:///etc/passwd',
  ])('is refused to %s', async (location) => {
    await expect(fetchFrom(await serve(redirectTo(location)))).rejects.toThrow('private_address');
  });
  it('is refused to a name of our own network', async () => {
    const resolve = async () => [{ address: '192.168.0.1', family: 4 }];
    const url = await serve(redirectTo('https://inside.example/'));
    await expect(fetchFrom(url, { resolve })).rejects.toThrow('private_address');
  });
  it.each(['/own.ics', 'http://['])(
    'that never ends, or leads nowhere, is a failure: %s',
    async (location) => {
      await expect(fetchFrom(await serve(redirectTo(location)))).rejects.toThrow('bad_response');
    },
  );
});

describe('a response', () => {
  it('that says how large it is, or is endless, is read no further than its bound', async () => {
    const announced = await serve((_, response) =>
      response.writeHead(200, { 'Content-Length': '900000000' }).write('BEGIN'),
    );
    await expect(fetchFrom(announced)).rejects.toThrow('too_large');
    let sent = 0;
    const endless = await serve((_, response) => {
      const part = Buffer.alloc(100_000, 'x');
      const write = (): void => {
        while (!response.destroyed && response.write(part)) sent += part.length;
      };
      response.on('drain', write);
      write();
    });
    await expect(fetchFrom(endless)).rejects.toThrow('too_large');
    expect(sent).toBeLessThan(30_000_000);
  });
  it.each([
    ['gzip', gzipSync, {}],
    ['gzip', gzipSync, { 'Content-Encoding': 'gzip' }],
    ['deflate', deflateSync, { 'Content-Encoding': 'deflate' }],
    ['br', brotliCompressSync, { 'Content-Encoding': 'br' }],
  ])('that no one asked to be packed is unpacked, up to its bound: %s', async (_name, pack, headers) => {
    const answer = async (text: string | Buffer) =>
      fetchFrom(await serve((_, response) => response.writeHead(200, headers).end(text)));
    expect(await answer(pack(Buffer.from('BEGIN:VCALENDAR')))).toMatchObject({ text: 'BEGIN:VCALENDAR' });
    await expect(answer(pack(Buffer.alloc(6_000_000, 'x')))).rejects.toThrow('too_large');
    await expect(answer(pack(Buffer.from('BEGIN:VCALENDAR')).subarray(0, 12))).rejects.toThrow(
      'bad_response',
    );
  });
  it('may be in UTF-16, with its mark or without', async () => {
    const little = Buffer.from('\ufeffBEGIN:VCALENDAR', 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const body of [
      little,
      big,
      little.subarray(2),
      big.subarray(2),
      Buffer.from('\ufeffBEGIN:VCALENDAR'),
    ])
      expect(await fetchFrom(await serve((_, response) => response.end(body)))).toMatchObject({
        text: 'BEGIN:VCALENDAR',
      });
  });
  it('that comes too slowly, or stops, is given up', async () => {
    const slow = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(fetchFrom(slow, { timeout: 300 })).rejects.toThrow('too_slow');
    const silent = await serve(() => undefined);
    await expect(fetchFrom(silent, { timeout: 300 })).rejects.toThrow('too_slow');
  });
  it.each([
    [401, 'not_allowed'],
    [403, 'not_allowed'],
    [404, 'not_found'],
    [410, 'not_found'],
    [500, 'bad_response'],
    [204, 'bad_response'],
    [302, 'bad_response'],
  ])('with the status %i is the failure %s', async (status, failure) => {
    const url = await serve((_, response) => response.writeHead(status).end());
    await expect(fetchFrom(url)).rejects.toThrow(failure);
  });
  it('is asked for with what we know, and says what we should send next time', async () => {
    const url = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else
        response
          .writeHead(200, { ETag: '"1"', 'Last-Modified': 'Tue, 24 Nov 2026 09:00:00 GMT' })
          .end('text');
    });
    const first = await fetchFrom(url);
    expect(first).toEqual({ text: 'text', etag: '"1"', lastModified: 'Tue, 24 Nov 2026 09:00:00 GMT' });
    expect(await fetchFrom(url, {}, { etag: '"1"', lastModified: null })).toBeNull();
  });
  it('carries no cookie and no header of ours besides, and its own validators only if they are short', async () => {
    let headers: Record<string, unknown> = {};
    const url = await serve((request, response) => {
      headers = request.headers;
      response.writeHead(200, { ETag: `"${'x'.repeat(600)}"` }).end('text');
    });
    expect(await fetchFrom(url)).toMatchObject({ etag: null });
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });
});
