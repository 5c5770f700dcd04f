import { expect, it } from 'vitest';
import { examplePatternEvent } from '../../test/builders.ts';
import type { PlainEvent } from '../events/new-event.ts';
import { decideDate } from './decide-date.ts';
import { newEventOn, type PatternPlan } from './pattern-shape.ts';

const TUESDAY = '2026-11-24';
const whole = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };

function planned(event: Partial<PatternPlan['event']> = {}, start_time = '09:00'): PlainEvent {
  const plan: PatternPlan = {
    weekdays: [{ day: 2, start_time, end_time: '17:00', people: null }],
    everyWeeks: 1,
    fromDate: TUESDAY,
    untilDate: null,
    weeksAhead: 8,
    event: {
      ...examplePatternEvent,
      is_home_visit: false,
      places: [{ id: 1, max_capacity: null }],
      ...event,
    },
  };
  return newEventOn(plan, TUESDAY, 0);
}

const [ann, bob] = [1, 2].map((id) => ({ id, ...whole }));
const people = (...who: (typeof ann)[]) => ({ people: who.flatMap((one) => one ?? []) });

it('does nothing to a date that is as it is to be, in whatever order its people are', () => {
  const both = planned(people(ann, bob));
  expect(decideDate(both, null, planned(people(bob, ann)))).toEqual({ is: 'same' });
});

it('rewords a date on which only words change, and replaces one whose times, places or people change', () => {
  expect(decideDate(planned(), null, planned({ event_name: 'Cuts' }))).toMatchObject({
    is: 'reword',
    words: { name: 'Cuts' },
  });
  for (const next of [
    planned({}, '11:00'),
    planned({ places: [{ id: 2, max_capacity: null }] }),
    planned(people(ann)),
    planned({ service_mode: 'individual_services', service_ids: [3] }),
  ])
    expect(decideDate(planned(), null, next)).toEqual({ is: 'replace', next });
});

it('keeps the words, times, places and people that were edited by hand', () => {
  const was = planned(people(ann));
  const byHand = planned({ ...people(bob), event_name: 'Advent cuts' }, '10:00');
  const wanted = planned(
    { ...people(), event_name: 'Cuts', personal_message: 'Bye.', places: [{ id: 2, max_capacity: null }] },
    '11:00',
  );
  expect(decideDate(byHand, was, wanted)).toMatchObject({
    is: 'replace',
    next: {
      event: { name: 'Advent cuts', personalMessage: 'Bye.', startTime: '10:00' },
      places: [{ id: 2 }],
      people: [{ resourceId: 2 }],
    },
  });
});

it('follows the weekly hours in everything but words when their kind changes', () => {
  const byHand = planned({ event_name: 'Advent cuts' }, '10:00');
  const wanted = planned({ service_mode: 'individual_services', service_ids: [3] }, '11:00');
  expect(decideDate(byHand, planned(), wanted)).toMatchObject({
    is: 'replace',
    next: { event: { name: 'Advent cuts', startTime: '11:00', serviceMode: 'individual_services' } },
  });
});
