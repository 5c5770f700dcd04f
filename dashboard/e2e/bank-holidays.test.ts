/** Bank holidays: the owner is warned of them and sees them in the calendar, and the diary says that it is closed. */

import { bankHolidaysBetween } from '@daybook/schema/rules/bank-holidays';
import { longDate } from '@daybook/schema/rules/date';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { ownOwner, signIn } from './owner.ts';

const [holiday] = bankHolidaysBetween('england-and-wales', inDays(1), inDays(200));
const { date, name } = holiday ?? { date: '', name: '' };

test('a bank holiday is named in the form, its picker, the weekly hours, the calendar and the diary @widths', async ({
  page,
  daybook,
}, info) => {
  test.slow();
  let businessId = 0;
  const { email, slug } = await ownOwner(daybook, 'holidays', info, async (add, owner) => {
    const given = { ownerId: owner.id, diarySlug: owner.slug, bankHolidays: 'england-and-wales' } as const;
    ({ id: businessId } = await add.business(given));
    await add.event(businessId, { date: inDays(1) });
  });
  await signIn(page, email, `/create-event/${businessId}`);
  await page.getByLabel('Event date').fill(date);
  await expect(page.getByText(`${longDate(date)} (${name}) is a bank holiday.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Multiple/ }).check();
  const picked = page.getByTitle(name, { exact: true });
  // It is in the month on view: the journeys' clock says so.
  await picked.click();
  await expect(page.getByText(`${longDate(date)} (${name}) is a bank holiday.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Every week/ }).check();
  await page.getByLabel('Published', { exact: true }).selectOption('26 weeks ahead');
  await expect(page.getByText(new RegExp(`closed ${Number(date.slice(8))}( |,)`))).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`/dashboard?business=${businessId}&tab=calendar&view=month&date=${date}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/diary/${slug}?month=${date.slice(0, 7)}`);
  await expect(page.getByText(new RegExp(`Closed: .*${name}`)).first()).toBeVisible();
});

test('weekly hours are said by keyboard alone on a tablet, and what was typed stays where the network is gone @once', async ({
  page,
  context,
  daybook,
  watch,
}, info) => {
  test.slow();
  await page.setViewportSize({ width: 768, height: 1024 });
  let businessId = 0;
  const { email } = await ownOwner(daybook, 'weekly-keys', info, async (add, owner) => {
    ({ id: businessId } = await add.business({ ownerId: owner.id, diarySlug: owner.slug }));
  });
  await signIn(page, email, `/create-event/${businessId}`);
  const everyWeek = page.getByRole('radio', { name: /^Every week/ });
  await page.getByRole('radio', { name: /^Single/ }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(everyWeek).toBeChecked();
  const saturday = page.getByRole('checkbox', { name: 'Saturday' });
  for (
    let press = 0;
    press < 40 && !(await saturday.evaluate((box) => box === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1300');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/Monday to Friday, 9am to 5pm; Saturday, 10am to 1pm/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByLabel('Event name').fill('Cut and finish');
  await page.getByLabel('Personal confirmation message').fill('See you soon!');
  await page.getByRole('radio', { name: 'Home visit' }).check();
  watch.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish every week' }).press('Enter');
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Cut and finish');
  await expect(saturday).toBeChecked();
  await context.setOffline(false);
});
