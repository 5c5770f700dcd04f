/** The guard on the router, with whatever way there is of leaving a page. */

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from '../../server/test/browser.ts';

/** Opens the page of leave-guard-page.tsx at each of its addresses. */
async function openGuarded(page: Page) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('leave-guard-page.tsx', import.meta.url)), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The page was not built.');
  const script = output.output[0].code;
  await page.route('**/leave-guard.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(/\/(before|guarded|away)$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Guard</title><link rel="icon" href="data:," /><body></body><script type="module" src="/leave-guard.js"></script></html>',
    }),
  );
  await page.goto('/before');
  await page.getByRole('link', { name: 'On' }).click();
  await page.getByRole('button', { name: 'Type' }).click();
}

const question = (page: Page) => page.getByRole('alert');

test(
  'asks whichever way the router leaves, stays, and leaves that way',
  { tag: '@once' },
  async ({ page }) => {
    await openGuarded(page);
    const ways = [
      { role: 'link', name: 'Link', to: '/away', isBackGuarded: true },
      { role: 'link', name: 'Replacing link', to: '/away', isBackGuarded: false },
      { role: 'button', name: 'Push', to: '/away', isBackGuarded: true },
      { role: 'button', name: 'Replace', to: '/away', isBackGuarded: false },
      { role: 'button', name: 'Change the query', to: '/guarded?tab=other', isBackGuarded: false },
      { role: 'button', name: 'Back', to: '/before', isBackGuarded: false },
    ] as const;
    for (const { role, name, to, isBackGuarded } of ways) {
      const way = page.getByRole(role, { name, exact: true });
      await way.click();
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL('/guarded');
      await way.click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(to);
      await expect(question(page)).toHaveCount(0);
      if (name === 'Back') return;
      // A page that replaced another took its place in the history: behind it lies the page before that.
      await page.goBack();
      // Another query is the same page, with what would be lost still on it.
      if (name === 'Change the query') await page.getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL(isBackGuarded ? '/guarded' : '/before');
      if (!isBackGuarded) await page.getByRole('link', { name: 'On' }).click();
      await page.getByRole('button', { name: 'Type' }).click();
    }
  },
);

test('asks at the browser’s own back and forward', { tag: '@once' }, async ({ page }) => {
  await openGuarded(page);
  for (const answer of ['Stay', 'Leave'] as const) {
    await page.goBack();
    await page.getByRole('button', { name: answer }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(answer === 'Stay' ? '/guarded' : '/before');
  }
  await expect(page.getByRole('heading')).toHaveText('Before');
  await page.goForward();
  await expect(page).toHaveURL('/guarded');
  await page.goBack();
  await expect(page).toHaveURL('/before');
});

test(
  'still asks on a page that came back before the one it was left for had loaded',
  { tag: '@once' },
  async ({ page }) => {
    await openGuarded(page);
    await page.getByRole('link', { name: 'Slow link' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/slow');
    await page.goBack();
    await expect(page).toHaveURL('/guarded');
    await page.getByRole('link', { name: 'Link', exact: true }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/guarded');
    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/before');
  },
);

test('asks nobody where nothing would be lost @release', { tag: '@once' }, async ({ page }) => {
  await openGuarded(page);
  await page.reload();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page).toHaveURL('/away');
  await expect(page.getByRole('heading')).toHaveText('Away');
});
