import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { testimonial } from '@daybook/schema/contract/admin/testimonials';
import type { SitePage } from '@daybook/schema/contract/site-page';
import { TESTIMONIALS_MAX } from '@daybook/schema/figures/bounds';
import {
  CONSENT_IN_FUTURE,
  TESTIMONIAL_NOT_FOUND,
  TESTIMONIALS_FULL,
} from '@daybook/schema/words/admin-texts';
import { actionsIn, signInAdmin } from './admin.ts';
import { answerTo, refusalOf } from './booking-requests.ts';
import { exampleSite } from './example-site.ts';
import type { Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

const LIST = '/api/admin/testimonials';
const RUTH = {
  name: 'Ruth Ellis',
  business: 'Willow & Co. Hair',
  words: 'My phone has stopped ringing.',
  consented_on: '2026-11-20',
};

let drawn: SitePage[];
let server: TestServer;
let admin: Owner;
beforeEach(async () => {
  drawn = [];
  const example = exampleSite(() => '');
  const renderer = {
    renderSitePage(page: SitePage) {
      drawn.push(page);
      return example.publicPages.renderer.renderSitePage(page);
    },
  };
  server = await startServer({ site: { ...example, publicPages: { ...example.publicPages, renderer } } });
  admin = await signInAdmin(server);
});
afterEach(() => server.stop());

const listed = () => answerTo(z.array(testimonial), admin.get(LIST));
const add = (more: Partial<typeof RUTH> = {}) => admin.post(LIST, { ...RUTH, ...more });
/** Returns the testimonials with which the page was last rendered. */
async function quotedOn(path: string) {
  await fetch(server.url + path);
  return drawn.at(-1)?.facts.testimonials;
}

it('shows a testimonial on the home page once it is added, and no longer once it is deleted', async () => {
  expect(await quotedOn('/')).toEqual([]);
  expect((await add()).status).toBe(201);
  const { consented_on: _, ...quote } = RUTH;
  expect(await quotedOn('/')).toEqual([quote]);
  expect(await quotedOn('/pricing')).toEqual([]);
  expect((await admin.delete(`${LIST}/1`)).status).toBe(200);
  expect(await quotedOn('/')).toEqual([]);
});

it('draws the home page once while its testimonials stay as they are', async () => {
  await add();
  await quotedOn('/');
  const before = drawn.length;
  await quotedOn('/');
  expect(drawn).toHaveLength(before);
});

it('keeps who said what, and the day of their consent, newest first', async () => {
  await add();
  await add({ name: ' Ada\u202e King ', consented_on: '2026-11-19' });
  expect(await listed()).toEqual([
    { ...RUTH, id: 2, name: 'Ada King', consented_on: '2026-11-19' },
    { ...RUTH, id: 1 },
  ]);
});

it('takes no testimonial without a day of consent, or with one in the future', async () => {
  expect((await refusalOf(add({ consented_on: '' }))).fields).toHaveProperty('consented_on');
  const future = await refusalOf(add({ consented_on: '2026-11-21' }));
  expect(future).toMatchObject({ status: 400, fields: { consented_on: CONSENT_IN_FUTURE } });
  expect(await listed()).toEqual([]);
});

it('accepts only a limited number', async () => {
  for (let added = 0; added < TESTIMONIALS_MAX; added++) expect((await add()).status).toBe(201);
  expect(await refusalOf(add())).toMatchObject({ status: 409, error: TESTIMONIALS_FULL });
});

it('logs that one was added or deleted, and not whose it was', async () => {
  await add();
  await admin.delete(`${LIST}/1`);
  expect(await refusalOf(admin.delete(`${LIST}/1`))).toMatchObject({
    status: 404,
    error: TESTIMONIAL_NOT_FOUND,
  });
  const actions = await actionsIn(server);
  expect(actions.map(({ action, subject }) => [action, subject])).toEqual([
    ['testimonial_added', 'Testimonial 1'],
    ['testimonial_deleted', 'Testimonial 1'],
  ]);
  expect(JSON.stringify(actions)).not.toMatch(/Ruth|Willow/);
});
