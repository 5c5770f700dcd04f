import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Query } from '@daybook/schema/rules/path';
import {
  DIARY_LOAD_FAILED,
  DIARY_NOT_AVAILABLE,
  DIARY_NOT_FOUND,
  DIARY_NOT_TAKING_BOOKINGS,
} from '@daybook/schema/words/diary-texts';
import { TRY_AGAIN } from '@daybook/schema/words/texts';
import { slugHistory } from '../src/database/tables.ts';
import { ASK_THE_BUSINESS, ONLY_OWNER_SEES_THIS } from '../src/hosted/page-texts.ts';
import { TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { book, bookedBy, firstFree } from './booking-requests.ts';
import { eventually } from './eventually.ts';
import { exampleSite } from './example-site.ts';
import { erasePage, hostedSite, openPage, shownPage, wasPageShown } from './hosted.ts';
import { signIn } from './owner.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';
import { say } from './test-database.ts';

let server: TestServer;
beforeEach(async () => {
  erasePage();
  server = await startServer({ site: hostedSite });
});
afterEach(() => server.stop());

describe('the page of a diary', () => {
  it('names the business to people, search engines and link previews', async () => {
    const business = await server.add.business({ name: 'Willow </script><b>& Co.' });
    await server.add.event(business.id);
    const answer = await server.get(`/diary/${business.diarySlug}`);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('<title>Book with Willow &lt;/script&gt;&lt;b&gt;&amp; Co.</title>');
    expect(html).toContain(`<link rel="canonical" href="`);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('<script type="module" src="/assets/diary/assets/page-1a2b.js"></script>');
    // Only its own script: no cookie banner comes between a customer and their booking.
    expect(html.match(/<script [^>]*src=/g)).toHaveLength(1);
    expect(html).toContain('<body><div id="rendered">the diary</div>');
    // Nothing is drawn before all of it has arrived.
    expect(html).toContain('<link rel="expect" href="#daybook-page" blocking="render"/>');
    expect(html.indexOf('id="daybook-page"')).toBeGreaterThan(html.indexOf('id="rendered"'));
    expect(html).not.toContain('<b>&');
  });

  it('contains its styles, which its policy allows by their hash, so that it is drawn without further requests', async () => {
    const { diarySlug } = await server.add.business();
    for (const path of [`/diary/${diarySlug}`, '/diary/no-such-diary']) {
      const answer = await server.get(path);
      const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(await answer.text()) ?? [];
      const hash = createHash('sha256').update(styles).digest('base64');
      expect(styles).toBe('.daybook{color:green}');
      expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
  });

  it('leaves its data in the page, for the script and for search engines, in a form that nothing can break out of', async () => {
    const business = await server.add.business({ name: 'Willow </script><!-- & Co.' });
    await server.add.event(business.id);
    const html = await (await server.get(`/diary/${business.diarySlug}`)).text();
    const data = /<script id="daybook-page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(shownPage());
    const told = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(told)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Willow </script><!-- & Co.',
      event: [{ '@type': 'Event', startDate: '2026-11-24T09:00:00.000Z' }],
    });
  });

  it('opens on the first free day, and on what its address asks for', async () => {
    const business = await server.add.business();
    const first = await server.add.event(business.id);
    const second = await server.add.event(business.id, { date: '2026-11-26' });
    const opened = await openPage(server, business.diarySlug);
    expect(opened.choice).toMatchObject({ eventId: first.id, date: TUESDAY, slotId: null });
    expect(opened.slots?.slots).toHaveLength(7);
    const slot = await firstFree(server, second.id);
    const asked = await openPage(server, business.diarySlug, {
      date: '2026-11-26',
      event: second.id,
      slot: slot.id,
    });
    expect(asked.choice).toMatchObject({ eventId: second.id, slotId: slot.id });
  });

  it('ignores a slot that is taken, and one that does not exist', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id);
    const slot = await firstFree(server, event.id);
    await bookedBy(book(server, slot));
    for (const gone of [slot.id, 'nonsense']) {
      expect(
        (await openPage(server, business.diarySlug, { event: event.id, slot: gone })).choice.slotId,
      ).toBeNull();
    }
  });

  it('shows no slots while a service must be chosen', async () => {
    const business = await server.add.business();
    const event = await server.add.event(business.id, { serviceMode: 'individual_services' });
    const cut = await server.add.service(event.id);
    await server.add.service(event.id);
    expect((await openPage(server, business.diarySlug)).slots).toBeNull();
    const { slots } = await openPage(server, business.diarySlug, { service: cut.catalogueId });
    expect(slots?.service_id).toBe(cut.id);
  });

  it('fills in what a link knows of the customer, and remembers where they came from', async () => {
    const { diarySlug } = await server.add.business();
    const { form } = await openPage(server, diarySlug, {
      attendee_first_name: 'Ada',
      utm_source: 'instagram',
    });
    expect(form.fields).toMatchObject({ attendee_first_name: 'Ada', attendee_last_name: '' });
    expect(form.source).toBe('instagram');
  });

  it('is not available at an unknown address, or for a business that takes no bookings', async () => {
    const business = await server.add.business({ paidAt: null });
    for (const [slug, status, text] of [
      ['nobody', 404, DIARY_NOT_FOUND],
      ['no_slug', 404, DIARY_NOT_FOUND],
      [business.diarySlug, 402, `${business.name} isn’t taking online bookings at the moment.`],
    ] as const) {
      const answer = await server.get(`/diary/${slug}`);
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(`<h1 class="display" tabindex="-1" autofocus="">${DIARY_NOT_AVAILABLE}</h1>`);
      expect(html).toContain(text);
      expect(html).toContain('noindex');
    }
  });

  it('says whose it is and how to reach them while it takes no bookings, and why only to its own owner', async () => {
    const owner = await signIn(server);
    const { id, diarySlug } = await server.add.business({
      ownerId: owner.id,
      name: 'Oak & Ash',
      paidAt: null,
      phone: '01422 555 010',
      address: '14 Bridge Street',
    });
    const seen = async (headers: Record<string, string>) => {
      const answer = await server.get(`/diary/${diarySlug}`, headers);
      return { html: await answer.text(), cache: answer.headers.get('Cache-Control') };
    };
    const stranger = await seen({});
    for (const text of ['Oak &amp; Ash isn’t taking', 'href="tel:01422555010"', '14 Bridge Street'])
      expect(stranger.html).toContain(text);
    expect(stranger.html).not.toContain(ASK_THE_BUSINESS);
    expect(stranger.html).not.toContain(ONLY_OWNER_SEES_THIS);
    const other = await signIn(server, 'other@salon.example');
    expect((await seen(other.headers)).html).toBe(stranger.html);
    const own = await seen(owner.headers);
    expect(own.html).toContain(ONLY_OWNER_SEES_THIS);
    expect(own.html).toContain(`href="/business/${id}/payment"`);
    expect([own.cache, stranger.cache]).toEqual(['private, no-store', 'private, no-store']);
  });

  it.each([
    ['ended its trial', { trialEndsAt: NOW - 1 }, 'The free trial for Oak has ended.'],
    ['lost its subscription', { coveredUntil: NOW - 1 }, 'The subscription for Oak has ended.'],
    ['was deactivated', { isActive: false }, 'We have deactivated Oak'],
  ])('tells its owner that it %s', async (_, billingStatus, reason) => {
    const owner = await signIn(server);
    const business = { ownerId: owner.id, name: 'Oak', paidAt: null, ...billingStatus };
    const { diarySlug } = await server.add.business(business);
    expect(await (await owner.get(`/diary/${diarySlug}`)).text()).toContain(reason);
  });

  it('passes on neither name nor number of a business that was deactivated', async () => {
    const { diarySlug } = await server.add.business({ name: 'Oak', isActive: false, phone: '01422 555 010' });
    const html = await (await server.get(`/diary/${diarySlug}`)).text();
    expect(html).toContain(DIARY_NOT_TAKING_BOOKINGS);
    for (const text of ['Oak', '01422']) expect(html).not.toContain(text);
  });

  it('gives an email address only where there is no phone number, and only a confirmed one', async () => {
    const seen = async (details: Parameters<typeof server.add.business>[0]) => {
      const { diarySlug } = await server.add.business({
        paidAt: null,
        email: 'hello@oak.example',
        ...details,
      });
      return (await server.get(`/diary/${diarySlug}`)).text();
    };
    const confirmed = { confirmedEmail: 'hello@oak.example' };
    expect(await seen({ phone: null, ...confirmed })).toContain('href="mailto:hello@oak.example"');
    expect(await seen({ phone: null, confirmedEmail: null })).not.toContain('hello@oak');
    expect(await seen({ phone: '01422 555 010', ...confirmed })).not.toContain('hello@oak');
  });

  it('says that it failed to load, and how to try again, when the server is in trouble', async () => {
    const { id, diarySlug } = await server.add.business();
    await say(server.database, 'ALTER TABLE services RENAME TO lost');
    await server.add.event(id);
    const answer = await server.get(`/diary/${diarySlug}?date=2026-11-24&event=1`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain(`<h1 class="display" tabindex="-1" autofocus="">${DIARY_LOAD_FAILED}</h1>`);
    expect(html).toContain(`href="/diary/${diarySlug}?date=2026-11-24&amp;event=1"`);
    expect(html).toContain(TRY_AGAIN);
  });

  it('tells a client to wait whose requests need too many pages computed', async () => {
    await server.stop();
    server = await startServer({
      site: hostedSite,
      rates: { reading: { burst: 2, perMilliseconds: 60_000 } },
    });
    const { diarySlug, id } = await server.add.business();
    // This uses up two reads: the diary and its page are both computed.
    await openPage(server, diarySlug);
    await server.add.event(id);
    const answer = await server.get(`/diary/${diarySlug}`);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '30']);
    const html = await answer.text();
    for (const text of [DIARY_LOAD_FAILED, TOO_MANY_REQUESTS, TRY_AGAIN]) expect(html).toContain(text);
  });

  it('is made once for everybody until something changes, and for each person alone when it holds a form', async () => {
    const { diarySlug, id } = await server.add.business();
    const event = await server.add.event(id);
    const open = async (query = '') => {
      erasePage();
      const answer = await server.get(`/diary/${diarySlug}${query}`, { 'Accept-Encoding': 'gzip' });
      return { status: answer.status, html: await answer.text(), isMade: wasPageShown(), answer };
    };
    const first = await open();
    expect(first).toMatchObject({ status: 200, isMade: true });
    expect(first.answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await open()).toMatchObject({ status: 200, isMade: false, html: first.html });
    const etag = first.answer.headers.get('ETag') ?? '';
    expect((await server.get(`/diary/${diarySlug}`, { 'If-None-Match': etag })).status).toBe(304);

    expect(await open(`?event=${event.id}`)).toMatchObject({ isMade: true });
    expect(await open(`?event=${event.id}`)).toMatchObject({ isMade: false });
    for (const unknown of ['?h=1', '?fbclid=x&slot=&attendee_email='])
      expect(await open(unknown), unknown).toMatchObject({ isMade: false });
    const slot = await firstFree(server, event.id);
    for (const own of [`?slot=${slot.id}`, '?attendee_first_name=Ada', '?utm_source=flyer']) {
      for (const _ of [1, 2]) expect((await open(own)).isMade, own).toBe(true);
    }

    await bookedBy(book(server, slot));
    expect(await open(), 'a booking').toMatchObject({ isMade: true });
    expect(await open()).toMatchObject({ isMade: false });
    server.clock.now += 60_000;
    expect(await open(), 'a minute').toMatchObject({ isMade: true });
  });

  it('renders no more pages for somebody who has hung up', async () => {
    const asked = 50;
    const sockets: Socket[] = [];
    await server.stop();
    let rendered = 0;
    const site = exampleSite(() => {
      rendered += 1;
      for (const socket of sockets) socket.destroy();
      return '<div></div>';
    });
    server = await startServer({ site });
    const { diarySlug } = await server.add.business();
    const { hostname, port } = new URL(server.url);
    for (let index = 0; index < asked; index += 1) {
      const socket = connect(Number(port), hostname);
      await new Promise((connected) => socket.once('connect', connected));
      sockets.push(socket.on('error', () => undefined));
    }
    for (const [index, socket] of sockets.entries())
      socket.write(`GET /diary/${diarySlug}?utm_source=${index} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await eventually(() => server.log.some((line) => line.includes('"status":499')));
    await server.get(`/diary/${diarySlug}`);
    expect(rendered).toBeLessThan(asked / 2);
  });

  it('gives each form a stamp and a key of its own, and a page without a form none of them', async () => {
    const { diarySlug, id } = await server.add.business();
    const slot = await firstFree(server, (await server.add.event(id)).id);
    const form = async (query: Query) => (await openPage(server, diarySlug, query)).form;
    expect(await form({})).toMatchObject({ stamp: null, idempotencyKey: null });
    const keys = new Set([
      (await form({ slot: slot.id })).idempotencyKey,
      (await form({ slot: slot.id })).idempotencyKey,
    ]);
    expect(keys.size).toBe(2);
    expect(keys).not.toContain(null);
  });

  it('reaches a date and an event of any month to come', async () => {
    const business = await server.add.business();
    await server.add.event(business.id);
    const { id } = await server.add.event(business.id, { date: '2028-03-07' });
    await server.add.event(business.id, { date: '2028-03-21' });
    for (const query of [{ event: id }, { date: '2028-03-07' }]) {
      const { choice, diary, slots } = await openPage(server, business.diarySlug, query);
      expect(choice.eventId).toBe(id);
      expect(slots?.slots).toHaveLength(7);
      expect(diary.dates.map(({ date }) => date)).toEqual([TUESDAY, '2028-03-07', '2028-03-21']);
    }
    const turned = await openPage(server, business.diarySlug, { month: '2028-03' });
    expect(turned.diary.carried_months).toEqual(['2026-11', '2026-12', '2027-01', '2028-03']);
    expect(turned.choice).toMatchObject({ date: TUESDAY, month: '2028-03' });
  });

  it('leads from an old address to the new one, with what was asked for', async () => {
    const business = await server.add.business({ diarySlug: 'willow-new' });
    await server.database
      .insert(slugHistory)
      .values({ slug: 'willow-old', businessId: business.id, replacedAt: NOW });
    const answer = await server.get('/diary/willow-old?date=2026-11-24');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/diary/willow-new?date=2026-11-24');
  });
});
