/** A clinic asks a question about health and for a consent; a customer answers; the owner reads the answers. */

import { eq } from 'drizzle-orm';
import { businesses } from '../../server/src/database/tables.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { inDatabase } from '../../server/test/test-database.ts';
import { bookButton, fillDetails, freeTimes, reference } from '../../widget/e2e/customer.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

const HEALTH = 'Do you have any medical conditions?';
const CONSENT = 'I agree to be examined and treated';

test('a clinic’s intake: the owner asks, the customer answers and consents, and only the diary has what is about health @widths', async ({
  page,
  browser,
  daybook,
}, info) => {
  const { email, slug, businessId, desk } = await ownSalon(daybook, 'intake', info, async (add, id) => {
    await add.event(id, { name: 'First visit', date: inDays(3) });
  });
  await signIn(page, email);
  await page.getByRole('button', { name: /^Actions for First visit/ }).click();
  await page.getByRole('menuitem', { name: 'Questions' }).click();
  await expect(page.getByText('No questions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await expect(dialog.getByLabel('Question')).toHaveAccessibleDescription('Enter the question');
  await dialog.getByLabel('Answer').selectOption('A longer text');
  await dialog.getByLabel('Question').fill(HEALTH);
  await dialog.getByLabel('About health').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByText(HEALTH)).toBeVisible();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await dialog.getByLabel('Answer').selectOption('One of several choices');
  await dialog.getByLabel('Question').fill('Who sent you?');
  await dialog.getByLabel('Choices').fill('My doctor\nA friend\nNobody');
  await dialog.getByLabel('Required').check();
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByText('My doctor, A friend, Nobody')).toBeVisible();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await dialog.getByLabel('Answer').selectOption('A tick to agree');
  await dialog.getByLabel('What they agree to').fill(CONSENT);
  await dialog.getByLabel('Required').check();
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByText(CONSENT)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext({ viewport: { width: 375, height: 740 }, baseURL: daybook.url });
  const customer = await context.newPage();
  await customer.goto(`/diary/${slug}`);
  await freeTimes(customer).first().click();
  const who = { email: `intake-customer-${info.project.name}@example.com` };
  await fillDetails(customer, who);
  await expect(customer.getByRole('heading', { name: 'From Willow & Co. Hair' })).toBeVisible();
  await customer.getByLabel(HEALTH).fill('Asthma');
  await bookButton(customer).click();
  await expect(customer.getByText('Please fill in all required fields')).toBeVisible();
  await expect(customer.getByRole('group', { name: 'Who sent you?' })).toBeFocused();
  await expectAccessible(customer);
  await customer.getByLabel('A friend').check();
  await customer.getByLabel(CONSENT).check();
  await expectAccessible(customer);
  await expectNoSidewaysScroll(customer);
  await bookButton(customer).click();
  const booked = await reference(customer);
  await context.close();

  const confirmation = await newestMail(daybook.url, who.email, /./);
  expect(confirmation.text).toContain('A friend');
  const told = await newestMail(daybook.url, desk, /./);
  expect(told.text).toContain('Answers about health are in your diary.');
  expect(told.text).toMatch(/Who sent you\? A friend/);
  for (const { subject, text, html } of [confirmation, told])
    expect(subject + text + html).not.toMatch(/Asthma|medical/);

  await page.goto(`/dashboard?business=${businessId}&tab=bookings`);
  await page.getByRole('row', { name: new RegExp(booked) }).waitFor();
  await expect(page.getByText(`${HEALTH} Asthma · About health`)).toBeVisible();
  await expect(page.getByText(`${CONSENT}: Yes`)).toBeVisible();
  await expectAccessible(page);
});

test('an answer that ‘Add booking’ can’t keep is named next to its field, and nothing typed is lost @once', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/400/);
  const { email, businessId } = await ownSalon(daybook, 'asked', info, async (add, id) => {
    await add.event(id, { name: 'First visit', date: inDays(3) });
  });
  const of = { is_required: true, is_about_health: false, service_name: null, event_name: null };
  const ask = (...choices: string[]) =>
    inDatabase(daybook, (database) =>
      database
        .update(businesses)
        .set({
          questions: [
            { ...of, id: 1, kind: 'one', text: 'Which size?', choices },
            { ...of, id: 2, kind: 'short', text: 'Who sent you?', choices: [] },
          ],
        })
        .where(eq(businesses.id, businessId)),
    );
  await ask('Small', 'Large');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Add booking' }).click();
  const form = page.getByRole('dialog', { name: 'Add booking' });
  await form.getByRole('combobox', { name: 'Name' }).fill('Walk In');
  await form.getByRole('combobox', { name: 'Name' }).press('Tab');
  await form.getByRole('button', { name: '10:40' }).click();
  await form.getByLabel('Which size?').selectOption('Small');
  await form.getByLabel('Who sent you?').fill('My doctor');
  await expectAccessible(page);
  // On another page, of which this one hasn't heard yet.
  await ask('Medium', 'Large');
  await form.getByRole('button', { name: 'Add booking' }).click();
  await expect(form.getByLabel('Which size?')).toBeFocused();
  await expect(form.getByLabel('Which size?')).toHaveAccessibleDescription(/have changed/);
  await expect(form.getByRole('combobox', { name: 'Name' })).toHaveValue('Walk In');
  await expect(form.getByLabel('Who sent you?')).toHaveValue('My doctor');
  await expectAccessible(page);
  await form.getByLabel('Which size?').selectOption('Medium');
  await form.getByRole('button', { name: 'Add booking' }).click();
  await expect(page.getByText('Booking added for Walk In')).toBeVisible();
});
