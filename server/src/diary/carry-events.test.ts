import { expect, it } from 'vitest';
import { DIARY_EVENTS_MAX } from '@daybook/schema/figures/bounds';
import { addDays } from '@daybook/schema/rules/date';
import { anyBusiness } from '../../test/ruling-business.ts';
import { carryRange } from './carry-events.ts';
import type { ListedEvent } from './diary-store.ts';

const listedOf = (count: number) =>
  Array.from({ length: count }, (_, index): ListedEvent => {
    return {
      id: index + 1,
      businessId: 1,
      date: addDays('2027-03-01', index),
      startTime: '09:00',
      version: 1,
    };
  });
const at = { business: anyBusiness, today: '2027-03-01', now: 0 };
const range = { businessId: 1, from: '2027-03-01', to: '2029-12-31', after: undefined };
const storeOf = (all: ListedEvent[]) => ({
  listEvents: (_range: unknown, _after: unknown, limit: number) => Promise.resolve(all.slice(0, limit)),
});

it('returns the first event that didn’t fit, and the one before it', async () => {
  const all = listedOf(8);
  const carryFive = () => Promise.resolve({ events: [], rest: all[5] ?? null });
  expect(await carryRange(storeOf(all), carryFive, range, at)).toMatchObject({ rest: all[5], last: all[4] });
});

it('has nothing more to tell when all of the range is carried', async () => {
  const carryAll = () => Promise.resolve({ events: [], rest: null });
  expect(await carryRange(storeOf(listedOf(3)), carryAll, range, at)).toMatchObject({
    rest: null,
    last: null,
  });
});

it('reports that there may be more if listed events were deleted before they were read', async () => {
  const all = listedOf(2 * DIARY_EVENTS_MAX);
  const carryAllThatAreLeft = () => Promise.resolve({ events: [], rest: null });
  expect(await carryRange(storeOf(all), carryAllThatAreLeft, range, at)).toMatchObject({
    rest: all[DIARY_EVENTS_MAX],
    last: all[DIARY_EVENTS_MAX - 1],
  });
});
