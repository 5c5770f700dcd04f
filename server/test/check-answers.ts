/** Checks every successful response of a test's server against the contract. */

import { gunzipSync } from 'node:zlib';
import { calls, type CallRow } from '@daybook/schema/contract/calls';
import { askedAddress } from '../src/http/client-address.ts';
import type { Served } from '../src/http/listen.ts';

const rows: CallRow[] = Object.values(calls);
const matchers = rows.map((row) => ({
  row,
  path: new RegExp(`^${row.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Replaces a response that doesn't fit its row by a 500 that says so. Cached responses go the ordinary way,
 * so that they are checked too. A streamed response is first read to its end.
 */
export function withCheckedAnswers({ fetch }: Served): Served {
  return {
    async fetch(request, bindings) {
      const answer = await fetch(request, bindings);
      const row = rowOf(request);
      const problem = row && answer.status === row.status ? await problemOf(row, answer.clone()) : null;
      return problem === null ? answer : new Response(problem, { status: 500 });
    },
  };
}

/** Returns the first matching row, as the router chooses it. */
function rowOf(request: Request): CallRow | undefined {
  const asked = askedAddress({ req: request });
  return matchers.find(({ row, path }) => row.method === request.method && path.test(asked.path))?.row;
}

async function problemOf(row: CallRow, answer: Response): Promise<string | null> {
  for (const content of await contentsOf(row, answer)) {
    const result = row.answer.safeParse(content);
    if (!result.success) return `${row.path} answers what it does not promise: ${result.error.message}`;
  }
  return null;
}

async function contentsOf({ kind }: CallRow, answer: Response): Promise<unknown[]> {
  if (kind === 'file') {
    const isText = answer.headers.get('Content-Type')?.startsWith('text/');
    return [await (isText ? answer.text() : answer.arrayBuffer())];
  }
  const text = await textOf(answer);
  const values = kind === 'lines' ? text.split('\n').filter(Boolean) : [text];
  return values.map((value): unknown => JSON.parse(value));
}

async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('Content-Encoding') !== 'gzip') return answer.text();
  return gunzipSync(await answer.arrayBuffer()).toString('utf8');
}
