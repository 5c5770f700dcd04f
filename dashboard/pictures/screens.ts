/** The screens of which the public pages show pictures, and how each is reached in the demo's data. */
import { expect, type Page } from '@playwright/test';
import { inDays } from '../../server/test/clock.ts';

export interface Screen {
  /** As its files are named. */
  name: string;
  /** Whose screen it is: the demo's owner is signed in, or nobody. */
  by: 'owner' | 'customer';
  /** Pixels of the window. */
  window: { width: number; height: number };
  /** Pixels of the window for one of the picture's. */
  scale: 1 | 2;
  /** Leads the page there, and waits until it can be seen. `examples` is where the example sites are. */
  open: (page: Page, examples: string) => Promise<void>;
}

const LAPTOP = { window: { width: 1280, height: 800 }, scale: 1 } as const;
const PHONE = { window: { width: 375, height: 720 }, scale: 2 } as const;
const DIARY = '/diary/willow-co-hair';

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Total Bookings At A Glance' })).toBeVisible();
}

async function openCalendar(page: Page): Promise<void> {
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Active Calendar' }).click();
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
}

async function openNewEvent(page: Page): Promise<void> {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Add New Calendar Event' }).first().click();
  await page.getByLabel('Event name').fill('Cut and blow-dry with Ruth');
  await page
    .getByLabel('Personal confirmation message')
    .fill('Lovely to have you. Come in through the green door.');
}

async function openDiary(page: Page): Promise<void> {
  await page.goto(DIARY);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .or(page.getByRole('button', { name: /^\d\d:\d\d/ }))
      .first(),
  ).toBeVisible();
}

export const SCREENS: readonly Screen[] = [
  { name: 'overview', by: 'owner', ...LAPTOP, open: openDashboard },
  {
    name: 'week',
    by: 'owner',
    ...LAPTOP,
    async open(page) {
      await openCalendar(page);
      await page
        .getByRole('button', { name: /^Week/ })
        .or(page.getByRole('radio', { name: /^Week/ }))
        .first()
        .click();
      await expect(page.getByText('09:00').first()).toBeVisible();
    },
  },
  { name: 'month', by: 'owner', ...LAPTOP, open: openCalendar },
  {
    name: 'bookings',
    by: 'owner',
    ...LAPTOP,
    async open(page) {
      await openDashboard(page);
      await page.getByRole('tab', { name: 'Your Bookings' }).click();
      await expect(page.getByRole('heading', { name: 'All Bookings' })).toBeVisible();
    },
  },
  {
    name: 'new-event',
    by: 'owner',
    ...LAPTOP,
    async open(page) {
      await openNewEvent(page);
      await page.getByLabel('Event date').fill(inDays(21));
      await page.evaluate(() => window.scrollTo(0, 480));
    },
  },
  {
    name: 'add-business',
    by: 'owner',
    ...LAPTOP,
    async open(page) {
      await page.goto('/create-business');
      await expect(page.getByLabel('Business name')).toBeVisible();
    },
  },
  {
    name: 'settings',
    by: 'owner',
    ...LAPTOP,
    async open(page) {
      await page.goto('/settings?tab=businesses');
      await expect(page.getByRole('heading', { name: 'Willow & Co. Hair' })).toBeVisible();
    },
  },
  { name: 'diary-laptop', by: 'customer', ...LAPTOP, open: openDiary },
  { name: 'diary-phone', by: 'customer', ...PHONE, open: openDiary },
  {
    name: 'widget-site',
    by: 'customer',
    ...LAPTOP,
    async open(page, examples) {
      await page.goto(`${examples}/plain-site/`);
      const diary = page.locator('daybook-diary');
      await diary.scrollIntoViewIfNeeded();
      await expect(
        diary
          .getByRole('button', { name: /^\d\d:\d\d/ })
          .or(diary.getByRole('link', { name: /^\d\d:\d\d/ }))
          .first(),
      ).toBeVisible();
    },
  },
];
