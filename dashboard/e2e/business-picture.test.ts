/** The pictures of a business and its people, from their owner's files to the top of the diary. */

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { ownOwner, signIn } from './owner.ts';

/** A photo's size, which no server decodes: the browser sends a small picture of it. */
const WIDE = { width: 4000, height: 2000 };

async function photo(page: Page) {
  const drawn = await page.evaluate((size) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const on = canvas.getContext('2d');
    if (on) on.fillStyle = '#2b5f4b';
    on?.fillRect(0, 0, size.width, size.height);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, WIDE);
  return { name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

test('a business gets a picture, which is replaced and removed after a question @widths', async ({
  page,
  daybook,
}, info) => {
  const { email, slug } = await ownOwner(daybook, 'picture', info, (add, owner) =>
    add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug }),
  );
  await signIn(page, email, '/settings?tab=businesses');
  const business = page.getByRole('region', { name: 'Willow Hair' });
  const file = business.locator('input[type=file]');
  const shown = business.getByRole('img', { name: 'The picture of Willow Hair' });
  await expect(business.getByRole('button', { name: 'Choose picture Willow Hair' })).toBeVisible();

  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(business.getByText('We couldn’t read this file as a picture.')).toBeVisible();
  await expectAccessible(page);

  const picture = await photo(page);
  await file.setInputFiles(picture);
  await expect(shown).toBeVisible();
  await expect(business.getByText('We couldn’t read this file')).toHaveCount(0);
  await expectAccessible(page);

  await file.setInputFiles(picture);
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Replace the picture of Willow Hair?');
  await question.getByRole('button', { name: 'Replace picture' }).click();
  await expect(question).toHaveCount(0);

  await page.goto(`/diary/${slug}`);
  const head = page.locator('header img');
  await expect(head).toBeVisible();
  await expect
    .poll(() => head.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(320);
  await expectAccessible(page);

  await page.goBack();
  await business.getByRole('button', { name: 'Remove picture Willow Hair' }).click();
  await expect(question).toContainText('Emails that we have already sent no longer show it.');
  await question.getByRole('button', { name: 'Remove picture' }).click();
  await expect(shown).toHaveCount(0);
  await page.goto(`/diary/${slug}`);
  await expect(head).toHaveCount(0);
});

test('a person of the team gets a picture, and loses it after a question', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownOwner(daybook, 'portrait', info, (add, owner) =>
    add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug }),
  );
  await signIn(page, email, '/settings?tab=team');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name').fill('Ruth Ellis');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a person' }).click();
  const ruth = page.getByRole('listitem').filter({ hasText: 'Ruth Ellis' });
  await ruth.getByRole('button', { name: 'Edit Ruth Ellis' }).click();
  const form = page.getByRole('dialog', { name: 'Edit person' });
  await form.locator('input[type=file]').setInputFiles(await photo(page));
  await expect(form.getByRole('img', { name: 'The picture of Ruth Ellis' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(ruth.locator('img')).toBeVisible();

  await ruth.getByRole('button', { name: 'Edit Ruth Ellis' }).click();
  await form.getByRole('button', { name: 'Remove picture' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Remove the picture' }));
  await expect(question).toContainText('The picture that they have now is deleted.');
  await question.getByRole('button', { name: 'Remove picture' }).click();
  await expect(form.getByRole('img')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(ruth.locator('img')).toHaveCount(0);
});
