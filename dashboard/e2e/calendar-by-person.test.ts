/** The owner's calendar by person: a day's columns, the filter and the colours. */

import { longDate } from '@daybook/schema/rules/date';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee, rowsOfFullHeight } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

/** The height in pixels of a row, which is a quarter of an hour. */
const ROW = 40;

test('an owner with a team of three sees the day by person, one person’s week, and colours by person or service @widths', async ({
  page,
  daybook,
}, info) => {
  const date = inDays(2);
  const { email } = await ownSalon(daybook, 'by-person', info, async (add, businessId) => {
    const event = await add.event(businessId, { name: 'Cuts', date });
    const addPerson = async (name: string, colour: string, given = {}) => {
      const { id } = await add.person(businessId, { name, colour });
      await add.atEvent(event.id, id, given);
      return id;
    };
    const ruth = await addPerson('Ruth Ellis', '#2456b8');
    const ann = await addPerson('Ann Marsh', '#ffff00', { startTime: '10:00', endTime: '12:30' });
    await add.person(businessId, { name: 'Bob Field', colour: '#b45f14' });
    const book = (first: string, startTime: string, personId: number, personName: string) =>
      add.booking(businessId, {
        ...attendee(first, 'Marsh'),
        eventId: event.id,
        eventDate: date,
        startTime,
        endTime: `${startTime.slice(0, 3)}45`,
        serviceName: first === 'Tom' ? 'Cut' : 'Colour',
        personId,
        personName,
      });
    await book('Tom', '10:00', ruth, 'Ruth Ellis');
    await book('Mei', '10:00', ann, 'Ann Marsh');
    await book('Ada', '11:00', ann, 'Ann Marsh');
  });
  await rowsOfFullHeight(page);
  const day = page.locator(`[data-date="${date}"]`);
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  await signIn(page, email, `/dashboard?tab=calendar&view=week&date=${date}`);
  await page.getByRole('radio', { name: 'Day' }).click();
  await expect(title).toHaveText(longDate(date));
  const column = (name: string) => page.getByRole('group', { name });
  await expect(column('Ruth Ellis').getByRole('link')).toHaveText([/Tom Marsh/]);
  await expect(column('Ann Marsh').getByRole('link')).toHaveText([/Mei Marsh/, /Ada Marsh/]);
  await expect(column('Ann Marsh')).toContainText('2 booked');
  await expect(column('Bob Field')).toContainText('No hours on this day');
  await expect(column('No one named')).toHaveCount(0);
  const own = column('Ann Marsh').getByRole('button', { name: 'Cuts, 10:00 to 12:00' });
  expect((await own.boundingBox())?.height).toBeCloseTo(8 * ROW, -1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Next day' }).press('Enter');
  await expect(title).toHaveText(longDate(inDays(3)));
  await expect(column('Ruth Ellis')).toContainText('No hours on this day');
  await page.goBack();
  await page.getByLabel('Person', { exact: true }).selectOption('Ann Marsh');
  await expect(column('Ruth Ellis')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(day.getByRole('link')).toHaveText([/Mei Marsh/, /Ada Marsh/]);
  await expect(day.getByRole('link').first()).toContainText('with Ann Marsh');
  await page.reload();
  await expect(day.getByRole('link')).toHaveText([/Mei Marsh/, /Ada Marsh/]);

  await page.getByLabel('Person', { exact: true }).selectOption('Everyone');
  await expect(day.getByRole('link')).toHaveCount(3);
  const tintOf = (name: RegExp) =>
    day
      .getByRole('link', { name })
      .locator('..')
      .evaluate((block) => getComputedStyle(block).backgroundColor);
  expect(await tintOf(/Mei/)).toBe(await tintOf(/Ada/));
  expect(await tintOf(/Mei/)).not.toBe(await tintOf(/Tom/));
  await expectAccessible(page);
  await page.getByLabel('Colours').selectOption('Colours by service');
  await expect.poll(() => tintOf(/Mei/)).toBe(await tintOf(/Ada/));
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Colours')).toHaveValue('service');

  await page.goto('/dashboard?tab=bookings');
  await page.getByLabel('Person', { exact: true }).selectOption('Ruth Ellis');
  await expect(page.getByText('1 of 3 bookings (filtered)')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('with Ruth Ellis');
  await expectAccessible(page);
});
