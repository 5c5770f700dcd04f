/**
 * The form of Create New Calendar Event, for its journeys: a business of the test's own, and ways to fill in
 * what every event needs.
 */

import type { Locator, Page, TestInfo } from '@playwright/test';
import { eventsPage } from '@daybook/schema/contract/event';
import { expect } from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import { ownOwner, signIn } from './owner.ts';

interface NewEventPage {
  businessId: number;
  slug: string;
  field: (label: string) => Locator;
  /** Chooses one of the cards or segments. */
  choose: (label: string) => Promise<void>;
  /** Fills in name, message and, unless told otherwise, a venue. */
  fillBasics: (given?: { hasVenue?: boolean }) => Promise<void>;
  submit: Locator;
  preview: Locator;
  /** The events that are planned now, soonest first. */
  planned: () => Promise<ReturnType<typeof eventsPage.parse>>;
}

/** Signs in an owner named after the test and opens the form for their business. */
export async function openNewEvent(
  page: Page,
  daybook: LaunchedServer,
  name: string,
  info: TestInfo,
  write: (add: Builders, businessId: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<NewEventPage> {
  let businessId = 0;
  const { email, slug } = await ownOwner(daybook, name, info, async (add, owner) => {
    businessId = (await add.business({ ownerId: owner.id, diarySlug: owner.slug, name: 'Willow & Co. Hair' }))
      .id;
    await write(add, businessId);
  });
  await signIn(page, email, `/create-event/${businessId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Calendar Event');
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( optional)?$`) });
  return {
    businessId,
    slug,
    field,
    choose: (label) => page.getByRole('radio', { name: label }).check(),
    fillBasics: async ({ hasVenue = true } = {}) => {
      await field('Event name').fill('Cut and colour with Ruth');
      await field('Personal confirmation message').fill('Looking forward to seeing you! Ruth x');
      if (hasVenue) await fillVenue(page.getByRole('group', { name: 'Venue 1' }), 'Front room');
    },
    submit: page.getByRole('button', { name: /^Create .*events?$/ }),
    preview: page.getByRole('region', { name: 'What customers will see' }),
    planned: async () => {
      const answer = await page.request.get(`/api/businesses/${businessId}/events/scheduled`);
      return eventsPage.parse(await answer.json());
    },
  };
}

export async function fillVenue(venue: Locator, name: string): Promise<void> {
  await venue.getByLabel('Venue name').fill(name);
  await venue.getByLabel('Venue address').fill('14 Bridge Street, Hebden Bridge');
  await venue.getByLabel('Venue postcode').fill('HX7 8EX');
}
