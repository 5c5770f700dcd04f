/** A business is exported as one file, and imported from one. */

import { readFile } from 'node:fs/promises';
import { pages } from '@daybook/schema/words/routes';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { now } from '../../server/test/clock.ts';
import { ownOwner, signIn } from './owner.ts';

const inAMonth = () => new Date(now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('an owner exports a business as one file, and imports it again next to the first, with the same agreement as a new one', async ({
  page,
  daybook,
}, info) => {
  const { email, slug } = await ownOwner(daybook, 'business-file', info, async (add, owner) => {
    const business = await add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug });
    const { id: eventId } = await add.event(business.id, { date: inAMonth() });
    await add.booking(business.id, { eventId, eventDate: inAMonth() });
  });
  await signIn(page, email, '/settings?tab=businesses');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export this business Willow Hair' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^daybook-${slug}-[\\d-]{10}\\.json$`));
  await expect(page.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible();
  await expectAccessible(page);
  const content = await readFile(await download.path());

  await page.getByRole('link', { name: 'Import a business' }).click();
  const field = page.getByLabel('Export file').and(page.locator('input'));
  const choose = (buffer: Buffer) =>
    field.setInputFiles({ name: 'business.json', mimeType: 'application/json', buffer });
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    const { parse } = JSON;
    JSON.parse = () => {
      JSON.parse = parse;
      return new Proxy(
        {},
        {
          get: () => {
            throw new Error('no file is read so');
          },
        },
      );
    };
  });
  await choose(content);
  await expect(field).toHaveAccessibleDescription(/We couldn’t read this file/);
  await choose(content.subarray(0, 500));
  await expect(field).toHaveAccessibleDescription(/This file is damaged/);
  await choose(Buffer.from(content.toString().replace('"version":1', '"version":2')));
  await expect(field).toHaveAccessibleDescription(/a newer version of Daybook \(format 2\)/);
  await choose(Buffer.from(content.toString().replace('ada@example.com', 'nobody')));
  await expect(field).toHaveAccessibleDescription(/Booking 1 in the file can’t be imported/);
  await expectAccessible(page);

  await choose(content);
  await expect(page.getByText('1 event, 1 upcoming')).toBeVisible();
  await expect(page.getByText('1 booking, 1 upcoming, 0 cancelled')).toBeVisible();
  await expect(page.getByText('We don’t email customers now.')).toBeVisible();
  const agreement = page.getByText('By importing a business, you agree to the Terms and Conditions.');
  await expect(agreement.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    pages.terms,
  );
  await expectAccessible(page);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/imports/*/bookings', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const importBusiness = page.getByRole('button', { name: 'Import this business' });
  await importBusiness.click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toContainText('Import stopped. Nothing was saved.');
  letGo();
  await page.unroute('**/api/imports/*/bookings');

  await importBusiness.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willow Hair has been imported');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.getByText(`because ${new URL(daybook.url).host}/diary/${slug} was already taken.`),
  ).toBeVisible();
  await expect(page.getByText('One booking has a new reference')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open its dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('business')).not.toBeNull();

  // Nobody has paid for it here: what the file alone names is told of nothing, and the questions say so.
  await page
    .getByRole('button', { name: /^Cancel booking for/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(', unless this booking was imported, and');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(
    page.getByText('The customer won’t be emailed, and the time slot is free again.'),
  ).toBeVisible();
});
