/**
 * The character U+0000 wherever a call takes text. PostgreSQL can't store it and SQLite can, so calls handle
 * it before either is asked, and the result is the same on both.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type CallName, errorAnswer } from '@daybook/schema/contract/calls';
import { signInAdmin } from './admin.ts';
import { ask, callNames, examples, makeWorld, type Example, type World } from './one-of-each-call.ts';
import { membersOf, textsIn, valueAt, withValue } from './places-in-bodies.ts';
import { startServer, type TestServer } from './start.ts';
import { isPostgres, newPlace, type TestPlace } from './test-database.ts';

const places: TestPlace[] = [];
/** On PostgreSQL, a second server with a SQLite file gets the same requests. */
const servers: TestServer[] = [];
beforeAll(async () => {
  const place = await newPlace();
  places.push(place);
  servers.push(await startServer({ place }));
  if (isPostgres) servers.push(await startServer({ place: { ...place, databaseUrl: null } }));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const place of places) await place.remove();
});

/** Returns a short text, one as long as a token, and the example's own with the character at the end. */
const textsWith = (usual: unknown): string[] => [
  'a\u0000b',
  `${'a'.repeat(30)}\u0000`,
  ...(typeof usual === 'string' && usual !== '' ? [`${usual}\u0000`] : []),
];

interface Attempt {
  where: string;
  asked: (world: World) => Example;
}

function attemptsOf(name: CallName): Attempt[] {
  const { body, query, params } = calls[name];
  const inBody = [...new Map(textsIn(body).map((path) => [path.join('.'), path])).values()];
  const usual = (world: World) => examples[name].body?.(world) ?? {};
  return [
    ...inBody.flatMap((path) =>
      [0, 1, 2].map((index) => ({
        where: `body ${path.join('.')} ${index}`,
        asked: (world: World): Example => {
          const text = textsWith(valueAt(usual(world), path))[index] ?? '\u0000';
          return { body: () => z.record(z.string(), z.unknown()).parse(withValue(usual(world), path, text)) };
        },
      })),
    ),
    ...membersOf(query).flatMap((member) =>
      textsWith('').map((text) => ({
        where: `query ${member} ${text.length}`,
        asked: (): Example => ({ query: () => `?${new URLSearchParams({ [member]: text }).toString()}` }),
      })),
    ),
    ...membersOf(params).flatMap((member) =>
      textsWith('').map((text) => ({
        where: `path ${member} ${text.length}`,
        asked: (world: World): Example => ({
          params: () => ({ ...examples[name].params?.(world), [member]: text }),
        }),
      })),
    ),
  ];
}

/** Returns the comparable parts of two responses, without ids and instants. */
async function told(answer: Response) {
  const text = await answer.text();
  const refusal = answer.status < 400 ? null : errorAnswer.parse(JSON.parse(text));
  return { status: answer.status, refusal };
}

describe.each(callNames)('%s', (name) => {
  const attempts = attemptsOf(name);

  it.skipIf(attempts.length === 0)('treats a text with U+0000 alike on both engines', async () => {
    const worlds: [TestServer, World, Record<string, string>][] = [];
    for (const server of servers) {
      const world = await makeWorld(server);
      const { headers } = calls[name].access === 'admin' ? await signInAdmin(server) : world.owner;
      worlds.push([server, world, headers]);
    }
    for (const { where, asked } of attempts) {
      const answers = [];
      for (const [server, world, headers] of worlds)
        answers.push({ where, ...(await told(await ask(server, name, world, headers, asked(world)))) });
      const [first, ...others] = answers;
      expect({ where, isAnswered: (first?.status ?? 500) < 500 }).toEqual({ where, isAnswered: true });
      for (const other of others) expect(other).toEqual(first);
    }
  });
});
