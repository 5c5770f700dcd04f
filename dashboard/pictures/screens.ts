/** How each screen of which the public pages show a picture is reached in the demo's data. */

import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from '@daybook/schema/contract/calls';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages, routes } from '@daybook/schema/words/routes';
import { inDays } from '../../server/test/clock.ts';
import { PICTURE_NAMES, PICTURES, type PictureName } from '../src/public/pictures/picture-table.ts';

export interface Screen extends Way {
  name: PictureName;
  /** Pixels of the window. */
  window: { width: number; height: number };
  /** Pixels of the picture for one of the window's. */
  scale: 1 | 2;
}

interface Way {
  /** Whose screen it is: the demo's owner is signed in, or nobody. */
  by: 'owner' | 'customer';
  /** Leads the page there, and waits until it can be seen. `examples` is where the example sites are. */
  open: (page: Page, examples: string) => Promise<void>;
}

const DIARY = '/diary/willow-co-hair';
/** A Monday, on which the salon has nothing planned. */
const DAY_OFF = 27;

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
  await page.getByLabel('Event date').fill(inDays(DAY_OFF));
}

/** Brings it under the top of the window, with so many pixels of what stands above it, and the focus on nothing. */
async function scrollTo(shown: Locator, above = 24): Promise<void> {
  await shown.evaluate((element, pixels) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - pixels);
  }, above);
}

async function openDiary(page: Page): Promise<void> {
  await page.goto(DIARY);
  await page.getByRole('link', { name: 'Cut and blow-dry' }).click();
  await expect(
    page
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .or(page.getByRole('button', { name: /^\d\d:\d\d/ }))
      .first(),
  ).toBeVisible();
}

const WAYS: Record<PictureName, Way> = {
  overview: {
    by: 'owner',
    async open(page) {
      await openDashboard(page);
      await expect(page.getByRole('heading', { name: 'Page views and bookings' })).toBeVisible();
    },
  },
  week: {
    by: 'owner',
    async open(page) {
      await openCalendar(page);
      await page
        .getByRole('button', { name: /^Week/ })
        .or(page.getByRole('radio', { name: /^Week/ }))
        .first()
        .click();
      // A month says '09:00' too, and is shown until the week has come. Where nothing is free this week, today says so.
      await expect(page.getByText(/^(Available|Fully booked|No times left)$/).first()).toBeVisible();
    },
  },
  month: { by: 'owner', open: openCalendar },
  bookings: {
    by: 'owner',
    async open(page) {
      await openDashboard(page);
      await page.getByRole('tab', { name: 'Your Bookings' }).click();
      await expect(page.getByRole('heading', { name: 'All Bookings' })).toBeVisible();
    },
  },
  'new-event': {
    by: 'owner',
    async open(page) {
      await openNewEvent(page);
      await scrollTo(page.getByRole('heading', { name: 'When', exact: true }));
    },
  },
  services: {
    by: 'owner',
    async open(page) {
      await openNewEvent(page);
      await page.getByRole('radio', { name: 'Individual services' }).check();
      await fillService(page, 1, { name: 'Cut and blow-dry', price: '38.50', length: '45 minutes' });
      await page.getByRole('button', { name: 'Add service' }).click();
      await fillService(page, 2, { name: 'Fringe trim', price: '9', length: '15 minutes' });
      await scrollTo(serviceIn(page, 1));
    },
  },
  'share-diary': {
    by: 'owner',
    async open(page) {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Share diary' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
  },
  'add-business': {
    by: 'owner',
    async open(page) {
      await page.goto('/create-business');
      await expect(page.getByLabel('Business name')).toBeVisible();
    },
  },
  'set-up': {
    by: 'owner',
    async open(page) {
      await openDashboard(page);
      const { path } = routes.listMyBusinesses;
      const owned = await page.evaluate(async (at): Promise<unknown> => (await fetch(at)).json(), path);
      const [salon] = calls.listMyBusinesses.answer.parse(owned);
      await page.goto(withQuery(buildPath(pages.setUp, { businessId: salon?.id ?? 0 }), { step: 'what' }));
      await expect(page.getByRole('heading', { name: 'What do you offer?' })).toBeVisible();
    },
  },
  settings: {
    by: 'owner',
    async open(page) {
      await page.goto('/settings?tab=businesses');
      await expect(page.getByRole('heading', { name: 'Willow & Co. Hair' })).toBeVisible();
    },
  },
  'diary-laptop': { by: 'customer', open: openDiary },
  'diary-phone': { by: 'customer', open: openDiary },
  'widget-site': {
    by: 'customer',
    async open(page, examples) {
      await page.goto(`${examples}/plain-site/`);
      const diary = page.locator('daybook-diary');
      await diary.getByRole('link', { name: /^Cut and blow-dry/ }).click();
      await expect(
        diary
          .getByRole('button', { name: /^\d\d:\d\d/ })
          .or(diary.getByRole('link', { name: /^\d\d:\d\d/ }))
          .first(),
      ).toBeVisible();
      await scrollTo(diary, 96);
    },
  },
};

interface ServiceTyped {
  name: string;
  price: string;
  length: string;
}

const serviceIn = (page: Page, number: number) =>
  page.getByRole('group', { name: `Service ${number}`, exact: true });

async function fillService(page: Page, number: number, { name, price, length }: ServiceTyped): Promise<void> {
  const service = serviceIn(page, number);
  await service.getByLabel('Service name').fill(name);
  await service.getByLabel('Price (£)').fill(price);
  await service.getByLabel('Duration').selectOption(length);
}

export const SCREENS: readonly Screen[] = PICTURE_NAMES.map((name) => {
  const { width, height, scale } = PICTURES[name];
  return { name, ...WAYS[name], window: { width: width / scale, height: height / scale }, scale };
});
