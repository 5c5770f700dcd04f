/** The picture of a business: sent by its owner, served to everybody, and deleted with the business. */

import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { PICTURE_NOT_VALID } from '@daybook/schema/words/business-texts';
import { pictures } from '../src/database/picture-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { businesses } from '../src/database/tables.ts';
import { purgeBusiness } from '../src/jobs/purge-store.ts';
import { refusalOf } from './booking-requests.ts';
import { downloadFile, importFile } from './business-files.ts';
import { EXAMPLE_PICTURE } from './example-picture.ts';
import { signIn, type Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let business: typeof businesses.$inferSelect;
let path: string;

beforeEach(async () => {
  ({ server, owner, business } = await startWithBusiness());
  path = `/api/businesses/${business.id}/picture`;
});
afterEach(() => server.stop());

const send = (picture: string) => owner.put(path, { picture });
async function blue(): Promise<string> {
  const canvas = createCanvas(40, 40);
  const on = canvas.getContext('2d');
  on.fillStyle = '#00c';
  on.fillRect(0, 0, 40, 40);
  return (await canvas.encode('png')).toString('base64');
}
async function shown(): Promise<string | null> {
  const answer = await server.get(`/api/diary/${business.diarySlug}`);
  return diaryShape.parse(await answer.json()).business.picture;
}
const statusAt = async (address: string | null) => (await server.get(address ?? '')).status;
const rows = () => countRows(server.database.read, pictures);

it('is shown in the diary, and kept by browsers for as long as they like', async () => {
  expect(await shown()).toBe(null);
  expect((await send(EXAMPLE_PICTURE)).status).toBe(200);
  const address = (await shown()) ?? expect.fail('no picture');
  expect(address).toMatch(/^\/pictures\/[\w-]{22}\.jpg$/);
  const answer = await server.get(address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(Buffer.from(await answer.arrayBuffer()).readUInt16BE(0)).toBe(0xffd8);
});

it('is replaced and removed', async () => {
  await send(EXAMPLE_PICTURE);
  const first = await shown();
  await send(await blue());
  const second = await shown();
  expect([await statusAt(first), await statusAt(second), await rows()]).toEqual([404, 200, 1]);
  expect((await owner.put(path, { picture: null })).status).toBe(200);
  expect([await shown(), await statusAt(second), await rows()]).toEqual([null, 404, 0]);
});

it('is a JPEG or PNG of a bounded size', async () => {
  for (const picture of ['', 'not base64!', Buffer.from('GIF89a').toString('base64'), 'A'.repeat(250_000)])
    expect(await refusalOf(send(picture))).toMatchObject({
      status: 400,
      fields: { picture: PICTURE_NOT_VALID },
    });
  expect((await owner.put(path, { picture: 'A'.repeat(300_000) })).status).toBe(413);
  expect(await rows()).toBe(0);
});

it('is no longer served once the business is switched off or closed, and is purged with it', async () => {
  await send(EXAMPLE_PICTURE);
  const address = await shown();
  const set = (change: Partial<typeof businesses.$inferSelect>) =>
    server.database.write({ business: business.id }, async (tx) => {
      await tx.update(businesses).set(change).where(eq(businesses.id, business.id));
    });
  // The emails of a business that is unpaid still show it.
  await set({ paidAt: null });
  expect(await statusAt(address)).toBe(200);
  await set({ isActive: false });
  expect(await statusAt(address)).toBe(404);
  await set({ isActive: true, paidAt: 1 });
  await owner.delete(`/api/businesses/${business.id}`);
  expect(await statusAt(address)).toBe(404);
  await server.database.write({ business: business.id }, (tx) => purgeBusiness(tx, business.id));
  expect(await rows()).toBe(0);
});

it.each(['/pictures/', '/pictures/a.jpg', `/pictures/${'a'.repeat(22)}.jpg`, '/pictures/%00.jpg'])(
  'is not at %s',
  async (address) => {
    expect(await statusAt(address)).toBe(404);
  },
);

it('comes with the business’s file, and is made anew of a file’s', async () => {
  await send(EXAMPLE_PICTURE);
  const file = await downloadFile(owner, business.id);
  const { business: imported } = await importFile(owner, file);
  const copy = imported.picture ?? expect.fail('no picture');
  expect([await statusAt(copy), await rows()]).toEqual([200, 2]);
  const wrong = { ...file.business, picture: Buffer.from('GIF89a').toString('base64') };
  expect(await refusalOf(beginning(owner, { ...file, business: wrong }))).toMatchObject({ status: 400 });
  const { picture: _picture, ...without } = file.business;
  expect((await beginning(owner, { ...file, business: without })).status).toBe(201);
});

const beginning = (by: Owner, { format, version, business: given }: Record<string, unknown>) =>
  by.post('/api/imports', { format, version, business: given });

it('is its owner’s alone to change', async () => {
  const other = await signIn(server, 'oscar@barn.example');
  expect([
    (await other.put(path, { picture: EXAMPLE_PICTURE })).status,
    (await other.put(path, { picture: null })).status,
  ]).toEqual([404, 404]);
});
