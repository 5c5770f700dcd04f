/** Pages of React while the browser translates them: they go on working, and what changes is seen. */

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { addMonths, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { expect, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { translate } from '../../widget/e2e/translate.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('translated texts are changed, moved, removed and joined by others @once', async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('translation-page.tsx', import.meta.url)), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The page was not built.');
  const script = output.output[0].code;
  await page.route('**/texts.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/texts', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Texts</title><link rel="icon" href="data:," /><body></body><script type="module" src="/texts.js"></script></html>',
    }),
  );
  await page.goto('/texts');
  await expect(page.locator('#alone')).toHaveText('Step 0');
  await translate(page);
  /** What a person reads, without the marks of the translation. */
  const texts = async () => {
    const shown = await page.locator('main').innerText();
    return shown.replaceAll(/[«»]/g, '').replaceAll(/\s+/g, ' ').trim();
  };
  const steps = [
    'Step to 1 Step 0 Step 0 of three Only at first always old end first .second . a text without an element',
    'Step to 2 Step 1 Step 1 of three always new old end second .first . a text without an element',
    'Step to 3 Step 2 Step 2 of three always new old newer end first .second . an element instead',
    'Step to 4 Step 3 Step 3 of three always new old newer end first .second . an element instead',
  ];
  for (const [step, text] of steps.entries()) {
    if (step) await page.getByRole('button').click();
    await expect.poll(texts).toBe(text);
    await expect(page.locator('#beside font')).not.toHaveCount(0);
  }
});

test('a translated owner turns months, searches bookings and opens a form @once', async ({
  page,
  daybook,
}, info) => {
  const salon = await ownSalon(daybook, 'translated', info, (add, businessId) =>
    add.bookings(
      businessId,
      Array.from({ length: 11 }, (_, day) => ({ eventDate: inDays(day) })),
    ),
  );
  const month = monthOf(inDays(0));
  await signIn(page, salon.email, '/dashboard?tab=calendar&view=month');
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(title).toContainText(monthTitle(month));
  await translate(page);
  await expect(title).toContainText('«');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(title).toContainText(monthTitle(addMonths(month, 1)));
  await page.getByRole('tab', { name: /Your Bookings/ }).click();
  const counter = page.getByText(/[\d,]+ of [\d,]+ bookings?/).first();
  await expect(counter).toContainText('11 of 11 bookings');
  await page.getByRole('searchbox').fill('nobody of that name');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: /No matching bookings/ })).toBeVisible();
  await page.getByRole('button', { name: /Clear Filters/ }).click();
  await expect(counter).toContainText('11 of 11 bookings');
  await page.getByRole('tab', { name: /Active Calendar/ }).click();
  await page.getByRole('button', { name: /Add time off/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
