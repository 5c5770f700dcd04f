/** Other people's pages that stand in the diary's way: their styles, scripts, editors and navigation. */

import type { Page } from '@playwright/test';
import { expect, test } from '../../server/test/browser.ts';
import { freeTimes } from './customer.ts';
import { EMBED, openHostPage } from './host-page.ts';

const TAG = '<script src="%DAYBOOK_URL%/embed.js" data-diary="harbour-physio"></script>';
const BUTTON = TAG.replace('></script>', ' data-mode="button"></script>');
const LINK = '<a href="%DAYBOOK_URL%/diary/harbour-physio">Book online</a>';
const TRIGGER = LINK.replace('<a ', '<a data-daybook="harbour-physio" ');

const floating = (page: Page) => page.getByRole('button', { name: 'Book now' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });

test('the floating button and the dialog are seen where the page hides what is empty, and stay with the window in a transformed parent @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, {
    head: '<style>div:empty, body > :not(main) { display: none } main { transform: translateY(40px) }</style>',
    body: `<div style="height: 3000px"></div>${BUTTON}${TRIGGER}`,
  });
  await expect(floating(page)).toBeInViewport({ ratio: 1 });
  await floating(page).click();
  await expect(freeTimes(dialog(page)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Book online' }).click();
  await expect(freeTimes(dialog(page)).first()).toBeVisible();
});

test('two copies of the script are one: a diary, a styled button, and a dialog that closes @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, { body: `${TAG}<p>Some words.</p>${BUTTON}` });
  await expect(freeTimes(page).first()).toBeVisible();
  await expect(page.locator('daybook-diary')).toHaveCount(1);
  await expect(floating(page)).toHaveCount(1);
  await expect(floating(page)).toHaveCSS('position', 'fixed');
  // As a tag manager adds another copy later.
  await page.evaluate((src) => {
    const tag = Object.assign(document.createElement('script'), { src: `${src}/embed.js?v=2` });
    Object.assign(tag.dataset, { diary: 'maths-with-maya', mode: 'button', label: 'See a physio' });
    document.head.append(tag);
  }, daybook.url);
  const later = page.getByRole('button', { name: 'See a physio' });
  await expect(later).toHaveCSS('position', 'fixed');
  await later.evaluate((button) => button instanceof HTMLElement && button.click());
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => window.Daybook?.close());
  await expect(dialog(page)).toHaveCount(0);
});

test('the button comes again when a page swaps its body, also backwards to a kept copy @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, { head: BUTTON, body: '<p>First</p>' });
  await expect(floating(page)).toBeVisible();
  const swap = (to: 'new' | 'kept') =>
    page.evaluate((which) => {
      const kept = document.body.cloneNode(true);
      const next: unknown = which === 'new' ? document.createElement('body') : Reflect.get(window, 'kept');
      if (which === 'new') Reflect.set(window, 'kept', kept);
      if (next instanceof Node) document.documentElement.replaceChild(next, document.body);
    }, to);
  for (const to of ['new', 'kept', 'new', 'kept'] as const) {
    await swap(to);
    await expect(floating(page)).toHaveCount(1);
    await expect(floating(page)).toBeVisible();
    await expect(page.locator('daybook-layer')).toHaveCount(1);
  }
  await page.evaluate(() => (document.body.innerHTML = '<p>Boosted</p>'));
  await floating(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('a kept copy of a page has its diary once, when its tag runs again @once', async ({ page, daybook }) => {
  await openHostPage(page, daybook, { body: TAG + LINK });
  await expect(freeTimes(page).first()).toBeVisible();
  await page.evaluate(() => {
    const kept = document.body.cloneNode(true);
    document.documentElement.replaceChild(kept, document.body);
    for (const old of document.querySelectorAll('script')) {
      const tag = document.createElement('script');
      for (const { name, value } of old.attributes) tag.setAttribute(name, value);
      old.replaceWith(tag);
    }
  });
  await expect(freeTimes(page).first()).toBeVisible();
  await expect(page.locator('daybook-diary')).toHaveCount(1);
  await expect(page.getByText('Book online')).toBeHidden();
});

test('the diary draws on pages whose old libraries replaced what browsers build in @once', async ({
  page,
  daybook,
}) => {
  await openHostPage(page, daybook, {
    head: `<script>
      Array.from = (list) => Array.prototype.slice.call(list || []).fill(0);
      Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
      Array.prototype.toJSON = () => '[]';
      Object.keys = (object) => { const names = []; for (const name in object) if (Object.hasOwn(object, name)) names.push(name); return names; };
      Function.prototype.bind = function (self) { const call = this; return function () { return call.apply(self, arguments); }; };
    </script>`,
    body: TAG + LINK,
  });
  await freeTimes(page).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByText('Book online')).toBeHidden();
});

for (const [when, broken] of [
  ['at once', 'Array.prototype.map = () => { throw new Error("an old map"); };'],
  ['once the diary is there', 'Array.prototype.includes = () => { throw new Error("an old includes"); };'],
] as const)
  test(`where drawing throws ${when}, the link stays @once`, async ({ page, daybook, watch }) => {
    watch.expectMessage(/an old (map|includes)/);
    await openHostPage(page, daybook, { head: `<script>${broken}</script>`, body: TAG + LINK });
    await expect(page.getByRole('link', { name: 'Book online' })).toBeVisible();
    await page.getByRole('link', { name: 'Book online' }).click();
    await expect(page).toHaveURL(`${daybook.url}/diary/harbour-physio`);
  });

test('a parent that stops clicks does not keep a link from its dialog @once', async ({ page, daybook }) => {
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<div onclick="event.stopPropagation()">${TRIGGER}</div>`,
  });
  await page.waitForFunction(() => 'Daybook' in window);
  await page.getByRole('link', { name: 'Book online' }).click();
  await expect(freeTimes(dialog(page)).first()).toBeVisible();
});

for (const [without, how] of [
  [
    'constructed style sheets',
    'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor"); }',
  ],
  ['replaceSync', 'delete CSSStyleSheet.prototype.replaceSync'],
  ['modal dialogs', 'delete HTMLDialogElement.prototype.showModal'],
] as const)
  test(`in a browser without ${without}, a link leads to the hosted diary @once`, async ({
    page,
    daybook,
    watch,
  }) => {
    watch.expectMessage(/Illegal constructor|replaceSync|showModal/);
    await openHostPage(page, daybook, {
      head: `<script>${how}</script><script src="%DAYBOOK_URL%/embed.js"></script>`,
      body: TRIGGER,
    });
    await page.getByRole('link', { name: 'Book online' }).click();
    await expect(page).toHaveURL(`${daybook.url}/diary/harbour-physio`);
    await expect(freeTimes(page).first()).toBeVisible();
  });

test('none of the page’s text styles are inside @once', async ({ page, daybook }) => {
  const styles = {
    'text-transform': 'uppercase',
    'letter-spacing': '3px',
    'word-spacing': '10px',
    'font-variant': 'small-caps',
    'font-style': 'italic',
    'font-weight': '900',
    cursor: 'none',
    direction: 'rtl',
    'text-indent': '50px',
    'white-space': 'pre',
    'line-height': '3',
    'text-align': 'right',
    'word-break': 'break-all',
    hyphens: 'auto',
    quotes: '"x" "y"',
    'user-select': 'none',
    '-webkit-text-fill-color': 'rgb(255, 0, 0)',
    'text-shadow': 'rgb(255, 0, 0) 1px 1px 1px',
    'writing-mode': 'vertical-rl',
    'font-size-adjust': '0.9',
  };
  const text = Object.entries(styles)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  const lookOf = () =>
    page.evaluate((names) => {
      const roots = [...document.querySelectorAll('daybook-diary, daybook-layer')].map(
        (host) => host.shadowRoot,
      );
      return ['.daybook', '.lead, .soft', '.t', 'h2', '.floating'].map((selector) => {
        const element = roots.map((root) => root?.querySelector(selector)).find(Boolean);
        if (!element) throw new Error(selector);
        const computed = getComputedStyle(element);
        return names.map((name) => `${selector} ${name} ${computed.getPropertyValue(name)}`);
      });
    }, Object.keys(styles));
  await openHostPage(page, daybook, { body: TAG + BUTTON });
  await expect(freeTimes(page).first()).toBeVisible();
  const before = await lookOf();
  await openHostPage(page, daybook, {
    head: `<style>body, main, :not(html) { ${text} }</style>`,
    body: TAG + BUTTON,
  });
  await expect(freeTimes(page).first()).toBeVisible();
  expect(await lookOf()).toEqual(before);
});

test('the diary takes the page’s font and the colours that it is given @once', async ({ page, daybook }) => {
  await openHostPage(page, daybook, {
    head: '<style>body { font-family: monospace; --daybook-accent: #7a3b5d }</style>',
    body: TAG,
  });
  await expect(freeTimes(page).first()).toHaveCSS('font-family', 'monospace');
  await expect(page.locator('.day.on')).toHaveCSS('background-color', 'rgb(122, 59, 93)');
});

test('on a page that is read from the right, times keep their order @once', async ({ page, daybook }) => {
  await openHostPage(page, daybook, { head: '<style>html { direction: rtl }</style>', body: TAG });
  await freeTimes(page).first().click();
  const places = await page
    .locator('.crumb', { hasText: ' to ' })
    .locator('dd')
    .first()
    .evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text?.nodeValue) throw new Error('no text');
      return [0, text.nodeValue.indexOf(' to ') + 4].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
  expect(places[0]).toBeLessThan(places[1] ?? 0);
});

for (const attributes of [
  'type="module" src="%DAYBOOK_URL%/embed.js"',
  'type="module" src="%DAYBOOK_URL%/embed.js?ver=6.8.1"',
  'src="%DAYBOOK_URL%/embed.js?v=2" defer',
  'src="%DAYBOOK_URL%/embed.js?v=2" async',
])
  test(`the diary comes by <script ${attributes}> @once`, async ({ page, daybook }) => {
    await openHostPage(page, daybook, {
      // Another product's script of the same name.
      head: '<script type="text/plain" src="https://forms.example/embed.js"></script>',
      body: `<script ${attributes} data-diary="harbour-physio"></script>`,
    });
    await expect(freeTimes(page).first()).toBeVisible();
  });

for (const [how, html] of [
  ['a line break', `${TAG}<br>${LINK}`],
  ['a paragraph', `${TAG}<p>${LINK}</p>`],
  ['paragraphs of their own', `<p>${TAG}</p>\n<p>${LINK}</p>`],
  ['a paragraph and a line break', `<p>${TAG}<br>\n${LINK}</p>`],
  ['an empty paragraph', `<p>${TAG}</p><p></p><p>${LINK}</p>`],
] as const)
  test(`the link is hidden with ${how} between it and its tag @once`, async ({ page, daybook }) => {
    await openHostPage(page, daybook, { body: html });
    await expect(freeTimes(page).first()).toBeVisible();
    await expect(page.getByText('Book online')).toBeHidden();
  });
