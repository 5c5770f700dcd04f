/** Requests the stand-ins of development by the name of another website (DNS rebinding). */

import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** Resolves to the status for that Host header, which `fetch` would not let a caller choose. */
function ask(path: string, host: string, method = 'GET'): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((answered, failed) => {
    const asking = request({ hostname, port, path, method, headers: { Host: host } }, (answer) => {
      answer.resume().on('end', () => answered(answer.statusCode));
    });
    asking.on('error', failed).end();
  });
}

const paths = ['/dev/mail', '/dev/mail.json', '/dev/styles.css', '/dev/sign-in/keys'];

describe('the stand-ins', () => {
  it('refuse a website whose name was made to lead here', async () => {
    const { port, hostname } = new URL(server.url);
    const elsewhere = ['evil.example', `evil.example:${port}`, hostname, `${hostname}.evil.example:${port}`];
    for (const path of paths) {
      for (const host of elsewhere) expect([path, host, await ask(path, host)]).toEqual([path, host, 404]);
    }
    for (const path of ['/dev/sign-in', '/dev/sign-in/token', '/dev/checkout/cs_test'])
      expect(await ask(path, `evil.example:${port}`, 'POST')).toBe(404);
  });

  it('respond at the server’s own address, however it is written', async () => {
    const { host } = new URL(server.publicUrl);
    for (const path of paths) expect([path, await ask(path, host)]).toEqual([path, 200]);
    expect(await ask('/dev/mail', host.toUpperCase())).toBe(200);
  });

  it('leave the public pages alone', async () => {
    expect(await ask('/healthz', 'evil.example')).toBe(200);
  });
});
