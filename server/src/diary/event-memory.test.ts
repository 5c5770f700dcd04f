import { expect, it } from 'vitest';
import { createEventMemory } from './event-memory.ts';

const event = { id: 7, version: 3, date: '2026-11-24' };
const MINUTE = 60_000;
const at = (today: string, now = 0) => ({ timezone: 'Europe/London', catalogueVersion: 1, today, now });
const memoryOf = () => createEventMemory<string>(100, (text) => text.length);

it('keeps what was found about an event to come, whatever the minute, until the event changes', () => {
  const memory = memoryOf();
  memory.keep(event, at('2026-11-20'), 'two free');
  expect(memory.get(event, at('2026-11-20', 90 * MINUTE))).toBe('two free');
  expect(memory.get(event, at('2026-11-23'))).toBe('two free');
  expect(memory.get({ ...event, version: 4 }, at('2026-11-20'))).toBeNull();
  expect(memory.get({ ...event, id: 8 }, at('2026-11-20'))).toBeNull();
});

it('keeps it for a minute on the day of the event, and no longer than that day', () => {
  const memory = memoryOf();
  memory.keep(event, at('2026-11-20'), 'before');
  expect(memory.get(event, at('2026-11-24'))).toBeNull();
  memory.keep(event, at('2026-11-24', 5 * MINUTE), 'that minute');
  expect(memory.get(event, at('2026-11-24', 6 * MINUTE - 1))).toBe('that minute');
  expect(memory.get(event, at('2026-11-24', 6 * MINUTE))).toBeNull();
  memory.keep(event, at('2026-11-25'), 'over');
  expect(memory.get(event, at('2026-12-31', 999 * MINUTE))).toBe('over');
});

it('forgets it when the business keeps another clock or changes its places, people or services', () => {
  const memory = memoryOf();
  memory.keep(event, at('2026-11-20'), 'two free');
  expect(memory.get(event, { ...at('2026-11-20'), timezone: 'UTC' })).toBeNull();
  expect(memory.get(event, { ...at('2026-11-20'), catalogueVersion: 2 })).toBeNull();
});

it('forgets what was unused longest when it holds too much', () => {
  const memory = createEventMemory<string>(5, (text) => text.length);
  const [first, second, third] = [1, 2, 3].map((id) => ({ ...event, id }));
  if (!first || !second || !third) throw new Error('three events');
  memory.keep(first, at('2026-11-20'), 'aa');
  memory.keep(second, at('2026-11-20'), 'bb');
  memory.get(first, at('2026-11-20'));
  memory.keep(third, at('2026-11-20'), 'cc');
  expect([first, second, third].map((kept) => memory.get(kept, at('2026-11-20')))).toEqual([
    'aa',
    null,
    'cc',
  ]);
});
