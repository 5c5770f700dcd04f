/** `window.Daybook`: a page's own script opens and closes diaries, and gets their news. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { customer, fillDetails, freeTimes, reference } from './customer.ts';
import { EMBED, openHostPage } from './host-page.ts';

declare global {
  interface Window {
    /** Filled by the listeners of the journeys below. */
    heard: string[];
    stopHearing: () => void;
  }
}

test.beforeEach(async ({ page, daybook }) => {
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<button type="button" id="own">Own button</button>
      <div id="later"></div>`,
  });
  await page.waitForFunction(() => 'Daybook' in window);
});

test('opens with options, closes, and tells a listener what happens until it is removed @phone', async ({
  page,
}, { project }) => {
  const who = customer('api', project.name);
  await page.evaluate(() => {
    window.heard = [];
    const stops = (['loaded', 'slot-chosen', 'booked'] as const).map((name) =>
      window.Daybook?.on(name, (event) => window.heard.push(event.type)),
    );
    window.stopHearing = () => stops.forEach((stop) => stop?.());
  });
  await page.getByRole('button', { name: 'Own button' }).focus();
  await page.evaluate(() => {
    window.Daybook?.open('harbour-physio', { firstName: 'Grace', theme: 'dark', accent: '#7a3b5d' });
  });
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await expect(freeTimes(dialog).first()).toBeVisible();
  await expect(dialog).toHaveCSS('background-color', 'rgb(23, 22, 20)');
  await expectAccessible(page);
  await freeTimes(dialog).first().click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Grace');
  await fillDetails(dialog, who);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Book \d/ }).click();
  await reference(dialog, who);
  await expectAccessible(page);
  await page.evaluate(() => window.Daybook?.close());
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Own button' })).toBeFocused();
  const news = ['daybook:loaded', 'daybook:slot-chosen', 'daybook:booked'];
  expect(await page.evaluate(() => window.heard)).toEqual(news);
  await page.evaluate(() => {
    window.stopHearing();
    window.Daybook?.open('harbour-physio');
  });
  await expect(freeTimes(dialog).first()).toBeVisible();
  expect(await page.evaluate(() => window.heard)).toEqual(news);
});

test('opened again while open, there is still one dialog, and closing twice does nothing more @phone', async ({
  page,
}) => {
  await page.evaluate(() => {
    window.Daybook?.open('willow-co-hair');
    window.Daybook?.open('harbour-physio');
  });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Harbour clinic/ })).toBeVisible();
  await page.evaluate(() => {
    window.Daybook?.close();
    window.Daybook?.close();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body > *')).toHaveCount(1);
});

test('a button that is added later opens the diary with its own options @phone', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.innerHTML = '<span>Book <b>later</b></span>';
    Object.assign(button.dataset, { daybook: 'maths-with-maya', postcode: 'M21 8BQ', theme: 'light' });
    document.getElementById('later')?.append(button);
  });
  await page.getByText('later').click();
  const dialog = page.getByRole('dialog');
  await freeTimes(dialog).first().click();
  await expect(dialog.getByLabel('Postcode')).toHaveValue('M21 8BQ');
});

test('a selection that is dragged out of the dialog does not close it; a press beside it does @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.Daybook?.open('harbour-physio'));
  const dialog = page.getByRole('dialog');
  await freeTimes(dialog).first().click();
  await dialog.getByLabel('First name').fill('Ada');
  const box = await dialog.getByLabel('First name').boundingBox();
  if (!box) throw new Error('the field is on the screen');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(8, box.y);
  await page.mouse.up();
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada');
  await page.mouse.click(8, box.y);
  await expect(dialog).toHaveCount(0);
});

test('the page behind the dialog cannot be reached, and has the same scroll position when it closes @phone', async ({
  page,
}) => {
  await page.evaluate(() => {
    const tall = document.createElement('div');
    tall.setAttribute('style', 'height: 3000px');
    document.body.append(tall);
    window.scrollTo(0, 400);
    window.Daybook?.open('harbour-physio');
  });
  await expect(freeTimes(page).first()).toBeVisible();
  await page.locator('#own').focus();
  await expect(page.locator('#own')).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#own').focus();
  await expect(page.locator('#own')).toBeFocused();
  expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull();
});
