import { expect, it } from 'vitest';
import { answerWith, never, serve } from '../diary/loopback-server.ts';
import { joinWaitingList } from './join-waiting-list.ts';

const typed = new FormData();
typed.set('attendee_first_name', 'Ada');
typed.set('attendee_last_name', '');
typed.set('attendee_email', 'ada@example.com');
typed.set('service_id', '21');
typed.set('person_id', '');
typed.set('part_of_day', 'morning');
typed.set('days', '2026-12-05 2026-12-12');

it('sends what was typed as JSON: ids as numbers, and null for any', async () => {
  const origin = await serve((request, response, body) => {
    expect(request.url).toBe('/api/diary/willow/waiting-list');
    expect(JSON.parse(body)).toMatchObject({
      attendee_first_name: 'Ada',
      attendee_last_name: '',
      service_id: 21,
      person_id: null,
      from_date: '2026-12-05',
      to_date: '2026-12-12',
      part_of_day: 'morning',
      form_milliseconds: 5000,
    });
    answerWith(200, { attendee_email: 'ada@example.com' })(request, response, body);
  });
  const answer = await joinWaitingList(origin, 'willow', typed, 5000, never);
  expect(answer.attendee_email).toBe('ada@example.com');
});
