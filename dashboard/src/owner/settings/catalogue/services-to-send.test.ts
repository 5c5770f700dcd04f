import { expect, it } from 'vitest';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import { exampleCatalogueService } from '@daybook/schema/test/example-service';
import { servicesToSend } from './TeamList.tsx';

const service = (id: number, is_archived = false): CatalogueService => ({
  ...exampleCatalogueService,
  id,
  is_archived,
});
const services = [service(1), service(2), service(3, true)];

it('a person is saved without a word about services while these aren’t loaded', () => {
  for (const isNew of [true, false])
    for (const chosen of [null, { isAll: true, ids: [] }])
      expect(servicesToSend(undefined, chosen, isNew)).toBeUndefined();
});

it('a new person offers every service that isn’t archived, and an old one what they offered', () => {
  expect(servicesToSend(services, null, true)).toEqual([1, 2]);
  expect(servicesToSend(services, null, false)).toBeUndefined();
});

it('what the owner chose is saved', () => {
  expect(servicesToSend(services, { isAll: true, ids: [] }, false)).toEqual([1, 2]);
  expect(servicesToSend(services, { isAll: false, ids: [2] }, false)).toEqual([2]);
});
