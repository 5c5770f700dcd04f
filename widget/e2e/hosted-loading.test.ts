import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { NEXT_MONTH, ownDiary } from './diary-page.ts';

const PATH = '/diary/harbour-physio';

test(
  'the first free times are in the page itself, without any call @release',
  { tag: '@once' },
  async ({ page, request }) => {
    const html = await (await request.get(PATH)).text();
    expect(html).toMatch(/<button class="t" name="slot" value="[^"]+">\d\d:\d\d/);
    const called: string[] = [];
    page.on('request', (one) => called.push(new URL(one.url()).pathname));
    await page.goto(PATH);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await expect(freeTimes(page).first()).toBeVisible();
    expect(called.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(called.filter((path) => path.endsWith('.js'))).toEqual([
      expect.stringMatching(/^\/assets\/diary\//),
    ]);
  },
);

test('nothing moves while the page loads @widths', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PATH);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await freeTimes(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().duration) > 0)
      .map(String),
  );
  expect(moving).toEqual([]);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('every step is as easy to read', async ({ page, daybook, watch }) => {
    watch.expectMessage(/404/);
    const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: `${NEXT_MONTH}-10` }));
    await page.goto(`/diary/${slug}`);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(23, 22, 20)');
    await expectAccessible(page);
    await freeTimes(page).first().click();
    await bookButton(page).click();
    await expectAccessible(page);
    await fillDetails(page, { email: 'dark@gmial.com', phone: '07700 900123' });
    await page.getByRole('button', { name: 'Keep dark@gmial.com' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep dark@gmial.com' }).click();
    await bookButton(page).click();
    await reference(page);
    await expectAccessible(page);
    await page.goto('/diary/no-such-diary');
    await expectAccessible(page);
  });
});
