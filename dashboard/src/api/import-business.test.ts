import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { emptyFile } from '@daybook/schema/test/business-files';
import { CallError } from './call-error.ts';
import { importingTo } from './import-business.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const IMPORT = '/api/imports/7';
const FINISHED = { business: { id: 7 }, new_references: 0 };

type Answer = { status: number; body: object } | 'none';

/** Starts a server that accepts an import. It responds as `answerOf` says, and notes each call. */
async function serverThat(answerOf: (asked: string) => Answer) {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    const one = `${request.method} ${request.url}`;
    asked.push(one);
    const answer = one === 'POST /api/imports' ? { status: 201, body: { import_id: 7 } } : answerOf(one);
    if (answer !== 'none') response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  server = listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const importBusiness = importingTo({ origin: `http://127.0.0.1:${port}`, readCsrfToken: () => 'token' });
  return { asked, importBusiness };
}

it('resolves to the business when it is stopped too late', async () => {
  const stopping = new AbortController();
  let finishes = 0;
  const { asked, importBusiness } = await serverThat((one) => {
    if (one.startsWith('DELETE')) return { status: 404, body: { error: 'There is nothing.' } };
    finishes += 1;
    if (finishes > 1) return { status: 200, body: FINISHED };
    stopping.abort();
    return 'none';
  });
  const finished = await importBusiness(emptyFile, { signal: stopping.signal, onProgress: () => undefined });
  expect(finished).toEqual(FINISHED);
  expect(asked.slice(1)).toEqual([`POST ${IMPORT}/finish`, `DELETE ${IMPORT}`, `POST ${IMPORT}/finish`]);
});

it('discards what was imported when it is stopped in time', async () => {
  const stopping = new AbortController();
  const { asked, importBusiness } = await serverThat((one) => {
    if (one.startsWith('DELETE')) return { status: 200, body: { ok: true } };
    stopping.abort();
    return 'none';
  });
  const imported = importBusiness(emptyFile, { signal: stopping.signal, onProgress: () => undefined });
  await expect(imported).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked.slice(1)).toEqual([`POST ${IMPORT}/finish`, `DELETE ${IMPORT}`]);
});

it('says why it was refused and discards what was imported', async () => {
  const { asked, importBusiness } = await serverThat((one) =>
    one.startsWith('DELETE')
      ? { status: 200, body: { ok: true } }
      : { status: 409, body: { error: 'That is too much.' } },
  );
  const { signal } = new AbortController();
  const imported = importBusiness(emptyFile, { signal, onProgress: () => undefined });
  const answer = { error: 'That is too much.' };
  await expect(imported).rejects.toEqual(new CallError({ status: 409, text: answer.error, answer }));
  expect(asked.slice(1)).toEqual([`POST ${IMPORT}/finish`, `DELETE ${IMPORT}`]);
});
