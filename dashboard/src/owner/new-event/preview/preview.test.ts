import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, EMPTY_SERVICE, EMPTY_VENUE, type NewEventForm } from '../form/new-event-form.ts';
import { clockChangesOf, previewOf } from './preview.ts';

const DAY = { date: '2026-11-24', timezone: 'Europe/London', now: 0, serviceIndex: 0 };
const form = (changes: Partial<NewEventForm> = {}): NewEventForm => ({ ...EMPTY_FORM, ...changes });
const timesOf = (changes: Partial<NewEventForm>, question = DAY) =>
  previewOf(form(changes), question)?.parts.flatMap(({ times }) =>
    times.map(({ kind, start }) => (kind === 'lunch' ? 'lunch' : start)),
  );

describe('the preview', () => {
  it('shows the automatic times, with lunch in between', () => {
    const changes = { slot_duration_minutes: '45', has_lunch_break: true };
    expect(timesOf(changes)).toEqual([
      ...['09:00', '09:50', '10:40', 'lunch', '13:00', '13:50', '14:40', '15:30'],
    ]);
    expect(previewOf(form(changes), DAY)).toMatchObject({ mode: 'automatic', count: 7, minutes: 45 });
    expect(previewOf(form(changes), DAY)?.parts.map(({ name }) => name)).toEqual(['Morning', 'Afternoon']);
  });

  it('shows listed slots as they are, in order, and their length only when all have the same', () => {
    const manual_slots = [
      { start_time: '18:00', end_time: '19:30' },
      { start_time: '10:00', end_time: '11:00' },
      { start_time: '', end_time: '' },
    ];
    expect(timesOf({ creation_mode: 'manual', manual_slots })).toEqual(['10:00', '18:00']);
    expect(previewOf(form({ creation_mode: 'manual', manual_slots }), DAY)?.minutes).toBeNull();
  });

  it('shows every quarter of an hour at which the chosen service can begin', () => {
    const services = [
      { ...EMPTY_SERVICE, service_name: 'Cut' },
      { ...EMPTY_SERVICE, service_name: 'Colour', estimated_duration_minutes: '120' },
    ];
    const changes = { kind: 'individual_services', services, end_time: '12:00' } as const;
    expect(previewOf(form(changes), DAY)).toMatchObject({ count: 11, minutes: 30 });
    expect(timesOf(changes, { ...DAY, serviceIndex: 1 })).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
    ]);
    expect(timesOf({ ...changes, last_appointment_time: '09:15' })).toEqual(['09:00', '09:15']);
  });

  it('shows a day event as one time with the places of its venues', () => {
    const venue = { ...EMPTY_VENUE, max_capacity: '14' };
    const day = (...venues: NewEventForm['venues']) =>
      form({ kind: 'day_event', venues, has_lunch_break: true });
    expect(previewOf(day(venue, venue), DAY)).toMatchObject({ count: 1, places: 28 });
    expect(previewOf(day(venue, EMPTY_VENUE), DAY)?.places).toBeNull();
    expect(previewOf(day(venue), DAY)?.parts).toEqual([
      { name: 'Morning', times: [{ kind: 'time', start: '09:00', end: '17:00' }] },
    ]);
  });

  it('leaves out times that have begun today, and counts them', () => {
    const now = Date.parse('2026-11-24T15:00Z');
    expect(previewOf(form(), { ...DAY, now })).toMatchObject({ count: 2, passed: 11 });
  });

  it.each<Partial<NewEventForm>>([
    { start_time: '' },
    { end_time: '08:00' },
    { creation_mode: 'manual' },
    { kind: 'individual_services', services: [] },
  ])('waits for the rest of %j', (changes) => {
    expect(previewOf(form(changes), DAY)).toBeNull();
  });

  it('does not fail, whatever somebody types', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '9', '09:0', '09:00', '17:00', '23:59', '24:00'));
    const typed = fc.record({
      kind: fc.constantFrom('time_slots', 'individual_services', 'day_event'),
      creation_mode: fc.constantFrom('automatic', 'manual'),
      start_time: text,
      end_time: text,
      last_appointment_time: text,
      has_lunch_break: fc.boolean(),
      lunch_start_time: text,
      lunch_end_time: text,
      manual_slots: fc.array(fc.record({ start_time: text, end_time: text })),
    } as const);
    fc.assert(
      fc.property(typed, (changes) => {
        const preview = previewOf(form(changes), DAY);
        const shown =
          preview?.parts.flatMap(({ times }) => times.filter(({ kind }) => kind === 'time')) ?? [];
        expect(shown).toHaveLength(preview?.count ?? 0);
      }),
    );
  });
});

describe('a day on which the clocks change', () => {
  const night = form({
    start_time: '00:00',
    end_time: '04:00',
    slot_duration_minutes: '60',
    buffer_minutes: '0',
  });
  const question = { timezone: 'Europe/London', serviceIndex: 0 };

  it('does not offer the hour that is skipped, and says so', () => {
    const dates = ['2026-03-28', '2026-03-29', '2026-03-30'];
    expect(clockChangesOf(night, dates, question)).toEqual([{ date: '2026-03-29', times: ['01:00'] }]);
    expect(timesOf(night, { ...DAY, date: '2026-03-29', now: -Infinity })).toEqual([
      '00:00',
      '02:00',
      '03:00',
    ]);
  });

  it('says nothing when no time of the event is skipped', () => {
    expect(clockChangesOf(form(), ['2026-03-29', '2026-10-25'], question)).toEqual([]);
    expect(clockChangesOf(night, ['2026-10-25'], question)).toEqual([]);
  });
});
