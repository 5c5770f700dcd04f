/** How the week fits into the window: its height, and a whole day at once. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { calendarBusiness, TUESDAY } from './calendar-business.ts';
import { ownOwner, signIn } from './owner.ts';

test('the week fills the window: on a laptop it opens on the whole day, on a phone for owners who choose so @widths', async ({
  page,
  daybook,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const owner = await ownOwner(daybook, 'calendar-whole-day', info, calendarBusiness);
  await signIn(page, owner.email, `/dashboard?tab=calendar&view=week&date=${TUESDAY}`);
  const day = page.locator(`[data-date="${TUESDAY}"]`);
  const week = page.getByRole('region').first();
  const mei = day.getByRole('link', { name: /Mei Tan/ });
  const wholeDay = page.getByRole('switch', { name: 'Whole day' });
  await expect(day.getByRole('link', { name: /Tom Ashworth/ })).toBeInViewport();
  if (isPhone) await expect(mei).not.toBeInViewport();
  else await expect(mei).toBeInViewport();
  const bottomOf = async () => {
    const { y, height } = (await week.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  const { height: windowHeight } = page.viewportSize() ?? { height: 0 };
  if (!isPhone) expect(windowHeight - (await bottomOf())).toBeCloseTo(16, -1);

  await wholeDay.focus();
  if (isPhone) await page.keyboard.press('Space');
  await expect(wholeDay).toBeChecked();
  const overflow = () => week.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  await week.evaluate((box) => box.scrollIntoView({ block: 'end' }));
  await expect(mei).toBeInViewport();
  await expectAccessible(page);
  await page.reload();
  await expect(wholeDay).toBeChecked();
  await expect.poll(overflow).toBeLessThanOrEqual(1);
  if (!isPhone) {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await expect.poll(overflow).toBeLessThanOrEqual(1);
    await expect.poll(async () => 1000 - (await bottomOf())).toBeLessThan(20);
  }
  await wholeDay.uncheck();
  await expect.poll(overflow).toBeGreaterThan(500);
  await page.reload();
  await expect(wholeDay).not.toBeChecked();
});
