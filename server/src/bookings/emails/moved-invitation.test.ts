/** Reads an update of an invitation with an independent parser. */

import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR } from '@daybook/schema/figures/periods';
import { exampleFacts, exampleEmailContext } from '../../../test/example-booking.ts';
import { bookingCalendar } from './calendar-entry.ts';
import { bookingEmailKinds } from './kinds.ts';

function read(file: string) {
  const calendar = new ICAL.Component(z.array(z.unknown()).parse(ICAL.parse(file)));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  return { method: calendar.getFirstPropertyValue('method'), event };
}

it('has the same UID with a higher SEQUENCE, and replaces the old time', () => {
  const before = exampleFacts();
  const after = {
    ...before,
    sequence: before.sequence + 1,
    startsAt: before.startsAt + 25 * HOUR,
    endsAt: before.endsAt + 25 * HOUR,
  };
  const method = bookingEmailKinds.booking_moved.invitation;
  if (!method) throw new Error('no invitation');
  const [old, update] = [before, after].map((facts) =>
    read(bookingCalendar(facts, method, exampleEmailContext, before.startsAt - 48 * HOUR)),
  );
  expect(update?.method).toBe('REQUEST');
  expect(update?.event.uid).toBe(old?.event.uid);
  expect(update?.event.sequence).toBe(Number(old?.event.sequence) + 1);
  expect(update?.event.startDate.toJSDate().getTime()).toBe(after.startsAt);
  expect(update?.event.endDate.toJSDate().getTime()).toBe(after.endsAt);
  // For each UID, a calendar keeps the entry with the highest SEQUENCE.
  const kept = new Map<string, ICAL.Event>();
  for (const { event } of [update, old].flatMap((one) => one ?? [])) {
    const there = kept.get(event.uid);
    if (!there || there.sequence < event.sequence) kept.set(event.uid, event);
  }
  expect([...kept.values()].map(({ startDate }) => startDate.toJSDate().getTime())).toEqual([after.startsAt]);
});
