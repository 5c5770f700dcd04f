import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CORRECT_EMAIL_FIRST, EMAIL_REQUIRED } from '@daybook/schema/words/booking-form-texts';
import { LAST_BEFORE_FIRST } from '@daybook/schema/words/input-texts';
import { FORM_NOT_ACCEPTED } from '../src/bookings/booking-obstacles.ts';
import { waitingListEntries } from '../src/database/booking-tables.ts';
import { keepOrCorrect } from '../src/hosted/page-texts.ts';
import { emailsIn } from './booking-requests.ts';
import { erasePage, hostedSite, shownPage } from './hosted.ts';
import { startServer, type TestServer } from './start.ts';
import { say } from './test-database.ts';

let server: TestServer;
let slug: string;
let path: string;
beforeEach(async () => {
  erasePage();
  server = await startServer({ site: hostedSite });
  slug = (await server.add.business()).diarySlug;
  path = `/diary/${slug}/waiting-list`;
});
afterEach(() => server.stop());

const waiting = () => {
  const page = shownPage().waiting;
  if (!page) throw new Error('no form was shown');
  return page;
};

/** Opens the form and posts it as a browser without JavaScript does, a minute later. */
async function submit(change: Record<string, string> = {}): Promise<Response> {
  await server.get(`${path}?date=2026-11-24`);
  const { fields, stamp } = waiting().form;
  server.clock.now += 60_000;
  const body = { ...fields, form_stamp: stamp, website: '', ...ADA, ...change };
  return fetch(`${server.url}${path}?date=2026-11-24`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(body),
  });
}

const ADA = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'ada@example.com',
};

describe('the waiting list’s form without JavaScript', () => {
  it('joins, says what to do next, and emails the link that confirms', async () => {
    const answer = await submit();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`${path}?sent=1`);
    await server.get(answer.headers.get('Location') ?? '');
    expect(waiting().isSent).toBe(true);
    expect((await emailsIn(server)).join()).toContain('to ada@example.com');
  });

  it('takes the days that were chosen together', async () => {
    expect((await submit({ days: '2026-11-24 2026-12-01' })).status).toBe(303);
    const [entry] = await server.database.select().from(waitingListEntries);
    expect(entry).toMatchObject({ fromDate: '2026-11-24', toDate: '2026-12-01' });
  });

  it('is shown again with what was typed and each problem beside its field', async () => {
    const wrong = { attendee_email: '', from_date: '2026-11-26', to_date: '2026-11-25' };
    expect((await submit(wrong)).status).toBe(400);
    const { form, at } = waiting();
    expect(form.fields).toMatchObject({ attendee_first_name: 'Ada', from_date: '2026-11-26' });
    expect(form.problems['attendee_email']).toBe(EMAIL_REQUIRED);
    expect(at.date).toBe('2026-11-24');
    expect((await submit({ from_date: '2026-11-26', to_date: '2026-11-25' })).status).toBe(400);
    expect(waiting().form.problems).toEqual({ to_date: LAST_BEFORE_FIRST });
  });

  it('asks once about an address whose domain looks misspelt, and keeps it if it is meant', async () => {
    const misspelt = { attendee_email: 'ada@gmial.com' };
    expect((await submit(misspelt)).status).toBe(400);
    const { form } = waiting();
    expect(form.problems).toEqual({ attendee_email: keepOrCorrect('gmail.com') });
    expect(form).toMatchObject({ banner: CORRECT_EMAIL_FIRST, keptEmail: 'ada@gmial.com' });
    expect(await emailsIn(server)).toEqual([]);
    expect((await submit({ ...misspelt, kept_email: form.keptEmail ?? '' })).status).toBe(303);
    expect((await emailsIn(server)).join()).toContain('to ada@gmial.com');
  });

  it('accepts no form without our stamp', async () => {
    expect((await submit({ form_stamp: 'made-up' })).status).toBe(400);
    expect(waiting().form.banner).toBe(FORM_NOT_ACCEPTED);
    expect(await emailsIn(server)).toEqual([]);
  });

  it('doesn’t exist if the business has no waiting list', async () => {
    await say(server.database, 'UPDATE businesses SET has_waiting_list = false');
    const answer = await fetch(`${server.url}${path}?date=2026-11-24`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/diary/${slug}?date=2026-11-24`);
  });
});
