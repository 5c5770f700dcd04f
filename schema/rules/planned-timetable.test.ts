import { describe, expect, it } from 'vitest';
import { plannedMode, plannedTimetable, type PlannedTimes } from './planned-timetable.ts';

const salon: PlannedTimes = {
  event_type: 'booking',
  service_mode: 'time_slots',
  creation_mode: 'automatic',
  start_time: '09:00',
  end_time: '17:00',
  slot_duration_minutes: 45,
  buffer_minutes: 5,
  manual_slots: [],
  has_lunch_break: true,
  lunch_start_time: '12:00',
  lunch_end_time: '13:00',
  last_appointment_time: '16:00',
};
const planned = (given: Partial<PlannedTimes> = {}) => plannedTimetable({ ...salon, ...given });

describe('the timetable of an owner’s plan', () => {
  it('has its times in minutes', () => {
    expect(planned()).toEqual({
      mode: 'automatic',
      hours: { start: 540, end: 1020 },
      slotMinutes: 45,
      bufferMinutes: 5,
      manualSlots: [],
      lunch: { start: 720, end: 780 },
      lastStart: 960,
    });
  });

  it('has no lunch without a break, even with lunch times, and none before both are set', () => {
    expect(planned({ has_lunch_break: false })?.lunch).toBeNull();
    expect(planned({ lunch_start_time: null })?.lunch).toBeNull();
    expect(planned({ lunch_end_time: null })?.lunch).toBeNull();
    expect(planned({ last_appointment_time: null })?.lastStart).toBeNull();
  });

  it('is none while its hours are missing or end before they begin', () => {
    expect(planned({ start_time: null })).toBeNull();
    expect(planned({ end_time: null })).toBeNull();
    expect(planned({ end_time: '09:00' })).toBeNull();
    expect(planned({ end_time: '08:00' })).toBeNull();
  });

  it('may run past midnight for a day event, and for nothing else', () => {
    const party = { start_time: '19:00', end_time: '01:00' };
    expect(planned({ ...party, event_type: 'day_event' })?.hours).toEqual({ start: 1140, end: 1500 });
    expect(planned({ ...party, service_mode: 'individual_services' })).toBeNull();
  });

  it('needs no hours where slots are listed, and leaves out a slot without length', () => {
    const manual_slots = [
      { start_time: '10:00', end_time: '10:30' },
      { start_time: '11:00', end_time: '11:00' },
    ];
    const listed = planned({ creation_mode: 'manual', manual_slots, start_time: null, end_time: null });
    expect(listed).toMatchObject({
      mode: 'manual',
      hours: { start: 0, end: 0 },
      manualSlots: [{ start: 600, end: 630 }],
    });
  });
});

it('divides the day as the kind of event says first, then its services, then how its slots are made', () => {
  const services = { ...salon, service_mode: 'individual_services', creation_mode: 'manual' } as const;
  expect(plannedMode({ ...services, event_type: 'day_event' })).toBe('day_event');
  expect(plannedMode(services)).toBe('individual_services');
  expect(plannedMode({ ...salon, creation_mode: 'manual' })).toBe('manual');
  expect(plannedMode(salon)).toBe('automatic');
});
