/**
 * Calls every call of the contract with input that breaks things elsewhere: never a 500, never a hang,
 * nothing about the server's internals, and nobody else's rows changed. A new call is included automatically.
 */

import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@daybook/schema/contract/calls';
import { emails } from '../../src/database/email-tables.ts';
import { everyRate } from '../../src/http/rate-limits.ts';
import type { Rate } from '../../src/http/token-bucket.ts';
import { signInAdmin } from '../admin.ts';
import { slotsOf } from '../booking-requests.ts';
import { eventually } from '../eventually.ts';
import { callNames, makeWorld, type World } from '../one-of-each-call.ts';
import { startServer, type TestServer } from '../start.ts';
import { hostileAsks, requestOf, type Role } from './hostile-calls.ts';
import { sendRaw } from './raw-request.ts';
import { runs, SEED, SLOW_RUN } from './runs.ts';
import { rememberRows, textsKept } from './untouched.ts';
import { problemIn, watchLog, type Watch } from './watch.ts';

/** Direction marks, unpaired surrogates, and control characters except line breaks. */
const UNSEEN = /\p{Bidi_C}|\p{Cs}|[^\P{Cc}\n]/u;
const MANY: Rate = { burst: 1_000_000, perMilliseconds: 1_000 };

let server: TestServer;
/** The world of somebody who makes no requests. */
let theirs: World;
let changedRows: () => Promise<string[]>;
let log: Watch;
beforeAll(async () => {
  server = await startServer({
    hasJobs: false,
    rates: everyRate(MANY),
    resolveTxt: () => Promise.resolve([]),
  });
  theirs = await makeWorld(server);
  await eventually(async () => (await openEmails()).length === 0);
  changedRows = await rememberRows(server.database);
  log = watchLog(server.log);
});
afterAll(() => server.stop());

const openEmails = async () =>
  await server.database
    .select()
    .from(emails)
    .where(inArray(emails.status, ['queued', 'sending']));

const isFree = ({ is_booked }: { is_booked: boolean }) => !is_booked;

/** Makes a world and the people who make requests about it; a new one once a call has deleted something. */
async function makeAsker() {
  const world = await makeWorld(server);
  const fromOurPage = { Origin: server.publicUrl, 'Sec-Fetch-Site': 'same-origin' };
  const headers: Record<Role, Record<string, string>> = {
    stranger: fromOurPage,
    customer: fromOurPage,
    owner: world.owner.headers,
    admin: (await signInAdmin(server)).headers,
  };
  return { world, headers };
}

describe.each(callNames)('%s', (name) => {
  const { method, params, query, body } = calls[name];
  // A call without input varies only by its role.
  const isVaried = [params, query, body].some((shape) => JSON.stringify(shape) !== '{}');
  const takesAway = method === 'DELETE' || name === 'signOut' || name === 'bookSlot';

  it(
    'answers whatever is thrown at it, and changes nothing of anybody else’s',
    async () => {
      let asker = await makeAsker();
      await fc.assert(
        fc.asyncProperty(hostileAsks(name), async (asked) => {
          const headers = asker.headers[asked.role];
          const answer = await sendRaw(server.url, requestOf(name, asked, { ...asker, theirs, headers }));
          expect(problemIn(answer, asked.sending)).toBeNull();
          expect(log.errors()).toEqual([]);
          if (!takesAway || answer.status === null || answer.status >= 300) return;
          const free = name === 'bookSlot' && (await slotsOf(server, asker.world.eventId)).find(isFree);
          if (free) asker.world.slot = free;
          else asker = await makeAsker();
        }),
        { numRuns: runs(isVaried ? 14 : 5) },
      );
      expect(await changedRows(), `HOSTILE_SEED=${SEED}`).toEqual([]);
    },
    SLOW_RUN,
  );
});

it('keeps, of all that, no text that ends a line or turns the direction of what stands beside it', async () => {
  for (const { name, rows } of await textsKept(server.database))
    expect(rows.filter((text) => UNSEEN.test(text)).slice(0, 5), name).toEqual([]);
});
