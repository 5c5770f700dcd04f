import { describe, expect, it } from 'vitest';
import { EVENT_SLOTS_MAX, SLOT_MINUTES_MIN } from '../figures/slots.ts';
import { SLOT_DURATION_NOT_VALID, slotTooShort, tooManySlots } from '../words/event-texts.ts';
import { eventRequest, eventsRequest, type EventsForm } from './event-request.ts';

const venue = { venue_name: 'Studio', venue_address: '1 High Street', venue_postcode: 'BS1 4DJ' };

function form(changes: Partial<EventsForm>, venues = 1): EventsForm {
  return {
    event_name: 'Haircuts',
    personal_message: 'See you soon.',
    event_type: 'booking',
    start_time: '09:00',
    end_time: '17:00',
    dates: ['2030-01-07'],
    venues: Array.from({ length: venues }, () => venue),
    ...changes,
  };
}

/** Returns the error texts by field, as the server sends them. */
function problemsOf(request: EventsForm): Record<string, string> {
  const { error } = eventsRequest.safeParse(request);
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

const wholeDay = { start_time: '00:00', end_time: '23:59', buffer_minutes: 0 };
const listed = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const minute = (at * 7) % 1440;
    const text = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return { start_time: text(minute), end_time: text(minute + 6) };
  });

describe('an event with a slot each minute, all day, in twenty venues, which would slow everything down', () => {
  it('is refused for its short slots, in rows and listed', () => {
    expect(problemsOf(form({ ...wholeDay, slot_duration_minutes: 1 }))).toEqual({
      slot_duration_minutes: slotTooShort(SLOT_MINUTES_MIN),
    });
    expect(problemsOf(form({ slot_duration_minutes: SLOT_MINUTES_MIN }))).toEqual({});
    expect(problemsOf(form({ slot_duration_minutes: 0 }))).toEqual({
      slot_duration_minutes: SLOT_DURATION_NOT_VALID,
    });
    const manual_slots = [{ start_time: '09:00', end_time: '09:04' }];
    expect(problemsOf(form({ creation_mode: 'manual', manual_slots }))).toEqual({
      'manual_slots.0.end_time': slotTooShort(SLOT_MINUTES_MIN),
    });
  });

  it('is refused for its many slots, at the fields that cause them', () => {
    const fiveMinutes = { ...wholeDay, slot_duration_minutes: 5 };
    expect(problemsOf(form(fiveMinutes, 6))).toEqual({});
    expect(problemsOf(form(fiveMinutes, 7))).toEqual({
      slot_duration_minutes: tooManySlots(287, { places: 7, people: 0 }, EVENT_SLOTS_MAX),
    });
    const manual = { creation_mode: 'manual' as const, manual_slots: listed(200) };
    expect(problemsOf(form(manual, 10))).toEqual({});
    expect(problemsOf(form(manual, 11))).toEqual({
      manual_slots: tooManySlots(200, { places: 11, people: 0 }, EVENT_SLOTS_MAX),
    });
  });

  it('is refused for its many people, at their field', () => {
    const fiveMinutes = { ...wholeDay, slot_duration_minutes: 5 };
    const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    const [first, ...others] = ids(5);
    const people = first === undefined ? [] : [{ id: first }];
    expect(problemsOf(form({ ...fiveMinutes, people, person_ids: others }, 1))).toEqual({});
    expect(problemsOf(form({ ...fiveMinutes, people, person_ids: [...others, 9] }, 1))).toEqual({
      person_ids: tooManySlots(287, { places: 1, people: 6 }, EVENT_SLOTS_MAX),
    });
    expect(problemsOf(form({ ...fiveMinutes, place_ids: ids(7), people }, 0))).toMatchObject({
      slot_duration_minutes: tooManySlots(287, { places: 7, people: 1 }, EVENT_SLOTS_MAX),
    });
  });

  it('fits with any services, and as one day', () => {
    const services = [{ service_name: 'Cut', service_price: 30, estimated_duration_minutes: 15 }];
    const long = { ...wholeDay, slot_duration_minutes: 0 };
    expect(problemsOf(form({ ...long, service_mode: 'individual_services', services }, 20))).toEqual({});
    expect(problemsOf(form({ ...long, event_type: 'day_event' }, 20))).toEqual({});
  });

  it('is judged without its venues while it has none yet', () => {
    const { dates: _dates, venues: _venues, ...plan } = form({ ...wholeDay, slot_duration_minutes: 5 });
    expect(eventRequest.safeParse({ ...plan, event_date: '2030-01-07' }).success).toBe(true);
  });
});
