/** The pictures of a business's people: one row for each picture, however many of them have it; it goes when nobody has it. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { PICTURE_NOT_VALID } from '@daybook/schema/words/business-texts';
import { pictures } from '../src/database/picture-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { refusalOf } from './booking-requests.ts';
import { downloadFile, importFile } from './business-files.ts';
import { EXAMPLE_PICTURE } from './example-picture.ts';
import { signIn } from './owner.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const send = (person_id: number | null, picture: string | null = EXAMPLE_PICTURE, by = salon.owner) =>
  by.put(salon.at('picture'), { person_id, picture });
const shown = async () => (await salon.people()).map(({ picture }) => picture);
const rows = () => countRows(server.database.read, pictures);
const statusAt = async (address: string | null | undefined) => (await server.get(address ?? '')).status;

it('is kept while anybody of the business has it, and goes when the person leaves', async () => {
  const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
  expect((await send(ann.id)).status).toBe(200);
  await send(bob.id);
  await send(null);
  expect(await rows()).toBe(1);
  await send(null, null);
  await send(bob.id, null);
  const [picture, none] = await shown();
  expect([await statusAt(picture), none]).toEqual([200, null]);
  // Changing the person leaves it.
  await salon.owner.put(salon.at(`people/${ann.id}`), { name: 'Ann Ashworth' });
  expect(await shown()).toEqual([picture, null]);
  await salon.owner.delete(salon.at(`people/${ann.id}`));
  expect([await statusAt(picture), await rows()]).toEqual([404, 0]);
});

it('is dropped when the person is archived, and an archived one gets none', async () => {
  const ann = await salon.addPerson('Ann');
  await salon.addEvent({ person_ids: [ann.id] });
  await send(ann.id);
  await salon.owner.delete(salon.at(`people/${ann.id}`));
  expect([await rows(), await shown()]).toEqual([0, [null]]);
  expect((await send(ann.id)).status).toBe(404);
  expect(await rows()).toBe(0);
});

it('is shown in the diary, of events and of services', async () => {
  const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
  await send(ann.id);
  const cut = await salon.addService('Cut');
  const people = { person_ids: [ann.id, bob.id] };
  await salon.addEvent({ ...people, service_mode: 'individual_services', service_ids: [cut.id] });
  await salon.addEvent(people);
  const diary = diaryShape.parse(await (await server.get(`/api/diary/${salon.slug}`)).json());
  const [picture] = await shown();
  const both = [
    { id: ann.id, name: 'Ann', picture },
    { id: bob.id, name: 'Bob' },
  ];
  expect(diary.people).toEqual(both);
  expect(diary.events.map((event) => event.people)).toEqual([both, both]);
});

it('comes with the business’s file, and is made anew of a file’s', async () => {
  const ann = await salon.addPerson('Ann');
  await salon.addPerson('Bob');
  await send(ann.id);
  const file = await downloadFile(salon.owner, salon.businessId);
  const { business: copy } = await importFile(salon.owner, file);
  const again = await downloadFile(salon.owner, copy.id);
  const had = again.catalogue.map((item) => (item.kind === 'person' ? item.picture !== null : null));
  expect([had, await rows()]).toEqual([[true, false], 2]);
  const [first] = file.catalogue;
  if (first?.kind !== 'person') expect.fail('Ann comes first');
  const wrong = { ...first, picture: Buffer.from('GIF89a').toString('base64') };
  await expect(importFile(salon.owner, { ...file, catalogue: [wrong] })).rejects.toThrow();
});

it('is a picture, of a person of the owner’s own business', async () => {
  const ann = await salon.addPerson('Ann');
  const place = await salon.addPlace('Front room', 1);
  expect(await refusalOf(send(ann.id, 'R0lGODlh'))).toMatchObject({
    status: 400,
    fields: { picture: PICTURE_NOT_VALID },
  });
  const other = await signIn(server, 'oscar@barn.example');
  const statuses = [await send(place.id), await send(1_000_000), await send(ann.id, EXAMPLE_PICTURE, other)];
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await rows()).toBe(0);
});
