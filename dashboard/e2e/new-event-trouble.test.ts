/** Create New Calendar Event when something is missing, fails, or would be lost. */

import { longDate } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { openNewEvent } from './new-event-page.ts';
import { ownOwner, signIn } from './owner.ts';

const BATCH = '**/api/businesses/*/events/batch';
const line = (event_date: string, error: string | null) =>
  `${JSON.stringify({ event_date, id: error === null ? 1 : null, error })}\n`;

test('without a session the page asks to log in, and leads home @release @phone', async ({ page }) => {
  await page.goto('/create-event/1');
  await expect(page.getByText('Please log in to create a calendar event')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('another’s business is not found, and an unpaid one leads to its payment @release @phone', async ({
  page,
  daybook,
}, info) => {
  let unpaid = 0;
  const { email, slug } = await ownOwner(daybook, 'new-unpaid', info, async (add, { id }) => {
    unpaid = (await add.business({ ownerId: id, diarySlug: `${info.project.name}-unpaid`, paidAt: null })).id;
  });
  const other = await ownOwner(daybook, 'new-other', info);
  const foreign = await addTo(
    daybook,
    async (add) => (await add.business({ ownerId: other.id, diarySlug: slug })).id,
  );
  await signIn(page, email, `/create-event/${foreign}`);
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`/create-event/${unpaid}`);
  const setup = page.getByRole('main').getByRole('link', { name: 'Complete Setup' });
  await expect(setup).toBeVisible();
  await expectAccessible(page);
  await setup.click();
  await expect(page).toHaveURL(new RegExp(`/business/${unpaid}/payment`));
});

test('says at a field what is wrong as soon as it is left @release @phone', async ({
  page,
  daybook,
}, info) => {
  const form = await openNewEvent(page, daybook, 'new-errors', info);
  await form.field('Event name').focus();
  await form.field('Event name').blur();
  await expect(page.getByText('Event name is required')).toBeVisible();
  await form.field('Personal confirmation message').focus();
  await form.field('Personal confirmation message').blur();
  await expect(page.getByText('Personal confirmation message is required')).toBeVisible();
  await page.getByLabel('Start time').fill('');
  await page.getByLabel('End time').fill('noon');
  await page.getByLabel('End time').blur();
  await expect(page.getByText('Start time is required')).toBeVisible();
  await expect(page.getByText('Please enter a time such as 09:30')).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await expectAccessible(page);
});

test('tells which dates failed, keeps them for another try that creates none twice, and leads on @phone', async ({
  page,
  daybook,
}, info) => {
  const form = await openNewEvent(page, daybook, 'new-partial', info);
  // All are created, and the answer breaks off before the third.
  const [first, second, third] = [inDays(10), inDays(11), inDays(12)];
  await page.route(BATCH, async (route) => {
    await route.fetch();
    await route.fulfill({
      contentType: 'application/x-ndjson',
      body: line(first, null) + line(second, 'Failed to create calendar event'),
    });
  });
  await form.fillBasics();
  await form.choose('Range');
  await page.getByLabel('Start date').fill(first);
  await page.getByLabel('End date').fill(third);
  await form.submit.click();
  const outcome = page.getByRole('dialog');
  await expect(outcome).toContainText(
    'Successfully created 1 of 3 calendar events. Some dates may have failed.',
  );
  await expect(outcome.getByRole('listitem')).toHaveText([
    new RegExp(longDate(second)),
    new RegExp(longDate(third)),
  ]);
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'Try these dates again' }).click();
  await expect(page.getByText('2 days', { exact: true })).toBeVisible();
  await page.unroute(BATCH);
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect((await form.planned()).events.map(({ event_date }) => event_date)).toEqual([first, second, third]);
});

test('keeps what was typed when nothing could be created @phone', async ({ page, daybook, watch }, info) => {
  watch.expectMessage(/status of 500|ERR_FAILED/);
  const form = await openNewEvent(page, daybook, 'new-failed', info);
  const date = inDays(10);
  await form.fillBasics();
  await page.getByLabel('Event date').fill(date);
  await page.route(BATCH, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: line(date, 'Event date cannot be in the past'),
    }),
  );
  await form.submit.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to create any calendar events. Please try again.');
  await expect(alert).toContainText('Event date cannot be in the past');
  await expectAccessible(page);

  await page.route(BATCH, (route) => route.fulfill({ status: 500, body: '{}' }));
  await form.submit.click();
  await expect(alert).toHaveText('Failed to create calendar event');
  await page.route(BATCH, (route) => route.abort());
  await form.submit.click();
  await expect(alert).toContainText('we don’t know which of these events were created');
  await expect(alert).toContainText('no event is created twice');
  await expect(form.field('Event name')).toHaveValue('Cut and colour with Ruth');
  await expect(page.getByLabel('Event date')).toHaveValue(date);
});

test('lists every problem in the order of the page, whatever its field @phone', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 400/);
  const form = await openNewEvent(page, daybook, 'new-refused', info);
  await form.fillBasics();
  await page.getByLabel('Event date').fill(inDays(10));
  await page.getByLabel('Venue address').fill('');
  await form.choose('Services');
  await form.submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'highlighted below' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'At least one service with valid name and price is required',
    'Venue address is required',
  ]);
  await form.choose('Time slots');
  await expect(summary.getByRole('link')).toHaveText(['Venue address is required']);
  await page.getByLabel('Venue address').fill('14 Bridge Street');

  await page.route(BATCH, (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Please check the highlighted fields and try again.',
        fields: {
          'venues.0.venue_postcode': 'We know no such postcode',
          venues: 'These venues are too many',
          service_mode: 'Services are not offered today',
          'dates.0': 'That day is a holiday',
          event_name: 'That name is taken',
        },
      },
    }),
  );
  await form.submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'That name is taken',
    'That day is a holiday',
    'These venues are too many',
    'We know no such postcode',
    'Services are not offered today',
  ]);
  await expect(page.getByRole('group', { name: 'Venues', exact: true })).toHaveAccessibleDescription(
    'These venues are too many',
  );
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'That day is a holiday' }).click();
  await expect(page.getByLabel('Event date')).toBeFocused();
  await page.unroute(BATCH);
  await form.submit.click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('shows how far the creation is, and cannot be pressed twice @release @phone', async ({
  page,
  daybook,
}, info) => {
  const form = await openNewEvent(page, daybook, 'new-progress', info);
  let asked = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(BATCH, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await form.fillBasics();
  await page.getByLabel('Event date').fill(inDays(10));
  await form.submit.click();
  await expect(page.getByText('Creating your calendar events... do not refresh')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('0 of 1 day')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Creating…' }).press('Enter');
  answer();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(asked).toBe(1);
});

test('asks before what was typed is lost, and only then @phone', async ({ page, daybook }, info) => {
  const form = await openNewEvent(page, daybook, 'new-leave', info);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goBack();
  await form.field('Event name').fill('Cut');
  const question = page.getByRole('alertdialog', { name: 'Leave without creating the event?' });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await page.goForward();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/create-event/);
  await expect(form.field('Event name')).toHaveValue('Cut');
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => isAsked).toBe(true);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
