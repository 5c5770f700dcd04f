/**
 * The sign U+0000 wherever a call takes text. PostgreSQL keeps no text with it, and SQLite does: what comes of it is decided
 * before either is asked, and so is the same on both.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type CallName } from '@daybook/schema/contract/calls';
import { errorAnswer } from '@daybook/schema/contract/error';
import { signInAdmin } from './admin.ts';
import { ask, callNames, examples, makeWorld, type Example, type World } from './one-of-each-call.ts';
import { startServer, type TestServer } from './start.ts';
import { isPostgres, newPlace, type TestPlace } from './test-database.ts';

const places: TestPlace[] = [];
/** On PostgreSQL, a second one on a file beside it, which is asked the same. */
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

/** What stands at a place in a body: names of members, and 0 for what a list holds. */
type Path = (string | number)[];

/** Where a shape takes text, also one of a few words. */
function textsIn(shape: unknown, path: Path = []): Path[] {
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([name, member]) => textsIn(member, [...path, name]));
  if (shape instanceof z.ZodArray) return textsIn(shape.element, [...path, 0]);
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((option) => textsIn(option, path));
  if (shape instanceof z.ZodPipe) return textsIn(shape.in, path);
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return textsIn(shape.unwrap(), path);
  return shape instanceof z.ZodString || shape instanceof z.ZodStringFormat || shape instanceof z.ZodEnum
    ? [path]
    : [];
}

/** The same value with that text in that place. */
function withText(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (typeof first === 'number') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const members: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
  return { ...members, [first]: withText(members[first], rest, text) };
}

function textAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === String(name))?.[1]
        : undefined,
    value,
  );
}

/** In a short text, in one as long as a token, and behind what the example says. */
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
          const text = textsWith(textAt(usual(world), path))[index] ?? '\u0000';
          return { body: () => z.record(z.string(), z.unknown()).parse(withText(usual(world), path, text)) };
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

const membersOf = (shape: unknown) => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []);

/** What can be compared of two answers: no id and no instant. */
async function told(answer: Response) {
  const text = await answer.text();
  const refusal = answer.status < 400 ? null : errorAnswer.parse(JSON.parse(text));
  return { status: answer.status, refusal };
}

describe.each(callNames)('%s', (name) => {
  const attempts = attemptsOf(name);

  it.skipIf(attempts.length === 0)('answers a text with U+0000 as one that it takes or refuses', async () => {
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
