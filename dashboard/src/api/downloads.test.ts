import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { fileCallsOf } from './downloads.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function callsAnsweredBy(listener: RequestListener) {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return fileCallsOf({ origin: `http://127.0.0.1:${port}`, readCsrfToken: () => null });
}

it('resolves to the file with its name and type, and reports how much has arrived', async () => {
  const heard: number[] = [];
  const callFile = await callsAnsweredBy((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="daybook-export.zip"',
    });
    response.write('one ');
    response.end('two');
  });
  const { name, content } = await callFile('exportMe', {}, (bytes) => heard.push(bytes));
  expect([name, content.type, await content.text()]).toEqual([
    'daybook-export.zip',
    'application/zip',
    'one two',
  ]);
  expect(heard.at(-1)).toBe(7);
});

it('has no name when the server sends none', async () => {
  const callFile = await callsAnsweredBy((_, response) => response.end('x'));
  expect((await callFile('exportMe', {}, () => undefined)).name).toBeNull();
});

it('rejects with the text of a refusal', async () => {
  const callFile = await callsAnsweredBy((_, response) =>
    response.writeHead(401).end(JSON.stringify({ error: 'Please log in.' })),
  );
  await expect(callFile('exportMe', {}, () => undefined)).rejects.toMatchObject({
    status: 401,
    text: 'Please log in.',
  });
});

it('rejects a file that was cut short', async () => {
  const callFile = await callsAnsweredBy((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half', () => response.destroy());
  });
  await expect(callFile('exportMe', {}, () => undefined)).rejects.toMatchObject({
    status: null,
    text: NETWORK_ERROR,
  });
});

it('stops with its signal', async () => {
  const leaving = new AbortController();
  const callFile = await callsAnsweredBy((_, response) => response.writeHead(200).write('half'));
  const getting = callFile('exportMe', { signal: leaving.signal }, () => leaving.abort());
  await expect(getting).rejects.toMatchObject({ name: 'AbortError' });
});
