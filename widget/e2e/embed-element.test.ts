/** `<daybook-diary>` in any page: its attributes, several of them at once, and adding and removing them. */

import { z } from 'zod';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { readDiary } from '../../server/test/customer.ts';
import { bookFirstFree, customer, fillDetails, freeTimes, reference } from './customer.ts';
import { EMBED, gate, listenersOf, lookOf, openHostPage, requestsTo } from './host-page.ts';

const TUTOR = '<daybook-diary slug="maths-with-maya"></daybook-diary>';

test('several diaries in one page are independent, and none asks twice @once', async ({ page, daybook }) => {
  const asked = requestsTo(page, daybook.url);
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<section aria-label="one">${TUTOR}</section>
      <section aria-label="two"><daybook-diary slug="harbour-physio" theme="dark"></daybook-diary></section>
      <section aria-label="three">${TUTOR}</section>`,
  });
  const [one, two, three] = ['one', 'two', 'three'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  if (!one || !two || !three) throw new Error('three regions');
  for (const region of [one, two, three]) await expect(freeTimes(region).first()).toBeVisible();
  expect(asked.filter((call) => call.endsWith('/embed.js'))).toHaveLength(1);
  expect(asked.filter((call) => call.includes('/api/'))).toHaveLength(3);
  await freeTimes(three).first().click();
  await expect(three.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(freeTimes(one).first()).toBeVisible();
  await freeTimes(two).first().click();
  await expect(two.getByLabel('First name')).toBeVisible();
  for (const module of ['widget', 'later'])
    expect(asked.filter((call) => call.includes(`/embed/${module}-`))).toHaveLength(1);
  await expect(two.locator('.diary')).toHaveCSS('background-color', 'rgb(32, 31, 28)');
  await expect(one.locator('.diary')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
});

test('the attributes choose what the diary opens on, and a change of them is followed @once', async ({
  page,
  daybook,
}) => {
  const { events } = await readDiary(daybook.url, 'willow-co-hair');
  const colour = events.find(
    ({ event_name, free_count }) => event_name.startsWith('Cut and colour') && free_count !== 0,
  );
  const bridal = events.find(({ event_name }) => event_name.startsWith('Bridal'));
  const fringe = colour?.services.find(({ service_name }) => service_name === 'Fringe trim');
  const garden = bridal?.venues.find(({ venue_name }) => venue_name === 'Garden room');
  if (!colour || !bridal || !fringe || !garden) throw new Error('the demo salon has changed');
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<daybook-diary slug="willow-co-hair" event="${colour.id}" service="${fringe.id}"></daybook-diary>`,
  });
  const diary = page.locator('daybook-diary');
  const crumbs = diary.locator('.crumbs').first();
  await expect(crumbs).toContainText('Fringe trim · 15 min · £9.00');
  await expect(freeTimes(diary).first()).toBeVisible();
  const set = (attributes: Record<string, string | null>) =>
    diary.evaluate((element, wanted) => {
      for (const [name, value] of Object.entries(wanted)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }, attributes);
  await set({ service: null, event: String(bridal.id), venue: String(garden.id) });
  await expect(crumbs).toContainText('Bridal trial morning');
  await expect(crumbs).toContainText('Garden room');
  await set({ event: null, venue: null, date: colour.event_date });
  await expect(crumbs).toContainText('Cut and colour with Ruth');
  await set({ date: 'nonsense' });
  await expect(diary.getByRole('heading', { level: 2 }).last()).toBeVisible();
  await set({ accent: 'rebeccapurple' });
  await expect(diary.locator('.day.on')).toHaveCSS('background-color', 'rgb(102, 51, 153)');
  await set({ accent: 'red} * {display: none' });
  await expect(diary.locator('.day.on')).toHaveCSS('background-color', 'rgb(31, 107, 79)');
  await set({ theme: 'dark' });
  await expect(diary.locator('.diary')).toHaveCSS('background-color', 'rgb(32, 31, 28)');
  await set({ slug: 'maths-with-maya', date: null });
  await expect(crumbs).toContainText('At your address');
  await expectAccessible(page);
});

test('what is known of the customer is filled in, and never over what they typed @release @once', async ({
  page,
  daybook,
}, { project }) => {
  const who = customer('prefilled', project.name);
  await openHostPage(page, daybook, {
    head: EMBED,
    query: '?utm_source=spring-letter',
    body: `<daybook-diary slug="maths-with-maya" first-name="Grace" last-name="Hopper" email="${who.email}"
      phone="07700 900123" address="4 Beech Road" postcode="M21 8BQ"></daybook-diary>`,
  });
  const diary = page.locator('daybook-diary');
  await freeTimes(diary).first().click();
  for (const [label, value] of Object.entries({
    'First name': 'Grace',
    'Last name': 'Hopper',
    Email: who.email,
    Phone: '07700 900123',
    Address: '4 Beech Road',
    Postcode: 'M21 8BQ',
  })) {
    await expect(diary.getByLabel(label)).toHaveValue(value);
  }
  await diary.getByLabel('First name').fill('Ada');
  await diary.evaluate((element) => {
    element.setAttribute('theme', 'dark');
    element.setAttribute('accent', '#0b5c7a');
    element.setAttribute('last-name', 'Lovelace');
  });
  await expect(diary.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(diary.getByLabel('First name')).toHaveValue('Ada');
  await expectAccessible(page);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    diary.getByRole('button', { name: /^Book \d/ }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ attendee_first_name: 'Ada', source: 'spring-letter' });
  await reference(diary, who);
  expect((await newestMail(daybook.url, who.email, /./)).text).toContain('4 Beech Road');
});

test('what the page tells of the customer while they type does not replace what they typed @release @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, {
    head: EMBED,
    body: '<daybook-diary slug="harbour-physio"></daybook-diary>',
  });
  await freeTimes(page).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.locator('daybook-diary').evaluate((diary) => {
    Object.assign(diary, { firstName: 'Grace', lastName: 'Hopper' });
  });
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('properties do what attributes do, set before the script came or after the element is in the page @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, {
    body: `<daybook-diary></daybook-diary>
      <script>
        Object.assign(document.querySelector('daybook-diary'), { slug: 'harbour-physio', firstName: 'Grace' });
      </script>${EMBED}`,
  });
  const diary = page.locator('daybook-diary');
  await expect(diary.getByRole('link', { name: /^Harbour clinic/ })).toBeVisible();
  await expect(diary).toHaveAttribute('first-name', 'Grace');
  await diary.evaluate((element) => Object.assign(element, { slug: null, firstName: undefined }));
  await expect(diary.getByRole('link')).toHaveCount(0);
  await expect(diary).not.toHaveAttribute('first-name');
  await diary.evaluate((element) => Object.assign(element, { theme: 'dark', slug: 'maths-with-maya' }));
  await expect(freeTimes(diary).first()).toBeVisible();
  await expect(diary.locator('.diary')).toHaveCSS('background-color', 'rgb(32, 31, 28)');
  expect(await diary.evaluate((element) => String(Reflect.get(element, 'slug')))).toBe('maths-with-maya');
  expect(
    await diary.evaluate((element) => ['start', 'stop', 'running'].filter((name) => name in element)),
  ).toEqual([]);
});

test('the source attribute goes with the booking, before the page’s own tag @release @once', async ({
  page,
  daybook,
}, { project }) => {
  await openHostPage(page, daybook, {
    head: EMBED,
    query: '?utm_source=spring-letter',
    body: '<daybook-diary slug="harbour-physio" source="team-page"></daybook-diary>',
  });
  await freeTimes(page).first().click();
  await fillDetails(page, customer('source', project.name));
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('button', { name: /^Book \d/ }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ source: 'team-page' });
  expect(request.headers()).not.toHaveProperty('cookie');
});

test('taken out of the page in the middle of a booking, the diary leaves nothing behind @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, { head: EMBED, body: '<p>Some words of the page.</p>' });
  await page.waitForFunction(() => 'Daybook' in window);
  const before = { look: await lookOf(page), listeners: await listenersOf(page), html: await page.content() };
  expect(before.listeners).toContain('document click');
  await page.evaluate(() => {
    const diary = document.createElement('daybook-diary');
    diary.setAttribute('slug', 'harbour-physio');
    diary.setAttribute('accent', '#7a3b5d');
    document.body.append(diary);
  });
  await freeTimes(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await fillDetails(page, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  const booked = requestsTo(page, daybook.url);
  // Pressed and removed in one turn of the page's event loop, so that even on a slow machine no booking is
  // sent in between.
  await page.getByRole('button', { name: /^Book \d/ }).evaluate((button: HTMLElement) => {
    button.click();
    document.querySelector('daybook-diary')?.remove();
    window.scrollTo(0, 0);
  });
  // This is longer than the pause before a booking from a form that was filled in at once.
  await page.waitForTimeout(2500);
  expect(booked).toEqual([]);
  expect({
    look: await lookOf(page),
    listeners: await listenersOf(page),
    html: await page.content(),
  }).toEqual(before);
});

test('an element that is moved keeps what was typed; one that is put back begins afresh @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, { head: EMBED, body: `<div id="a">${TUTOR}</div><div id="b"></div>` });
  await freeTimes(page).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.evaluate(() =>
    document.getElementById('b')?.append(...document.querySelectorAll('daybook-diary')),
  );
  await expect(page.locator('#b').getByLabel('First name')).toHaveValue('Ada');
  await page.evaluate(async () => {
    const diary = document.querySelector('daybook-diary');
    diary?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    if (diary) document.getElementById('a')?.append(diary);
  });
  await expect(freeTimes(page.locator('#a')).first()).toBeVisible();
});

test('loading the script twice has the same effect as loading it once @once', async ({ page, daybook }, {
  project,
}) => {
  const tag = '<script src="%DAYBOOK_URL%/embed.js" data-diary="harbour-physio" async></script>';
  await openHostPage(page, daybook, {
    head: EMBED + EMBED,
    body: `${tag}<a href="%DAYBOOK_URL%/diary/harbour-physio">Book online</a>
      <script type="module" src="%DAYBOOK_URL%/embed.js?again"></script>
      <button type="button" data-daybook="maths-with-maya">Book maths</button>`,
  });
  await expect(freeTimes(page).first()).toBeVisible();
  await expect(page.locator('daybook-diary')).toHaveCount(1);
  await expect(page.getByText('Book online')).toBeHidden();
  await page.getByRole('button', { name: 'Book maths' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await bookFirstFree({ page, daybookUrl: daybook.url, who: customer('twice', project.name) });
});

test('tags with a diary each ask for it once, and an element beside a script twice in the page too @release @once', async ({
  page,
  daybook,
}) => {
  const asked = requestsTo(page, daybook.url);
  const tag = (slug: string) => `<script src="%DAYBOOK_URL%/embed.js" data-diary="${slug}" async></script>`;
  await openHostPage(page, daybook, {
    head: EMBED + EMBED,
    body: `${tag('willow-co-hair')}${tag('harbour-physio')}<daybook-diary slug="maths-with-maya"></daybook-diary>`,
  });
  await expect(page.locator('daybook-diary')).toHaveCount(3);
  for (const diary of await page.locator('daybook-diary').all())
    await expect(diary.locator('.choose .opt, .what .opt, button[name=slot]').first()).toBeVisible();
  expect(asked.filter((call) => call.includes('/api/diary/')).sort()).toEqual([
    'GET /api/diary/harbour-physio',
    'GET /api/diary/maths-with-maya',
    'GET /api/diary/willow-co-hair',
  ]);
});

test('the link after the tag is taken in also when the script runs before it is parsed @release @once', async ({
  page,
  daybook,
}) => {
  // The page waits for this script: when ours runs, the browser has not read what follows it.
  const slow = `${daybook.examplesUrl}/slow.js`;
  const script = gate();
  await page.route(slow, async (route) => {
    await script.opened;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/diary/harbour-physio')) script.open();
  });
  await openHostPage(page, daybook, {
    body: `<script src="%DAYBOOK_URL%/embed.js" data-diary="harbour-physio" async></script><script
      src="${slow}"></script><a href="%DAYBOOK_URL%/diary/harbour-physio">Book online</a>`,
  });
  await expect(freeTimes(page).first()).toBeVisible();
});

test('news of the diary bubble to the page: loaded, slot chosen, booked, error @once', async ({
  page,
  daybook,
  watch,
}, { project }) => {
  watch.expectMessage(/status of 404/);
  const who = customer('news', project.name);
  await openHostPage(page, daybook, {
    head: `<script>
      var heard = [];
      for (const name of ['loaded', 'slot-chosen', 'booked', 'error']) {
        document.addEventListener('daybook:' + name, (event) =>
          heard.push([event.target.localName, event.type, event.detail]));
      }
    </script>${EMBED}`,
    body: '<daybook-diary slug="harbour-physio"></daybook-diary>',
  });
  const heard = async () =>
    z
      .array(z.tuple([z.string(), z.string(), z.record(z.string(), z.unknown())]))
      .parse(await page.evaluate(() => Reflect.get(window, 'heard')));
  const slot = freeTimes(page).first();
  await expect(slot).toBeVisible();
  expect(await heard()).toEqual([['daybook-diary', 'daybook:loaded', { slug: 'harbour-physio' }]]);
  const id = await slot.getAttribute('value');
  await slot.click();
  await fillDetails(page, who);
  await page.getByRole('button', { name: /^Book \d/ }).click();
  const booked = await reference(page, who);
  expect((await heard()).slice(1)).toEqual([
    [
      'daybook-diary',
      'daybook:slot-chosen',
      { slug: 'harbour-physio', slot: expect.objectContaining({ id }) },
    ],
    [
      'daybook-diary',
      'daybook:booked',
      {
        slug: 'harbour-physio',
        reference: booked,
        event: expect.stringMatching(/./),
        service: null,
        price: null,
        starts_at: expect.stringMatching(/^\d{4}-/),
        ends_at: expect.stringMatching(/^\d{4}-/),
      },
    ],
  ]);
  await page.locator('daybook-diary').evaluate((element) => element.setAttribute('slug', 'nowhere'));
  await expect(page.getByRole('heading', { name: 'Diary not found' })).toBeVisible();
  await expectAccessible(page);
  expect((await heard()).at(-1)).toEqual([
    'daybook-diary',
    'daybook:error',
    { slug: 'nowhere', message: 'Diary not found' },
  ]);
});
