import { expect, it } from 'vitest';
import { MINUTE } from '@daybook/schema/figures/periods';
import { anyBusiness } from '../../test/ruling-business.ts';
import { createEventMemory } from './event-memory.ts';

const event = { id: 7, version: 3 };
const at = (now: number) => ({ business: anyBusiness, today: '2026-11-20', now });
const memoryOf = () => createEventMemory<string>(100, (text) => text.length);

it('keeps what was found about an event until the clock or a change of the event ends it', () => {
  const memory = memoryOf();
  memory.keep(event, at(5 * MINUTE), 'two free', 90 * MINUTE);
  expect(memory.get(event, at(90 * MINUTE - 1))).toBe('two free');
  expect(memory.get(event, at(90 * MINUTE))).toBeNull();
  expect(memory.get({ ...event, id: 8 }, at(6 * MINUTE))).toBeNull();
});

it('does not use what was found later when the clock is put back', () => {
  const memory = memoryOf();
  memory.keep(event, at(5 * MINUTE), 'one has begun', Infinity);
  expect(memory.get(event, at(4 * MINUTE))).toBeNull();
});

it('drops it when the business changes its time zone, catalogue or rules', () => {
  const memory = memoryOf();
  memory.keep(event, at(0), 'two free', Infinity);
  expect(memory.get(event, { ...at(0), business: { ...anyBusiness, timezone: 'UTC' } })).toBeNull();
  expect(memory.get(event, { ...at(0), business: { ...anyBusiness, diaryVersion: 2 } })).toBeNull();
});

it('drops the least recently used when it is full', () => {
  const memory = createEventMemory<string>(5, (text) => text.length);
  const [first, second, third] = [1, 2, 3].map((id) => ({ ...event, id }));
  if (!first || !second || !third) throw new Error('three events');
  memory.keep(first, at(0), 'aa', Infinity);
  memory.keep(second, at(0), 'bb', Infinity);
  memory.get(first, at(0));
  memory.keep(third, at(0), 'cc', Infinity);
  expect([first, second, third].map((kept) => memory.get(kept, at(0)))).toEqual(['aa', null, 'cc']);
});
