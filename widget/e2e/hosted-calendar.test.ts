import type { Locator, Page } from '@playwright/test';
import { addDays, addMonths, dayTitle, longDate, monthTitle, weekdayOf } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';
import { freeTimes } from './customer.ts';
import { day, NEXT_MONTH, ownDiary } from './diary-page.ts';

const TENTH = `${NEXT_MONTH}-10`;
const TWELFTH = `${NEXT_MONTH}-12`;
const TWENTIETH = `${NEXT_MONTH}-20`;
const MONTH_AFTER = addMonths(NEXT_MONTH, 1);

/** Two events on the 10th of next month, one on the 12th that is full, one on the 20th, one a month later. */
const busyDiary = (place: DatabasePlace) =>
  ownDiary(place, async (add, { id }) => {
    const noLunch = { lunchStartTime: null, lunchEndTime: null };
    await add.event(id, { name: 'Morning cuts', date: TENTH, endTime: '12:00', ...noLunch });
    await add.event(id, {
      name: 'Evening colour',
      date: TENTH,
      startTime: '17:00',
      endTime: '20:00',
      ...noLunch,
    });
    await add.event(id, {
      name: 'One chair',
      date: TWELFTH,
      type: 'day_event',
      slotMinutes: 0,
      bufferMinutes: 0,
    });
    await add.event(id, { name: 'Later cuts', date: TWENTIETH });
    await add.event(id, { name: 'Month after', date: `${MONTH_AFTER}-03` });
  });

const dateOf = (page: Page, date: string) => page.getByRole('link', { name: longDate(date) });
const title = (page: Page) => page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/, level: 2 });
const unfold = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Whole month and all events' });
  if (await button.isVisible()) await button.click();
};

test(
  'each of several events on one date can be chosen @release',
  { tag: '@once' },
  async ({ page, daybook }) => {
    await page.goto(`/diary/${await busyDiary(daybook)}`);
    await expect(day(page)).toHaveText(dayTitle(TENTH));
    const onThisDay = page.locator('.part', { has: page.getByRole('heading', { name: 'On this day' }) });
    await expect(onThisDay.getByRole('link')).toHaveText([
      /Morning cuts 09:00 to 11:25 3 free/,
      /Evening colour 17:00 to 19:25 3 free/,
    ]);
    await expect(onThisDay.locator('[aria-current=true]')).toContainText('Morning cuts');
    await expect(freeTimes(page)).toHaveText(['09:00', '09:50', '10:40']);
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(dateOf(page, TENTH))).not.toBe(await ground(dateOf(page, TWENTIETH)));
    const [one, other] = await Promise.all((await onThisDay.getByRole('link').all()).map(ground));
    expect(one).not.toBe(other);
    await page.emulateMedia({ forcedColors: 'none' });
    await onThisDay.getByRole('link', { name: 'Evening colour' }).click();
    await expect(freeTimes(page)).toHaveText(['17:00', '17:50', '18:40']);
    await expect(onThisDay.locator('[aria-current=true]')).toContainText('Evening colour');
    await expect(day(page)).toHaveText(dayTitle(TENTH));
    await expectAccessible(page);
  },
);

test('dates are picked by pointer, and the browser goes back to the one before', async ({
  page,
  daybook,
}) => {
  await page.goto(`/diary/${await busyDiary(daybook)}`);
  await unfold(page);
  await dateOf(page, TWENTIETH).click();
  await expect(day(page)).toHaveText(dayTitle(TWENTIETH));
  await expect(page).toHaveURL(new RegExp(`date=${TWENTIETH}`));
  await expect(freeTimes(page).first()).toHaveText('09:00');
  await expect(page.locator('td[aria-selected=true]')).toHaveText('20');
  await expectAccessible(page);
  await page.goBack();
  await expect(day(page)).toHaveText(dayTitle(TENTH));
  await expect(freeTimes(page)).toHaveCount(3);
  await page.goForward();
  await expect(day(page)).toHaveText(dayTitle(TWENTIETH));
});

test('a date without times cannot be picked @release', { tag: '@once' }, async ({ page, daybook }) => {
  await page.goto(`/diary/${await busyDiary(daybook)}`);
  await unfold(page);
  const empty = dateOf(page, `${NEXT_MONTH}-11`);
  await expect(empty).toHaveAttribute('aria-disabled', 'true');
  await expect(empty).toHaveAccessibleName(/, no times$/);
  await empty.click({ force: true });
  await expect(day(page)).toHaveText(dayTitle(TENTH));
  await expect(dateOf(page, TENTH)).toHaveAccessibleName(/, 6 free times$/);
});

test('months turn in both directions, as far as the diary reaches @release', async ({ page, daybook }) => {
  await page.goto(`/diary/${await busyDiary(daybook)}`);
  await expect(title(page)).toHaveText(monthTitle(NEXT_MONTH));
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(title(page)).toHaveText(monthTitle(MONTH_AFTER));
  await expect(page.getByRole('link', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.month li')).toHaveText([/Month after/]);
  // The chosen day stays open while the month turns.
  await expect(day(page)).toHaveText(dayTitle(TENTH));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Previous month' }).click();
  await page.getByRole('link', { name: 'Previous month' }).click();
  await expect(page.getByRole('link', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('No dates this month.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Next free: ${dayTitle(TENTH)}` }).click();
  await expect(title(page)).toHaveText(monthTitle(NEXT_MONTH));
});

test('the date grid is walked by keyboard with one tab stop', async ({ page, daybook }) => {
  await page.goto(`/diary/${await busyDiary(daybook)}`);
  const grid = page.getByRole('grid', { name: monthTitle(NEXT_MONTH) });
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(grid.locator('a[tabindex="0"]')).toHaveText(['10']);
  await dateOf(page, TENTH).focus();
  const walk = async (key: string, date: string) => {
    await page.keyboard.press(key);
    await expect(dateOf(page, date)).toBeFocused();
    await expect(dateOf(page, date)).toBeInViewport();
    await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1);
  };
  await walk('ArrowRight', `${NEXT_MONTH}-11`);
  await walk('ArrowDown', `${NEXT_MONTH}-18`);
  await walk('ArrowLeft', `${NEXT_MONTH}-17`);
  await walk('ArrowUp', TENTH);
  await expectAccessible(page);
  const weekday = weekdayOf(TENTH);
  await walk('Home', addDays(TENTH, -weekday));
  await walk('End', addDays(TENTH, 6 - weekday));
  for (let left = 5; left >= weekday; left -= 1) await walk('ArrowLeft', addDays(TENTH, left - weekday));
  await walk('PageDown', `${MONTH_AFTER}-10`);
  await expect(title(page)).toHaveText(monthTitle(MONTH_AFTER));
  // There are no dates to walk to after the last event.
  await walk('PageDown', `${MONTH_AFTER}-10`);
  await walk('PageUp', TENTH);
  await walk('ArrowDown', `${NEXT_MONTH}-17`);
  await walk('ArrowRight', `${NEXT_MONTH}-18`);
  await walk('ArrowRight', `${NEXT_MONTH}-19`);
  await walk('ArrowRight', TWENTIETH);
  await page.keyboard.press('Enter');
  await expect(day(page)).toHaveText(dayTitle(TWENTIETH));
  await expect(day(page)).toBeFocused();
  await expect(freeTimes(page).first()).toBeVisible();
  for (
    let tab = 0;
    tab < 12 && !(await dateOf(page, TWENTIETH).evaluate((node) => node === document.activeElement));
    tab += 1
  )
    await page.keyboard.press('Shift+Tab');
  await walk('ArrowUp', `${NEXT_MONTH}-13`);
  await walk('ArrowLeft', TWELFTH);
  await page.keyboard.press('Space');
  await expect(day(page)).toHaveText(dayTitle(TWELFTH));
});

test('on a phone the month folds to the chosen week, and opens @widths', async ({ page, daybook }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'a wide screen shows the whole month');
  await page.goto(`/diary/${await busyDiary(daybook)}`);
  const fold = page.getByRole('button', { name: 'Whole month and all events' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(dateOf(page, TENTH)).toBeVisible();
  await expect(dateOf(page, TWENTIETH)).toBeHidden();
  await expect(page.locator('.month li')).toHaveCount(4);
  await expect(page.locator('.month li').first()).toBeHidden();
  await expect(freeTimes(page).first()).toBeInViewport();
  await fold.click();
  const unfolded = page.getByRole('button', { name: 'Show one week' });
  await expect(unfolded).toBeFocused();
  await expect(unfolded).toHaveAttribute('aria-expanded', 'true');
  await expect(dateOf(page, TWENTIETH)).toBeVisible();
  await expect(page.locator('.month li').first()).toBeVisible();
  await expectAccessible(page);
  await unfolded.click();
  await expect(dateOf(page, TWENTIETH)).toBeHidden();
  await expectAccessible(page);
});
