/** /settings, its tabs, but for the end of an account: that is settings-account.test.ts. */

import { user as userShape } from '@daybook/schema/contract/user';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { launchServer } from '../../server/test/launch.ts';
import { ownOwner, signIn, withoutOpening } from './owner.ts';

test(
  'without a session, settings ask to log in, and lead home @release',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/settings?tab=account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to access settings');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('the open tab stands in the address: a link, reload and back open it', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownOwner(daybook, 'settings-tabs', info);
  await signIn(page, email, '/settings');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Notifications')).toHaveAttribute('aria-selected', 'true');
  await tab('Support').click();
  await expect(page).toHaveURL(/\/settings\?tab=support$/);
  await expect(page).toHaveTitle('Support · Settings · Daybook');
  await page.reload();
  await expect(tab('Support')).toHaveAttribute('aria-selected', 'true');
  await tab('Support').press('ArrowRight');
  await expect(tab('Account')).toBeFocused();
  await expect(page).toHaveURL(/\/settings\?tab=account$/);
  await tab('Account').press('Home');
  await expect(page.getByRole('switch')).toBeVisible();
  await page.goBack();
  await expect(tab('Account')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/settings?tab=nonsense');
  await expect(tab('Notifications')).toHaveAttribute('aria-selected', 'true');
});

test('notifications are on, go off by a press, and stay off for the account and on the device @release', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownOwner(daybook, 'settings-notify', info);
  await signIn(page, email, '/settings?tab=notifications');
  const onServer = async () =>
    userShape.parse(await (await page.request.get('/api/users/me')).json()).email_notifications;
  const onDevice = () => page.evaluate(() => localStorage.getItem('email-notifications'));
  const notify = page.getByRole('switch', { name: 'Email notifications on new bookings' });
  await expect(notify).toBeChecked();
  await expect.poll(onDevice).toBe('on');
  await expectAccessible(page);

  await notify.focus();
  await page.keyboard.press('Space');
  await expect(notify).not.toBeChecked();
  await expect.poll(onServer).toBe(false);
  await expect.poll(onDevice).toBe('off');
  await page.reload();
  await expect(notify).not.toBeChecked();
  await notify.press('Space');
  await expect.poll(onServer).toBe(true);
});

test(
  'a switch that the server does not take turns back, and says so @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(/status of 500|ERR_CONNECTION_REFUSED/);
    const { email } = await ownOwner(daybook, 'settings-notify-fails', info);
    await signIn(page, email, '/settings');
    const notify = page.getByRole('switch');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/users/me', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await asked;
      await route.fulfill({ status: 500, body: '' });
    });
    await notify.press('Space');
    await expect(notify).not.toBeChecked();
    answer();
    await expect(page.getByRole('alert')).toContainText('We couldn’t save this setting');
    await expect(notify).toBeChecked();
    await expectAccessible(page);
    await page.unroute('**/api/users/me');
    await notify.press('Space');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(notify).not.toBeChecked();
  },
);

test(
  'with no business there is nothing to edit, and a way to add one @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const { email } = await ownOwner(daybook, 'settings-none', info);
    await signIn(page, email, '/settings?tab=businesses');
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tabpanel').getByRole('link', { name: 'Add Business' }).click();
    await expect(page).toHaveURL(/\/create-business$/);
  },
);

test('the bar alone says whose lists Settings shows, and choosing another business there stays in Settings @once', async ({
  page,
  daybook,
}, info) => {
  let willowId = 0;
  const { email } = await ownOwner(daybook, 'settings-choice', info, async (add, { id: ownerId, slug }) => {
    willowId = (await add.business({ ownerId, name: 'Willow Hair', diarySlug: slug })).id;
    await add.business({ ownerId, name: 'Harbour Nails', diarySlug: `${slug}-nails` });
  });
  await signIn(page, email, '/settings?tab=time-off');
  await expect(page.getByRole('button', { name: 'Add time off' })).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Business' });
  await expect(choice).toHaveCount(1);
  await choice.selectOption('Harbour Nails');
  await expect(page).toHaveURL(/\/settings\?business=\d+&tab=time-off$/);
  await page.getByRole('tab', { name: 'Calendars', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a calendar' })).toBeVisible();
  await expect(choice.locator('option:checked')).toHaveText('Harbour Nails');

  // As an email about a calendar of the other business does.
  await page.goto(`/settings?tab=calendars&business=${willowId}`);
  await page.getByRole('tab', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeVisible();
  await expect(choice.locator('option:checked')).toHaveText('Willow Hair');
  await page.getByRole('tab', { name: 'Business Details', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Willow Hair',
  );
});

test('an owner renames one of two businesses: the address follows, and the old one leads to it @once @release', async ({
  page,
  daybook,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, slug } = await ownOwner(daybook, 'settings-rename', info, async (add, owner) => {
    await add.business({
      ownerId: owner.id,
      name: 'Willow Hair',
      diarySlug: owner.slug,
      phone: '01422 555 0101',
    });
    await add.business({ ownerId: owner.id, name: 'Harbour Nails', diarySlug: `${owner.slug}-nails` });
  });
  await signIn(page, email, '/settings?tab=businesses');
  const business = page.getByRole('region', { name: 'Willow Hair' });
  await expect(page.getByRole('region', { name: 'Harbour Nails' })).toBeVisible();
  for (const text of ['hello@willow.example', '01422 555 0101', '14 Bridge Street', 'HX7 8EX', 'London']) {
    await expect(business).toContainText(text);
  }
  await expect(business.getByRole('link')).toHaveAttribute('href', `${daybook.url}/diary/${slug}`);
  await business.getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${daybook.url}/diary/${slug}`);
  await expectAccessible(page);

  await business.getByRole('button', { name: 'Edit Willow Hair' }).click();
  const name = page.getByLabel('Business name');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Willow Hair');
  await expectAccessible(page);
  const renamed = `Weeping Willow ${info.project.name}`;
  await name.fill(renamed);
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('Time zone').selectOption('Dublin');
  await page.getByRole('checkbox', { name: 'Let search engines list the diary' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').filter({ hasText: 'Business settings' })).toHaveText(
    'Business settings updated successfully! Your public calendar URL changed with the name. The old address redirects to the new one.',
  );
  const after = page.getByRole('region', { name: renamed });
  await expect(page.getByRole('button', { name: `Edit ${renamed}` })).toBeFocused();
  await expect(after).toContainText('Dublin');
  await expect(after).not.toContainText('01422');
  const newSlug = `weeping-willow-${info.project.name}`;
  await expect(after.getByRole('link')).toHaveAttribute('href', `${daybook.url}/diary/${newSlug}`);
  await expectAccessible(page);
  await page.goto(`/diary/${slug}`);
  await expect(page).toHaveURL(`${daybook.url}/diary/${newSlug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(renamed);
});

test(
  'a change that keeps the name says nothing of the address @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const { email } = await ownOwner(daybook, 'settings-keep', info, async (add, owner) => {
      await add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug });
    });
    await signIn(page, email, '/settings?tab=businesses');
    await page.getByRole('button', { name: 'Edit Willow Hair' }).click();
    await page.getByRole('textbox', { name: 'Address optional', exact: true }).fill('2 Weir Lane');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const done = page.getByRole('status').filter({ hasText: 'Business settings' });
    await expect(done).toHaveText('Business settings updated successfully!');
    await expect(page.getByRole('region', { name: 'Willow Hair' })).toContainText('2 Weir Lane');
  },
);

test('what is wrong with the details is said at its field, and what was typed stays whatever fails @once', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 500|ERR_CONNECTION_REFUSED/);
  const { email } = await ownOwner(daybook, 'settings-wrong', info, async (add, owner) => {
    await add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug });
  });
  await signIn(page, email, '/settings?tab=businesses');
  await page.getByRole('button', { name: 'Edit Willow Hair' }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  const business = page.getByLabel('Business name');
  await business.fill(' ');
  await page.getByLabel('Business email').fill('nobody');
  await save.click();
  await expect(business).toBeFocused();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await expect(page.getByText('Valid business email is required')).toBeVisible();
  await expectAccessible(page);

  await business.fill('Willow & Oak');
  await page.getByLabel('Business email').fill('oak@willow.example');
  const changing = /\/api\/businesses\/\d+$/;
  await page.route(changing, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update business details');
  await page.route(changing, (route) => route.abort('connectionrefused'), { times: 1 });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Network error occurred while updating business settings');
  await expectAccessible(page);
  await expect(business).toHaveValue('Willow & Oak');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Willow Hair' })).toBeFocused();
});

test(
  'businesses that do not load can be asked for again @release',
  { tag: '@once' },
  async ({ page, daybook, watch }, info) => {
    watch.expectMessage(/status of 400/);
    const { email } = await ownOwner(daybook, 'settings-load', info);
    await signIn(page, email, '/settings');
    await withoutOpening(page);
    const loading = '**/api/businesses/my';
    await page.route(loading, (route) => route.fulfill({ status: 400, body: '' }));
    await page.goto('/settings?tab=businesses');
    await expect(page.getByRole('alert')).toHaveText('Failed to load businesses');
    await expectAccessible(page);
    await page.unroute(loading);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(loading, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    // The page waits for the answer without changing: the focus stays, and the failure stays on the screen.
    await expect(page.getByRole('button', { name: 'Trying again…' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('Failed to load businesses');
    answer();
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible();
  },
);

test('support: a checklist, an address, and an email begun with what can be seen', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownOwner(daybook, 'settings-support', info, async (add, owner) => {
    await add.business({ ownerId: owner.id, name: 'Willow & Co', diarySlug: owner.slug });
  });
  await signIn(page, email, '/settings?tab=support');
  const panel = page.getByRole('tabpanel');
  for (const text of [
    'Check the FAQ',
    'business name and a detailed description',
    'error messages',
    'device',
  ])
    await expect(panel.getByRole('listitem').filter({ hasText: text })).not.toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'support@daybook.example' })).toBeVisible();
  await expectAccessible(page);
  const write = panel.getByRole('link', { name: 'Write an email' });
  await expect(write).toHaveAttribute('href', /Willow%20%26%20Co/);
  const mail = new URL((await write.getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'support@daybook.example']);
  for (const shown of await panel.getByRole('definition').allTextContents())
    expect(mail.searchParams.get('body')).toContain(shown);
  expect(mail.searchParams.get('body')).toContain(await page.evaluate(() => navigator.userAgent));
});

test(
  'support is where the SUPPORT_EMAIL setting says @release',
  { tag: '@once' },
  async ({ browser }, info) => {
    // It starts a server of its own.
    test.slow();
    const own = await launchServer({ env: { SUPPORT_EMAIL: 'help@bookings.example' } });
    const context = await browser.newContext({ baseURL: own.url });
    const page = await context.newPage();
    await signIn(page, (await ownOwner(own, 'settings-setting', info)).email, '/settings?tab=support');
    await expect(page.getByRole('link', { name: 'help@bookings.example' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      /^mailto:help@bookings\.example\?subject=/,
    );
    await context.close();
    await own.stop();
  },
);

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('every tab can be read @widths', async ({ page, daybook }, info) => {
    const { email } = await ownOwner(daybook, 'settings-dark', info, async (add, owner) => {
      await add.business({ ownerId: owner.id, diarySlug: owner.slug });
    });
    await signIn(page, email, '/settings');
    for (const name of ['Notifications', 'Business Details', 'Support', 'Account']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectAccessible(page);
    }
  });
});

test(
  'one business is closed, and the account stays @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const { email } = await ownOwner(daybook, 'settings-close', info, async (add, { id }) => {
      await add.business({ ownerId: id, name: 'Willow' });
      await add.business({ ownerId: id, name: 'Oak' });
    });
    await signIn(page, email, '/settings?tab=businesses');
    await page.getByRole('button', { name: 'Close this business Oak' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Close Oak?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const close = dialog.getByRole('button', { name: 'Close this business' });
    await close.click();
    await expect(dialog.getByText('Please type "CLOSE BUSINESS" to confirm')).toBeVisible();
    await dialog.getByRole('textbox').fill('CLOSE BUSINESS');
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Oak is closed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oak' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Willow' })).toBeVisible();
  },
);
