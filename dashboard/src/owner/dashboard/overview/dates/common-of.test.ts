import { describe, expect, it } from 'vitest';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { event } from '#owner/dashboard/calendar/example-contents.ts';
import { commonOf, isListed } from './common-of.ts';

const nameOf = ({ event_name }: OwnerEvent) => event_name;

describe('what dates have in common', () => {
  it('is what all of them have, with lists compared by content', () => {
    const slots = [{ start_time: '10:00', end_time: '11:00' }];
    const both = [event(1, { manual_slots: slots }), event(2, { manual_slots: [...slots] })];
    expect(commonOf(both, ({ manual_slots }) => manual_slots)).toEqual(slots);
    expect(commonOf([event(1, { requirements_note: null })], (one) => one.requirements_note)).toBeNull();
  });

  it('is nothing if they differ, or if there are no dates', () => {
    const two = [event(1, { event_name: 'Cut' }), event(2, { event_name: 'Colour' })];
    expect(commonOf(two, nameOf)).toBeUndefined();
    expect(commonOf([], nameOf)).toBeUndefined();
  });
});

it('has listed slots only if its time slots are listed', () => {
  expect(isListed(event(1, { creation_mode: 'manual' }))).toBe(true);
  expect(isListed(event(1, { creation_mode: 'automatic' }))).toBe(false);
  expect(isListed(event(1, { creation_mode: 'manual', event_type: 'day_event' }))).toBe(false);
});
