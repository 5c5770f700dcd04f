/** What the diary says of a business besides its times: a text about it, and its opening hours. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { ABOUT_MAX, OPENING_HOURS_MAX } from '@daybook/schema/figures/bounds';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import { COLOUR_NOT_VALID } from '@daybook/schema/words/catalogue-texts';
import { refusalOf } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { startWithBusiness, type TestServer } from './start.ts';

/** NOW is on a Friday. */
const TODAY = '2026-11-20';
const MONDAY = '2026-11-23';

let server: TestServer;
let owner: Owner;
let business: { id: number; diarySlug: string };
let path: string;

beforeEach(async () => {
  ({ server, owner, business } = await startWithBusiness());
  path = `/api/businesses/${business.id}`;
});
afterEach(() => server.stop());

const diary = async () =>
  diaryShape.parse(await (await server.get(`/api/diary/${business.diarySlug}`)).json());
const details = {
  business_name: 'Willow Hair',
  business_email: 'a@willow.example',
  timezone: 'Europe/London',
};
const change = (given: Record<string, unknown>) => owner.put(path, { ...details, ...given });

async function publishWeek(): Promise<void> {
  const answer = await owner.post(`${path}/patterns`, {
    weekdays: [
      { day: 2, start_time: '09:00', end_time: '17:00' },
      { day: 5, start_time: '12:00', end_time: '20:00' },
    ],
    from_date: TODAY,
    weeks_ahead: 2,
    event: {
      event_name: 'Haircuts',
      personal_message: 'See you soon.',
      event_type: 'booking',
      slot_duration_minutes: 45,
      venues: [exampleVenue],
      has_lunch_break: true,
      lunch_start_time: '13:00',
      lunch_end_time: '14:00',
    },
  });
  expect(answer.status).toBe(200);
}

const times = (...spans: [string, string][]) =>
  spans.map(([start_time, end_time]) => ({ start_time, end_time }));
const friday = times(['12:00', '13:00'], ['14:00', '20:00']);
const tuesday = times(['09:00', '13:00'], ['14:00', '17:00']);

it('opens when the weekly hours and this week’s other dates say', async () => {
  expect((await diary()).open_times).toBe(null);
  await publishWeek();
  await server.add.event(business.id, { date: MONDAY, startTime: '10:00', endTime: '11:00' });
  await server.add.event(business.id, { date: '2026-11-25', type: 'day_event' });
  expect((await diary()).open_times).toEqual({
    today: friday,
    week: [times(['10:00', '11:00']), tuesday, [], [], friday, [], []],
  });
});

it('is closed today while the business is off, and as weekly hours say again afterwards', async () => {
  await publishWeek();
  const off = await owner.post(`${path}/time-off`, { starts_on: TODAY, ends_on: MONDAY });
  expect(off.status).toBe(201);
  expect(await diary()).toMatchObject({
    open_times: { today: [], week: [[], tuesday, [], [], friday, [], []] },
    closures: [{ from_date: TODAY, to_date: MONDAY }],
  });
});

it('shows the hours that its owner typed instead, and the text about it', async () => {
  await publishWeek();
  const typed = { opening_hours: 'Most days\n9 to 5', about: 'Hair on Bridge Street.' };
  expect(await (await change(typed)).json()).toMatchObject(typed);
  expect(await diary()).toMatchObject({ open_times: null, business: typed });
  // A page that was opened before there were these fields.
  expect(await (await change({})).json()).toMatchObject(typed);
  await change({ opening_hours: ' ', about: '' });
  expect(await diary()).toMatchObject({
    open_times: { today: friday },
    business: { opening_hours: null, about: null },
  });
});

it('bounds both texts', async () => {
  const long = { about: 'x'.repeat(ABOUT_MAX + 1), opening_hours: 'x'.repeat(OPENING_HOURS_MAX + 1) };
  expect(await refusalOf(change(long))).toMatchObject({
    fields: { about: tooLong(ABOUT_MAX), opening_hours: tooLong(OPENING_HOURS_MAX) },
  });
});

it('has the colour that its owner chose, which its diary shows', async () => {
  expect(await refusalOf(change({ colour: '#ffffff' }))).toMatchObject({
    fields: { colour: COLOUR_NOT_VALID },
  });
  expect(await (await change({ colour: '#6b3fa0' })).json()).toMatchObject({ colour: '#6b3fa0' });
  expect(await (await change({})).json()).toMatchObject({ colour: '#6b3fa0' });
  expect(await diary()).toMatchObject({ business: { colour: '#6b3fa0' } });
  expect(await (await change({ colour: '' })).json()).toMatchObject({ colour: null });
});
