/**
 * Rows with hostile texts that no form of ours would accept, as from somebody else's database: on every page
 * that the server renders they are only text, and the page is built as with any other words.
 */

import { eq, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '@daybook/schema/contract/question';
import { bookings } from '../../src/database/booking-tables.ts';
import { catalogue, resources } from '../../src/database/catalogue-tables.ts';
import { businesses, events, users } from '../../src/database/tables.ts';
import { readSiteBuild } from '../../src/pages/client-builds.ts';
import { paths } from '../../src/runtime/paths.ts';
import { firstFree } from '../booking-requests.ts';
import { makeWorld, type World } from '../one-of-each-call.ts';
import { startServer, type TestServer } from '../start.ts';
import { htmlSkeleton } from './skeleton.ts';

const MARKUP = '"><img src=x onerror=alert(1)></title></script><!--&lt;\'`{{7*7}}';
const WORDS = 'Some words of mine, which are of about the same length as those.';

let server: TestServer;
beforeAll(async () => {
  const site = await readSiteBuild(paths, { supportEmail: 'help@book.example', pricing: 'setup_fee' });
  // A job could offer a time to somebody who waits, and so change a page between two looks.
  server = await startServer({ site, hasJobs: false });
});
afterAll(() => server.stop());

/** Columns that are keywords, times, addresses or keys of ours, and must stay valid. */
const OURS =
  /time|date|email|hash|key|diarySlug|reference|nonce|subject|^type$|mode|kind|status|cancelledBy|madeBy|bankHolidays/i;

/** Returns the text for every free-text column of a table, including new ones. */
function everyText(table: SQLiteTable, text: string): Record<string, string> {
  const texts = getTableConfig(table).columns.filter(
    ({ columnType, name }) => columnType === 'SQLiteText' && !OURS.test(name),
  );
  return Object.fromEntries(texts.map(({ name }) => [name, text]));
}

/** Makes a business in which every text is that one. */
async function businessWith(text: string): Promise<World> {
  const world = await makeWorld(server);
  const { database } = server;
  const { businessId, eventId } = world;
  await server.add.service(eventId);
  await server.add.venue(eventId);
  const change = (table: SQLiteTable, isIts: SQL) =>
    database.update(table).set(everyText(table, text)).where(isIts);
  await change(businesses, eq(businesses.id, businessId));
  await change(events, eq(events.id, eventId));
  await change(resources, eq(resources.businessId, businessId));
  await change(catalogue, eq(catalogue.businessId, businessId));
  await change(bookings, eq(bookings.businessId, businessId));
  await change(users, eq(users.id, world.owner.id));
  const asked = { text, is_required: true, is_about_health: true, service_name: null, event_name: null };
  const questions: Question[] = (['short', 'long', 'several', 'consent'] as const).map((kind, at) => ({
    ...{ ...asked, id: at + 1, kind },
    choices: kind === 'several' ? [text, `${text} too`] : [],
  }));
  await database.update(businesses).set({ questions }).where(eq(businesses.id, businessId));
  return world;
}

/** Returns the response of every page that shows somebody's words. */
async function pagesOf(world: World, text: string): Promise<Map<string, string>> {
  const { slug, token } = world;
  const slot = await firstFree(server, world.eventId);
  const typed = { attendee_first_name: text, attendee_last_name: text, attendee_email: text, source: text };
  const query = new URLSearchParams({ ...typed, event: String(world.eventId), slot: slot.id }).toString();
  const answers = { q1: text, q1_text: text, q2: text, q2_text: text, q3: text, q4: text };
  const read = async (answer: Promise<Response>) => (await answer).text();
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: server.publicUrl },
      body: new URLSearchParams(fields),
    });
  return new Map([
    ['diary', await read(server.get(`/diary/${slug}`))],
    ['form', await read(server.get(`/diary/${slug}?${query}`))],
    ['booked', await read(server.get(`/diary/${slug}/booked?token=${token}`))],
    [
      'form that comes back',
      await read(post(`/diary/${slug}/book`, { ...typed, ...answers, slot: slot.id })),
    ],
    [
      'contact',
      await read(post('/contact', { firstName: text, email: text, message: text, telephone: text })),
    ],
    ['newsletter', await read(post('/newsletter-signup', { email: text, signup_source: 'footer' }))],
    ['home, signed in', await read(server.get('/', world.owner.headers))],
    ['not found', await read(server.get(`/nowhere/${encodeURIComponent(text)}`, { Accept: 'text/html' }))],
    ['mailbox', await read(server.get(`/dev/mail?to=${encodeURIComponent(text)}`))],
  ]);
}

describe('markup in every text of a business, its bookings, and what is typed', () => {
  it('changes the structure of no page, and what is data in it stays data', async () => {
    const hostile = await pagesOf(await businessWith(MARKUP), MARKUP);
    const plain = await pagesOf(await businessWith(WORDS), WORDS);
    for (const [name, html] of hostile) {
      expect(htmlSkeleton(html), name).toEqual(htmlSkeleton(plain.get(name) ?? ''));
      expect(html, name).not.toContain('<img src=x');
      for (const [, json = ''] of html.matchAll(
        /<script[^>]*type="application\/[^"]*json"[^>]*>(.*?)<\/script>/gs,
      ))
        expect(() => void JSON.parse(json), name).not.toThrow();
    }
    expect(hostile.get('diary')).toContain('&lt;img src=x');
  });
});
