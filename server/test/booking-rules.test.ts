/** The owner's rules for all bookings, and which of them makes a time unavailable. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { business as businessShape } from '@daybook/schema/contract/business';
import { explanation } from '@daybook/schema/contract/explanation';
import { timeOff } from '../src/database/calendar-tables.ts';
import { answerTo, bookFree, refusalOf, slotsOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const details = { business_name: 'Willow', business_email: 'olive@salon.example', timezone: 'Europe/London' };
const change = (given: Record<string, unknown>) =>
  salon.owner.put(`/api/businesses/${salon.businessId}`, { ...details, ...given });
const explain = (eventId: number, query = '') =>
  answerTo(explanation, salon.owner.get(`/api/events/${eventId}/explain${query}`));

describe('an owner’s booking rules', () => {
  const rules = {
    minimum_notice_hours: 24,
    maximum_days_ahead: 90,
    daily_limit_per_person: 6,
    bank_holidays: 'scotland',
  };

  it('are kept, answered and left as they are by a change that does not name them', async () => {
    expect(await answerTo(businessShape, change(rules))).toMatchObject(rules);
    expect(await answerTo(businessShape, change({}))).toMatchObject(rules);
    const [own] = await answerTo(z.array(businessShape), salon.owner.get('/api/businesses/my'));
    expect(own).toMatchObject(rules);
    const none = { ...rules, maximum_days_ahead: null, daily_limit_per_person: null, bank_holidays: null };
    expect(await answerTo(businessShape, change(none))).toMatchObject(none);
  });

  it('are refused beyond their bounds, each at its field', async () => {
    const wrong = {
      minimum_notice_hours: -1,
      maximum_days_ahead: 1.5,
      daily_limit_per_person: 0,
      bank_holidays: 'wales',
    };
    const { status, fields } = await refusalOf(change(wrong));
    expect([status, Object.keys(fields ?? {}).sort()]).toEqual([400, Object.keys(wrong).sort()]);
  });
});

describe('the explanation of an event’s times', () => {
  it('names the rule and whom it is about, and agrees with the slots', async () => {
    const [ann, bob] = [await salon.addPerson('Ann'), await salon.addPerson('Bob')];
    const event = await salon.addEvent({ person_ids: [ann.id, bob.id] });
    await server.database.insert(timeOff).values({
      businessId: salon.businessId,
      resourceId: bob.id,
      startsOn: TUESDAY,
      endsOn: TUESDAY,
      note: 'Dentist',
      createdAt: NOW,
    });
    await bookFree(server, event.id);
    await change({ minimum_notice_hours: 97 });
    const { times, takes_bookings } = await explain(event.id);
    expect(takes_bookings).toBe(true);
    expect(times[0]).toEqual({
      start_time: '09:00',
      end_time: '09:45',
      reasons: [
        { why: 'notice', name: null, note: null },
        { why: 'booked', name: 'Ann', note: null },
        { why: 'time_off', name: 'Bob', note: 'Dentist' },
      ],
    });
    expect(times.find(({ start_time }) => start_time === '11:30')?.reasons).toMatchObject([{ why: 'lunch' }]);
    const free = times.filter(({ reasons }) => reasons.length === 0).map(({ start_time }) => start_time);
    const listed = (await slotsOf(server, event.id)).filter(({ is_booked }) => !is_booked);
    expect(free).toEqual(listed.map(({ start_time }) => start_time));
    const ofBob = await explain(event.id, `?person_id=${bob.id}`);
    expect(ofBob.times.at(-1)?.reasons).toMatchObject([{ why: 'time_off', name: 'Bob' }]);
  });

  it('asks for a service where slots depend on one, and knows no other business’s', async () => {
    const event = await salon.addEvent({
      service_mode: 'individual_services',
      services: [{ service_name: 'Cut', service_price: 38, estimated_duration_minutes: 45 }],
    });
    const path = `/api/events/${event.id}/explain`;
    expect(await refusalOf(salon.owner.get(path))).toMatchObject({ status: 400 });
    expect((await explain(event.id, `?service_id=${event.services[0]?.id}`)).times[0]).toMatchObject({
      reasons: [],
    });
    expect(await refusalOf(salon.owner.get(`${path}?service_id=999999`))).toMatchObject({ status: 404 });
  });
});
