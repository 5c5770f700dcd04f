import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSlotId, slotIdOf } from './slot-id.ts';

const anyId = fc.integer({ min: 1, max: 1e14 });
const anySlot = fc.record({
  eventId: anyId,
  venueId: fc.option(anyId),
  serviceId: fc.option(anyId),
  personId: fc.option(anyId),
  start: fc.nat({ max: 1439 }),
});

it('reads back as what it was made from', () => {
  fc.assert(
    fc.property(anySlot, (slot) => {
      expect(parseSlotId(slotIdOf(slot))).toEqual(slot);
    }),
  );
});

it('has only one valid spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-') }), (text) => {
      const slot = parseSlotId(text);
      if (slot) expect(slotIdOf(slot)).toBe(text);
    }),
  );
});

it.each([
  '',
  '1',
  '0-0-0-0900',
  '1-0-0-900',
  '1-0-0-2400',
  '1-0-0-0960',
  '01-0-0-0900',
  '1-0-0-0900 ',
  '1e3-0-0-0900',
  '-1-0-0-0900',
  '1-0-0-0900-0',
  '1-0-0-0900-',
])('%j is no slot’s id', (text) => {
  expect(parseSlotId(text)).toBeNull();
});
