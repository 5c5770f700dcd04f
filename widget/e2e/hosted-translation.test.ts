/** The diary while the browser translates it: every text that changes is seen to change, and nothing breaks. */

import { dayTitle, monthTitle } from '@daybook/schema/rules/date';
import { expect, test } from '../../server/test/browser.ts';
import { customer, fillDetails, freeTimes } from './customer.ts';
import { day, NEXT_MONTH, ownDiary } from './diary-page.ts';
import { EMBED, gate, openHostPage } from './host-page.ts';
import { translate } from './translate.ts';

const FIRST = `${NEXT_MONTH}-10`;
const SECOND = `${NEXT_MONTH}-17`;

test('a translated customer chooses another date, books and moves @once', async ({ page, daybook }, {
  project,
}) => {
  const slug = await ownDiary(daybook, async (add, { id }) => {
    await add.event(id, { date: FIRST });
    await add.event(id, { date: SECOND });
  });
  const answer = gate();
  await page.goto(`/diary/${slug}`);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await translate(page);
  await expect(day(page)).toHaveText(`«${dayTitle(FIRST)}»`);
  await page.route('**/time-slots**', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.locator(`#daybook-${SECOND}`).click();
  await expect(day(page)).toHaveText(`«${dayTitle(SECOND)}»`);
  await expect(page.locator('#daybook-next')).toHaveText('«Loading times…»');
  answer.open();
  await expect(page.locator('#daybook-next')).toHaveText('«Choose a time»');
  await expect(page.getByRole('status').last()).toHaveText(/^\d+ free times?, /);
  await page.getByRole('link', { name: 'Previous month' }).click();
  await expect(page.locator('#daybook-month-title')).not.toHaveText(`«${monthTitle(NEXT_MONTH)}»`);
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page.locator('#daybook-month-title')).toHaveText(`«${monthTitle(NEXT_MONTH)}»`);

  await freeTimes(page).first().click();
  await page.getByRole('button', { name: /Book \d/ }).click();
  await expect(page.locator('#daybook-attendee_email-problem')).toHaveText(/^«.+»$/);
  await expect(page.locator('.banner')).toHaveText(/^«.+»$/);
  await fillDetails(page, customer('translated', project.name));
  await expect(page.locator('.problem')).toHaveCount(0);
  await page.getByRole('button', { name: /Book \d/ }).click();
  await expect(day(page)).toHaveText('«You’re booked, Ada»');
  await page.getByRole('link', { name: /Change the time/ }).click();

  await expect(page.locator('.moving')).toBeVisible();
  await translate(page);
  await page.locator(`#daybook-${FIRST}`).click();
  await expect(day(page)).toHaveText(`«${dayTitle(FIRST)}»`);
  await freeTimes(page).nth(1).click();
  await expect(page.locator('.change')).toContainText(dayTitle(FIRST));
  await freeTimes(page).nth(2).click();
  const time = (await freeTimes(page).nth(2).innerText()).replaceAll(/[«»]/g, '').slice(0, 5);
  await expect(page.locator('.change')).toContainText(time);
  await page.locator('.end button').click();
  await expect(day(page)).toHaveText(/^«.+Ada.*»$/);
});

test('an embedded diary follows its translation too, in a shadow root @once', async ({ page, daybook }, {
  project,
}) => {
  const slug = await ownDiary(daybook, async (add, { id }) => {
    await add.event(id, { date: FIRST });
    await add.event(id, { date: SECOND });
  });
  await openHostPage(page, daybook, { head: EMBED, body: `<daybook-diary slug="${slug}"></daybook-diary>` });
  await expect(freeTimes(page).first()).toBeVisible();
  await translate(page);
  await page.locator(`#daybook-${SECOND}`).click();
  await expect(day(page)).toHaveText(`«${dayTitle(SECOND)}»`);
  await expect(page.locator('#daybook-next')).toHaveText('«Choose a time»');
  await freeTimes(page).first().click();
  await fillDetails(page, customer('translated-embed', project.name));
  await page.getByRole('button', { name: /Book \d/ }).click();
  await expect(day(page)).toHaveText('«You’re booked, Ada»');
});
