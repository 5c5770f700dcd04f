import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '@daybook/schema/contract/question';
import { STRANGERS_EMAILS_PER_HOUR } from '@daybook/schema/figures/bounds';
import {
  BOOKING_FAILED,
  CORRECT_EMAIL_FIRST,
  didYouMean,
  EMAIL_NEEDS_AT,
  EMAIL_REQUIRED,
  FIRST_NAME_REQUIRED,
  NAME_HOLDS_WEB_ADDRESS,
} from '@daybook/schema/words/booking-form-texts';
import { DIARY_NOT_AVAILABLE, DIARY_NOT_FOUND } from '@daybook/schema/words/diary-texts';
import { QUESTION_CHANGED, QUESTION_GONE } from '@daybook/schema/words/question-texts';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { UNEXPECTED_ERROR } from '@daybook/schema/words/texts';
import {
  FORM_NOT_ACCEPTED,
  priceChanged,
  strangersEmailsBounded,
} from '../src/bookings/booking-obstacles.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { BOOKED_LINK_INVALID, BOOKED_NOT_FOUND } from '../src/hosted/page-texts.ts';
import {
  DATABASE_UNAVAILABLE,
  INPUT_NOT_VALID,
  TOO_LARGE,
  TOO_MANY_REQUESTS,
} from '../src/http/refusal-texts.ts';
import { book, bookedBy, importStrangersEmails, firstFree, emailsIn } from './booking-requests.ts';
import { refuseWrites } from './database-faults.ts';
import { erasePage, hostedSite, openPage, sentAgain, shownPage, wasPageShown } from './hosted.ts';
import { startServer, type TestServer } from './start.ts';
import { say } from './test-database.ts';

let server: TestServer;
beforeEach(async () => {
  erasePage();
  server = await startServer({ site: hostedSite });
});
afterEach(() => server.stop());

/** Posts the form as a browser without JavaScript does. */
function submit(slug: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${server.url}/diary/${slug}/book`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}

describe('the form that works without JavaScript', () => {
  let slug: string;
  let businessId: number;
  let eventId: number;
  let fields: Record<string, string>;

  beforeEach(fillForm);

  async function fillForm() {
    const business = await server.add.business();
    slug = business.diarySlug;
    businessId = business.id;
    eventId = (await server.add.event(business.id)).id;
    const slot = await firstFree(server, eventId);
    const { form } = await openPage(server, slug, { event: eventId, slot: slot.id });
    server.clock.now += 60_000;
    fields = {
      slot_id: slot.id,
      selected_start_time: slot.start_time,
      selected_end_time: slot.end_time,
      form_stamp: form.stamp ?? '',
      idempotency_key: form.idempotencyKey ?? '',
      attendee_first_name: 'Ada',
      attendee_last_name: 'Lovelace',
      attendee_email: 'ada@example.com',
      website: '',
      source: 'flyer',
    };
  }

  it('books, and leads to a confirmation that shows reference, calendar file and cancel link', async () => {
    const answer = await submit(slug, fields);
    expect(answer.status).toBe(303);
    const confirmation = await server.get(answer.headers.get('Location') ?? '');
    expect(confirmation.status).toBe(200);
    expect(shownPage().booked?.booking).toMatchObject({ attendee_first_name: 'Ada', start_time: '09:00' });
    expect(shownPage().booked?.invite_url).toContain('/api/cancel/invite.ics?token=');
    expect(confirmation.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(confirmation.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(confirmation.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await server.database.select().from(bookings)).toMatchObject([{ source: 'flyer' }]);
  });

  it('books several places of a class, and keeps how many while something is wrong', async () => {
    const event = await server.add.event(businessId, {
      placesPerTime: 8,
      placesPerBooking: 3,
      pricePence: 1_200,
    });
    const slot = await firstFree(server, event.id);
    const typed = { ...fields, slot_id: slot.id, places: '2', service_price: '12' };
    expect((await submit(slug, { ...typed, attendee_email: '' })).status).toBe(400);
    expect(shownPage().form.places).toBe(2);
    expect((await submit(slug, { ...typed, places: '4' })).status).toBe(400);
    expect((await submit(slug, typed)).status).toBe(303);
    const [booking] = await server.database.select().from(bookings).where(eq(bookings.eventId, event.id));
    expect(booking).toMatchObject({ places: 2, servicePricePence: 1_200 });
  });

  it('books once when it is sent twice', async () => {
    const [first, second] = await Promise.all([submit(slug, fields), submit(slug, fields)]);
    expect(first.headers.get('Location')).toBe(second.headers.get('Location'));
    expect(await emailsIn(server)).toHaveLength(2);
  });

  it('comes back with what was typed and what is wrong beside the fields', async () => {
    const answer = await submit(slug, {
      ...fields,
      attendee_first_name: '',
      attendee_email: '',
      attendee_phone: '07700',
    });
    expect(answer.status).toBe(400);
    const { form, choice } = shownPage();
    expect(form.problems).toEqual({
      attendee_first_name: FIRST_NAME_REQUIRED,
      attendee_email: EMAIL_REQUIRED,
    });
    expect(form.fields).toMatchObject({ attendee_last_name: 'Lovelace', attendee_phone: '07700' });
    expect(choice.slotId).toBe(fields.slot_id);
  });

  it('shows a problem that only the contract finds beside its field', async () => {
    const attendee_first_name = 'You won http://evil.test';
    expect((await submit(slug, { ...fields, attendee_first_name })).status).toBe(400);
    expect(shownPage().form).toMatchObject({ banner: INPUT_NOT_VALID, fields: { attendee_first_name } });
    expect(shownPage().form.problems).toEqual({ attendee_first_name: NAME_HOLDS_WEB_ADDRESS });
  });

  it('comes back with every answer typed when a question has changed, and when one is gone', async () => {
    const asked = (id: number, text: string, choices: string[] = []): Question => ({
      ...{ id, text, choices, is_required: false, is_about_health: false },
      ...{ kind: choices[0] ? 'several' : 'long', service_name: null, event_name: null },
    });
    const ask = (...questions: Question[]) => server.database.update(businesses).set({ questions });
    const body = new URLSearchParams({ ...fields, q1_text: 'Allergies?', q1: 'Nuts', q2_text: 'Where?' });
    for (const where of ['Back', 'Neck']) body.append('q2', where);
    const send = () =>
      fetch(`${server.url}/diary/${slug}/book`, { method: 'POST', redirect: 'manual', body });
    const where = asked(2, 'Where?', ['Back', 'Neck', 'Knee']);
    await ask(asked(1, 'Any allergies?'), where);
    expect((await send()).status).toBe(400);
    expect(shownPage().form).toMatchObject({
      banner: INPUT_NOT_VALID,
      problems: { q1: QUESTION_CHANGED },
      answers: { q1: 'Nuts', q2: 'Back\nNeck' },
    });
    await ask(where);
    expect((await send()).status).toBe(400);
    expect(shownPage().form).toMatchObject({ banner: QUESTION_GONE, answers: { q2: 'Back\nNeck' } });
    body.delete('q1');
    body.delete('q1_text');
    expect((await send()).status).toBe(303);
    const [{ answers } = { answers: [] }] = await server.database.select().from(bookings);
    expect(answers).toEqual([{ question: 'Where?', answer: 'Back, Neck', is_about_health: false }]);
  });

  it('says that only the email address is wrong when the rest is right', async () => {
    expect((await submit(slug, { ...fields, attendee_email: 'ada' })).status).toBe(400);
    expect(shownPage().form).toMatchObject({
      banner: CORRECT_EMAIL_FIRST,
      problems: { attendee_email: EMAIL_NEEDS_AT },
    });
  });

  it('asks once about a domain that looks misspelt, and then accepts it', async () => {
    const typed = { ...fields, attendee_email: 'ada@gmial.com' };
    expect((await submit(slug, typed)).status).toBe(400);
    expect(shownPage().form.problems).toEqual({ attendee_email: didYouMean('gmail.com') });
    expect(shownPage().form.keptEmail).toBe('ada@gmial.com');
    const other = { ...typed, attendee_email: 'ada@hotmial.com', kept_email: 'ada@gmial.com' };
    expect((await submit(slug, other)).status).toBe(400);
    expect((await submit(slug, { ...typed, kept_email: 'ada@gmial.com' })).status).toBe(303);
  });

  it('keeps what was typed and brings fresh times when the slot has gone', async () => {
    await bookedBy(book(server, await firstFree(server, eventId), { attendee_email: 'grace@example.com' }));
    const answer = await submit(slug, fields);
    expect(answer.status).toBe(409);
    const { form, slots, choice } = shownPage();
    expect(form.banner).toBe(SLOT_JUST_BOOKED);
    expect(form.fields.attendee_last_name).toBe('Lovelace');
    expect(choice).toMatchObject({ eventId, slotId: null });
    expect(slots?.slots[0]?.is_booked).toBe(true);
  });

  it('keeps the slot too when its price has changed, to be booked at the new one', async () => {
    const cuts = await server.add.event(businessId, {
      serviceMode: 'individual_services',
      date: '2026-11-25',
    });
    const service = await server.add.service(cuts.id);
    const { id, start_time, end_time } = await firstFree(server, cuts.id, `?service_id=${service.id}`);
    const cut = {
      ...fields,
      slot_id: id,
      selected_start_time: start_time,
      selected_end_time: end_time,
      service_id: String(service.id),
      service_price: '30',
    };
    expect((await submit(slug, cut)).status).toBe(409);
    const { form, choice, diary } = shownPage();
    expect(form).toMatchObject({
      banner: priceChanged('£38.00'),
      fields: { attendee_last_name: 'Lovelace' },
    });
    expect(choice).toMatchObject({ slotId: id, serviceId: service.id });
    expect(diary.events.find((event) => event.id === cuts.id)?.services[0]?.service_price).toBe(38);
  });

  it('is shown again with a fresh stamp when its own is forged, or a day old, or a hidden field is filled', async () => {
    for (const given of [
      { form_stamp: 'x.y' },
      { form_stamp: '' },
      { website: 'http://spam.example' },
      { leave_empty: 'x' },
    ]) {
      const answer = await submit(slug, { ...fields, ...given });
      expect(answer.status).toBe(400);
      expect(shownPage().form.banner).toBe(FORM_NOT_ACCEPTED);
      expect(shownPage().form.stamp).not.toBe(fields.form_stamp);
    }
    server.clock.now += 86_400_000;
    expect((await submit(slug, fields)).status).toBe(400);
    expect(await emailsIn(server)).toEqual([]);
  });

  it('says for how long to wait when too many were sent', async () => {
    await server.stop();
    const rate = { burst: 1, perMilliseconds: 60_000 };
    server = await startServer({ site: hostedSite, rates: { bookings: { attempts: rate, accepted: rate } } });
    await fillForm();
    expect((await submit(slug, fields)).status).toBe(303);
    const again = await submit(slug, { ...fields, attendee_first_name: 'Grace', idempotency_key: '' });
    expect(again.status).toBe(429);
    expect(again.headers.get('Retry-After')).toBe('60');
    expect(shownPage().form).toMatchObject({
      banner: TOO_MANY_REQUESTS,
      fields: { attendee_first_name: 'Grace' },
    });
  });

  it('says so, and keeps what was typed, when the address has had as many emails as it may', async () => {
    const attendee_email = 'ruth@example.com';
    await importStrangersEmails(server, attendee_email, STRANGERS_EMAILS_PER_HOUR);
    const answer = await submit(slug, { ...fields, attendee_email });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(shownPage().form.banner).toBe(strangersEmailsBounded(3600));
    expect(shownPage().form.fields).toMatchObject({ attendee_first_name: 'Ada', attendee_email });
    expect(shownPage().choice.slotId).toBe(fields.slot_id);
  });

  it('answers a form that is too large with a page that leads back', async () => {
    const answer = await submit(slug, { ...fields, attendee_last_name: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(html).toContain(TOO_LARGE);
    expect(html).toContain(`href="/diary/${slug}"`);
  });

  it.each([
    [500, () => say(server.database, 'ALTER TABLE bookings RENAME TO lost'), UNEXPECTED_ERROR],
    [503, () => refuseWrites(server.database), DATABASE_UNAVAILABLE],
  ])(
    'keeps what was typed, ready to be sent again, when the answer is a %i',
    async (status, breakIt, text) => {
      await breakIt();
      const typed = { ...fields, attendee_last_name: 'O"Neill <b>' };
      const answer = await submit(slug, { ...typed, 'no field of the form': 'is not sent back' });
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(`<h1 class="display" tabindex="-1" autofocus="">${BOOKING_FAILED}</h1>`);
      expect(html).toContain(text);
      expect(html).toContain('What you typed is still here: Ada, O&quot;Neill &lt;b&gt;, ada@example.com.');
      expect(sentAgain(html)).toEqual({ ...typed, attendee_last_name: 'O&quot;Neill &lt;b&gt;' });
      expect(html).toContain(`<form method="post" action="/diary/${slug}/book">`);
    },
  );

  it('books no slot of another business’s diary', async () => {
    const other = await server.add.business();
    expect((await submit(other.diarySlug, fields)).status).toBe(400);
    expect(await emailsIn(server)).toEqual([]);
  });

  it('shows no confirmation to a made-up token', async () => {
    for (const token of ['', 'x'.repeat(43)]) {
      const answer = await server.get(`/diary/${slug}/booked?token=${token}`);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain(BOOKED_NOT_FOUND);
      expect(html).toContain(BOOKED_LINK_INVALID);
      expect(html).not.toContain(DIARY_NOT_AVAILABLE);
    }
  });

  it('does not show a booking at another diary’s address', async () => {
    const confirmation = (await submit(slug, fields)).headers.get('Location') ?? '';
    const other = (await server.add.business()).diarySlug;
    erasePage();
    for (const elsewhere of [other, 'nobodys-diary', 'x'.repeat(200)]) {
      const answer = await server.get(confirmation.replace(slug, elsewhere));
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Ada');
    }
    expect(wasPageShown()).toBe(false);
  });

  it('shows a booking at the address that its diary had when it was booked', async () => {
    const confirmation = (await submit(slug, fields)).headers.get('Location') ?? '';
    for (const { id, diarySlug } of await server.database.select().from(businesses))
      await server.add.oldSlug(id, diarySlug);
    await server.database.update(businesses).set({ diarySlug: 'willow-new' });
    const answer = await server.get(confirmation);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(confirmation.replace(slug, 'willow-new'));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await server.get(confirmation.replace(slug, 'willow-new'))).status).toBe(200);
  });

  it('shows nothing about a deleted business, also to those who booked there', async () => {
    const confirmation = (await submit(slug, fields)).headers.get('Location') ?? '';
    await server.database.update(businesses).set({ deletedAt: 1 });
    erasePage();
    const answer = await server.get(confirmation);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(DIARY_NOT_FOUND);
    expect(wasPageShown()).toBe(false);
  });
});
