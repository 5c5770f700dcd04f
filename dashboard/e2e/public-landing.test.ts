/** The landing page: the demo diary and the screenshots. */

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';

test('a visitor books in the demonstration, and sees what its owner would see', async ({
  page,
  watch,
}, info) => {
  // axe tries a script in the frame of the email, which runs none.
  watch.expectMessage(/Blocked script execution in 'about:srcdoc'/);
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'What the owner sees' });
  await expect(panel).toContainText('Book a time in the demo.');
  const diary = page.locator('daybook-diary');
  const free = diary.getByRole('button', { name: /^\d\d:\d\d/, disabled: false });
  await diary.getByRole('link', { name: /^Cut and blow-dry/ }).click();
  await expect(free.first()).toBeVisible();
  // Each width takes a time of its own, as both may meet in one diary.
  const time = info.project.name === 'phone' ? free.last() : free.first();
  const start = /\d\d:\d\d/.exec((await time.innerText()).trim())?.[0] ?? 'no time';
  await time.click();
  await diary.getByLabel('First name').fill('Ada');
  await diary.getByLabel('Last name').fill('Byron');
  await diary.getByLabel(/^Email/).fill('ada@byron.example');
  await expectNoSidewaysScroll(page);
  await diary.getByRole('button', { name: `Book ${start}` }).click();

  await expect(
    diary.getByRole('heading', { name: 'You’re booked, Ada' }).or(diary.getByText(/booked, Ada/)),
  ).toBeVisible();
  await expect(panel).toContainText(`${start}`);
  await expect(panel).toContainText('Ada Byron');
  await expect(panel).toContainText(/Reference [A-Z\d]{3}-[A-Z\d]{4}-[A-Z\d]{2}/);
  await expect(panel).toContainText('No email was sent');
  await expect(panel.getByRole('figure')).toContainText('Booking confirmed');
  await expect(panel.frameLocator('iframe').locator('body')).toContainText('Hello Ada');
  await expect(panel.getByRole('status')).toContainText('Your booking now appears');
  // The focus stays where the diary has put it.
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a picture opens larger, leads to the next, and gives the focus back', async ({ page }) => {
      await page.goto('/');
      const first = page.getByRole('link', { name: /The owner’s dashboard/ });
      await first.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Pictures' });
      await expect(dialog.getByRole('status')).toHaveText('The day at a glance');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      const shown = () => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toContain(`overview-${colorScheme}-1280`);
      await expectAccessible(page);

      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('status')).toHaveText('Your week, with its bookings');
      await expect.poll(shown).toContain(`week-${colorScheme}-1280`);
      await dialog.getByRole('button', { name: 'Previous picture' }).click();
      await page.keyboard.press('ArrowLeft');
      await expect(dialog.getByRole('status')).toHaveText('The diary on your own website');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the diary is one press away, and a picture leads to its large file', async ({ page }) => {
    await page.goto('/');
    const large = await page.getByRole('link', { name: /The owner’s dashboard/ }).getAttribute('href');
    expect((await page.request.get(large ?? '')).headers()['content-type']).toBe('image/webp');
    await page.getByRole('link', { name: 'Open the demo diary' }).click();
    await expect(page).toHaveURL(/\/diary\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
