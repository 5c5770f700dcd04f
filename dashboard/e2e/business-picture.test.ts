/** The picture of a business, from its owner's file to the top of its diary. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { ownOwner, signIn } from './owner.ts';

/** A photo's size, which no server decodes: the browser sends a small picture of it. */
const WIDE = { width: 4000, height: 2000 };

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

  const photo = await page.evaluate((size) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const on = canvas.getContext('2d');
    if (on) on.fillStyle = '#2b5f4b';
    on?.fillRect(0, 0, size.width, size.height);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, WIDE);
  const picture = { name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') };
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
