import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { withQuery, type Query } from '@daybook/schema/rules/path';
import { STRANGERS_LETTERS_PER_HOUR } from '@daybook/schema/words/limits';
import { BOOKED_LINK_INVALID, BOOKING_NOT_FOUND } from '@daybook/schema/words/diary-page';
import {
  BOOKING_FAILED,
  DATABASE_UNAVAILABLE,
  didYouMean,
  DIARY_LOAD_FAILED,
  DIARY_NOT_AVAILABLE,
  DIARY_NOT_FOUND,
  DIARY_NOT_TAKING_BOOKINGS,
  EMAIL_REQUIRED,
  FIRST_NAME_REQUIRED,
  FORM_NOT_ACCEPTED,
  INPUT_NOT_VALID,
  NAME_HOLDS_WEB_ADDRESS,
  SLOT_JUST_BOOKED,
  strangersLettersBounded,
  TOO_LARGE,
  TOO_MANY_REQUESTS,
  TRY_AGAIN,
  UNEXPECTED_ERROR,
} from '@daybook/schema/words/texts';
import { slugHistory } from '../src/database/tables.ts';
import { exampleSite } from './example-site.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';
import { book, bookedBy, bringStrangersLetters, firstFree, lettersIn } from './wishes.ts';

/** What the renderer was last asked to show. The widget's own tests judge what it makes of it. */
let shown: DiaryPage | null = null;

const site = exampleSite((page) => {
  shown = page;
  return '<div id="rendered">the diary</div>';
});

let server: TestServer;
beforeEach(async () => {
  shown = null;
  server = await startServer({ site });
});
afterEach(() => server.stop());

function page(): DiaryPage {
  if (!shown) throw new Error('no page was rendered');
  return shown;
}

async function open(slug: string, query: Query = {}): Promise<DiaryPage> {
  const answer = await server.get(withQuery(`/diary/${slug}`, query));
  expect(answer.status).toBe(200);
  return page();
}

/** As a browser posts a plain form. */
function submit(slug: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${server.url}/diary/${slug}/book`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}

describe('the page of a diary', () => {
  it('names the business to people, search engines and link previews', async () => {
    const business = server.add.business({ name: 'Willow </script><b>& Co.' });
    server.add.event(business.id);
    const answer = await server.get(`/diary/${business.diarySlug}`);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('<title>Book with Willow &lt;/script&gt;&lt;b&gt;&amp; Co.</title>');
    expect(html).toContain(`<link rel="canonical" href="`);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('<script type="module" src="/assets/diary/assets/page-1a2b.js"></script>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/diary/assets/page-3c4d.css"/>');
    expect(html).toContain('<body><div id="rendered">the diary</div>');
    expect(html).not.toContain('<b>&');
  });

  it('leaves its data in the page, for the script and for search engines, in a form that nothing can break out of', async () => {
    const business = server.add.business({ name: 'Willow </script><!-- & Co.' });
    server.add.event(business.id);
    const html = await (await server.get(`/diary/${business.diarySlug}`)).text();
    const data = /<script id="daybook-page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(page());
    const told = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(told)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Willow </script><!-- & Co.',
      event: [{ '@type': 'Event', startDate: '2026-11-24T09:00:00.000Z' }],
    });
  });

  it('opens on the first free day, and on what its address asks for', async () => {
    const business = server.add.business();
    const first = server.add.event(business.id);
    const second = server.add.event(business.id, { date: '2026-11-26' });
    const opened = await open(business.diarySlug);
    expect(opened.choice).toMatchObject({ eventId: first.id, date: TUESDAY, slotId: null });
    expect(opened.slots?.slots).toHaveLength(7);
    const slot = await firstFree(server, second.id);
    const asked = await open(business.diarySlug, { date: '2026-11-26', event: second.id, slot: slot.id });
    expect(asked.choice).toMatchObject({ eventId: second.id, slotId: slot.id });
  });

  it('drops a slot that is taken, and one of nowhere', async () => {
    const business = server.add.business();
    const event = server.add.event(business.id);
    const slot = await firstFree(server, event.id);
    await bookedBy(book(server, slot));
    for (const gone of [slot.id, 'nonsense']) {
      expect((await open(business.diarySlug, { event: event.id, slot: gone })).choice.slotId).toBeNull();
    }
  });

  it('shows no slots while a service must be chosen', async () => {
    const business = server.add.business();
    const event = server.add.event(business.id, { serviceMode: 'individual_services' });
    const cut = server.add.service(event.id);
    server.add.service(event.id);
    expect((await open(business.diarySlug)).slots).toBeNull();
    expect((await open(business.diarySlug, { service: cut.id })).slots?.service_id).toBe(cut.id);
  });

  it('fills in what a link knows of the customer, and remembers where they came from', async () => {
    const { diarySlug } = server.add.business();
    const { form } = await open(diarySlug, { attendee_first_name: 'Ada', utm_source: 'instagram' });
    expect(form.fields).toMatchObject({ attendee_first_name: 'Ada', attendee_last_name: '' });
    expect(form.source).toBe('instagram');
  });

  it('is not available by an address that is none, and for a business that takes no bookings', async () => {
    const business = server.add.business({ hasPaid: false });
    for (const [slug, status, text] of [
      ['nobody', 404, DIARY_NOT_FOUND],
      ['no_slug', 404, DIARY_NOT_FOUND],
      [business.diarySlug, 402, DIARY_NOT_TAKING_BOOKINGS],
    ] as const) {
      const answer = await server.get(`/diary/${slug}`);
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(`<h1 class="display">${DIARY_NOT_AVAILABLE}</h1>`);
      expect(html).toContain(text);
      expect(html).toContain('noindex');
    }
  });

  it('says that it failed to load, and how to try again, when the server is in trouble', async () => {
    const { diarySlug } = server.add.business();
    server.database.$client.exec('ALTER TABLE services RENAME TO lost');
    server.add.event(
      server.database.$client.prepare<[], { id: number }>('SELECT id FROM businesses').get()?.id ?? 0,
    );
    const answer = await server.get(`/diary/${diarySlug}?date=2026-11-24&event=1`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain(`<h1 class="display">${DIARY_LOAD_FAILED}</h1>`);
    expect(html).toContain(`href="/diary/${diarySlug}?date=2026-11-24&amp;event=1"`);
    expect(html).toContain(TRY_AGAIN);
  });

  it('asks an address that has too much made anew to wait', async () => {
    await server.stop();
    server = await startServer({ site, readingRate: { burst: 1, perMilliseconds: 60_000 } });
    const { diarySlug, id } = server.add.business();
    await open(diarySlug);
    server.add.event(id);
    const answer = await server.get(`/diary/${diarySlug}`);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    const html = await answer.text();
    for (const text of [DIARY_LOAD_FAILED, TOO_MANY_REQUESTS, TRY_AGAIN]) expect(html).toContain(text);
  });

  it('reaches a date and an event of any month to come', async () => {
    const business = server.add.business();
    server.add.event(business.id);
    const { id } = server.add.event(business.id, { date: '2028-03-07' });
    server.add.event(business.id, { date: '2028-03-21' });
    for (const query of [{ event: id }, { date: '2028-03-07' }]) {
      const { choice, diary, slots } = await open(business.diarySlug, query);
      expect(choice.eventId).toBe(id);
      expect(slots?.slots).toHaveLength(7);
      expect(diary.dates.map(({ date }) => date)).toEqual([TUESDAY, '2028-03-07', '2028-03-21']);
    }
    const turned = await open(business.diarySlug, { month: '2028-03' });
    expect(turned.diary.carried_months).toEqual(['2026-11', '2026-12', '2027-01', '2028-03']);
    expect(turned.choice).toMatchObject({ date: TUESDAY, month: '2028-03' });
  });

  it('leads from an old address to the new one, with what was asked for', async () => {
    const business = server.add.business({ diarySlug: 'willow-new' });
    server.database
      .insert(slugHistory)
      .values({ slug: 'willow-old', businessId: business.id, replacedAt: NOW })
      .run();
    const answer = await server.get('/diary/willow-old?date=2026-11-24');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/diary/willow-new?date=2026-11-24');
  });
});

describe('the form that works without JavaScript', () => {
  let slug: string;
  let eventId: number;
  let fields: Record<string, string>;

  beforeEach(fillForm);

  async function fillForm() {
    const business = server.add.business();
    slug = business.diarySlug;
    eventId = server.add.event(business.id).id;
    const slot = await firstFree(server, eventId);
    const { form } = await open(slug, { event: eventId, slot: slot.id });
    server.clock.now += 60_000;
    fields = {
      slot_id: slot.id,
      selected_start_time: slot.start_time,
      selected_end_time: slot.end_time,
      form_stamp: form.stamp,
      idempotency_key: form.idempotencyKey,
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
    expect(page().booked?.booking).toMatchObject({ attendee_first_name: 'Ada', start_time: '09:00' });
    expect(page().booked?.invite_url).toContain('/api/cancel/invite.ics?token=');
    expect(confirmation.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(confirmation.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(confirmation.headers.get('Cache-Control')).toBe('no-store');
    const { source } =
      server.database.$client.prepare<[], { source: string }>('SELECT source FROM bookings').get() ?? {};
    expect(source).toBe('flyer');
  });

  it('books once when it is sent twice', async () => {
    const [first, second] = await Promise.all([submit(slug, fields), submit(slug, fields)]);
    expect(first.headers.get('Location')).toBe(second.headers.get('Location'));
    expect(lettersIn(server)).toHaveLength(2);
  });

  it('comes back with what was typed and what is wrong beside the fields', async () => {
    const answer = await submit(slug, {
      ...fields,
      attendee_first_name: '',
      attendee_email: '',
      attendee_phone: '07700',
    });
    expect(answer.status).toBe(400);
    const { form, choice } = page();
    expect(form.problems).toEqual({
      attendee_first_name: FIRST_NAME_REQUIRED,
      attendee_email: EMAIL_REQUIRED,
    });
    expect(form.fields).toMatchObject({ attendee_last_name: 'Lovelace', attendee_phone: '07700' });
    expect(choice.slotId).toBe(fields.slot_id);
  });

  it('says beside the field what only the contract asks of it', async () => {
    const attendee_first_name = 'You won http://evil.test';
    expect((await submit(slug, { ...fields, attendee_first_name })).status).toBe(400);
    expect(page().form).toMatchObject({ banner: INPUT_NOT_VALID, fields: { attendee_first_name } });
    expect(page().form.problems).toEqual({ attendee_first_name: NAME_HOLDS_WEB_ADDRESS });
  });

  it('asks once about a domain that looks misspelt, and then believes it', async () => {
    const typed = { ...fields, attendee_email: 'ada@gmial.com' };
    expect((await submit(slug, typed)).status).toBe(400);
    expect(page().form.problems).toEqual({ attendee_email: didYouMean('gmail.com') });
    expect(page().form.keptEmail).toBe('ada@gmial.com');
    const other = { ...typed, attendee_email: 'ada@hotmial.com', kept_email: 'ada@gmial.com' };
    expect((await submit(slug, other)).status).toBe(400);
    expect((await submit(slug, { ...typed, kept_email: 'ada@gmial.com' })).status).toBe(303);
  });

  it('keeps what was typed and brings fresh times when the slot has gone', async () => {
    await bookedBy(book(server, await firstFree(server, eventId), { attendee_email: 'grace@example.com' }));
    const answer = await submit(slug, fields);
    expect(answer.status).toBe(409);
    const { form, slots, choice } = page();
    expect(form.banner).toBe(SLOT_JUST_BOOKED);
    expect(form.fields.attendee_last_name).toBe('Lovelace');
    expect(choice).toMatchObject({ eventId, slotId: null });
    expect(slots?.slots[0]?.is_booked).toBe(true);
  });

  it('is shown again with a fresh stamp when its own is forged, or a day old, or a hidden field is filled', async () => {
    for (const given of [{ form_stamp: 'x.y' }, { form_stamp: '' }, { website: 'http://spam.example' }]) {
      const answer = await submit(slug, { ...fields, ...given });
      expect(answer.status).toBe(400);
      expect(page().form.banner).toBe(FORM_NOT_ACCEPTED);
      expect(page().form.stamp).not.toBe(fields.form_stamp);
    }
    server.clock.now += 86_400_000;
    expect((await submit(slug, fields)).status).toBe(400);
    expect(lettersIn(server)).toEqual([]);
  });

  it('says for how long to wait when too many were sent', async () => {
    await server.stop();
    const rate = { burst: 1, perMilliseconds: 60_000 };
    server = await startServer({ site, rates: { attempts: rate, accepted: rate } });
    await fillForm();
    expect((await submit(slug, fields)).status).toBe(303);
    const again = await submit(slug, { ...fields, attendee_first_name: 'Grace', idempotency_key: '' });
    expect(again.status).toBe(429);
    expect(again.headers.get('Retry-After')).toBe('60');
    expect(page().form).toMatchObject({
      banner: TOO_MANY_REQUESTS,
      fields: { attendee_first_name: 'Grace' },
    });
  });

  it('says so, and keeps what was typed, when as many emails as we send have gone to the address', async () => {
    const attendee_email = 'ruth@example.com';
    bringStrangersLetters(server, attendee_email, STRANGERS_LETTERS_PER_HOUR);
    const answer = await submit(slug, { ...fields, attendee_email });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(page().form.banner).toBe(strangersLettersBounded(3600));
    expect(page().form.fields).toMatchObject({ attendee_first_name: 'Ada', attendee_email });
    expect(page().choice.slotId).toBe(fields.slot_id);
  });

  it('tells of what is too large by a page, with a way back', async () => {
    const answer = await submit(slug, { ...fields, attendee_last_name: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(html).toContain(TOO_LARGE);
    expect(html).toContain(`href="/diary/${slug}"`);
  });

  it.each([
    [500, 'ALTER TABLE bookings RENAME TO lost', UNEXPECTED_ERROR],
    [503, 'PRAGMA query_only = 1', DATABASE_UNAVAILABLE],
  ])(
    'keeps what was typed, ready to be sent again, when the answer is a %i',
    async (status, broken, text) => {
      server.database.$client.exec(broken);
      const typed = { ...fields, attendee_last_name: 'O"Neill <b>' };
      const answer = await submit(slug, typed);
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(`<h1 class="display">${BOOKING_FAILED}</h1>`);
      expect(html).toContain(text);
      expect(html).toContain('What you typed is still here: Ada, O&quot;Neill &lt;b&gt;, ada@example.com.');
      const sent = Object.fromEntries(
        [...html.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
      expect(sent).toEqual({ ...typed, attendee_last_name: 'O&quot;Neill &lt;b&gt;' });
      expect(html).toContain(`<form method="post" action="/diary/${slug}/book">`);
    },
  );

  it('books nothing of another business’s diary', async () => {
    const other = server.add.business();
    expect((await submit(other.diarySlug, fields)).status).toBe(400);
    expect(lettersIn(server)).toEqual([]);
  });

  it('shows no confirmation to a made-up token', async () => {
    for (const token of ['', 'x'.repeat(43)]) {
      const answer = await server.get(`/diary/${slug}/booked?token=${token}`);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain(BOOKING_NOT_FOUND);
      expect(html).toContain(BOOKED_LINK_INVALID);
      expect(html).not.toContain(DIARY_NOT_AVAILABLE);
    }
  });

  it('shows a booking at no other diary’s address, as though there were none', async () => {
    const confirmation = (await submit(slug, fields)).headers.get('Location') ?? '';
    const other = server.add.business().diarySlug;
    shown = null;
    for (const elsewhere of [other, 'nobodys-diary', 'x'.repeat(200)]) {
      const answer = await server.get(confirmation.replace(slug, elsewhere));
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Ada');
    }
    expect(shown).toBeNull();
  });

  it('shows a booking at the address that its diary had when it was booked', async () => {
    const confirmation = (await submit(slug, fields)).headers.get('Location') ?? '';
    const { $client } = server.database;
    $client.prepare('INSERT INTO slug_history SELECT diary_slug, id, 1 FROM businesses').run();
    $client.prepare(`UPDATE businesses SET diary_slug = 'willow-new'`).run();
    const answer = await server.get(confirmation);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(confirmation.replace(slug, 'willow-new'));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await server.get(confirmation.replace(slug, 'willow-new'))).status).toBe(200);
  });

  it('shows nothing of a business that was deleted to those who booked at it', async () => {
    const confirmation = (await submit(slug, fields)).headers.get('Location') ?? '';
    server.database.$client.exec('UPDATE businesses SET deleted_at = 1');
    shown = null;
    const answer = await server.get(confirmation);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(DIARY_NOT_FOUND);
    expect(shown).toBeNull();
  });
});
