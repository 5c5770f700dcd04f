/** What an owner does who has very many bookings. */

import { WEEK_BOOKINGS, type BusyBusiness } from './businesses.ts';
import type { Feeling } from './felt.ts';
import { click, tap } from './hand.ts';

type Owners = Pick<BusyBusiness, 'businessId' | 'mondays'>;

const address = (url: string, { businessId }: Owners, query: string) =>
  `${url}/dashboard?business=${businessId}${query}`;

export async function dashboardJourney(feeling: Feeling, url: string, owners: Owners): Promise<void> {
  const { page, press, shown } = feeling;
  await page.goto(address(url, owners, ''), { waitUntil: 'commit' });
  await shown(
    'shown',
    `document.querySelector('button[aria-label^="Actions for "]') && document.querySelector('nav[aria-label="Pages of bookings after today"]')`,
  );
  await page.waitForLoadState('networkidle');
  const actions = page.getByRole('button', { name: /^Actions for / }).first();
  await press('opening an event’s actions', tap(actions));
  await press('choosing to edit it', tap(page.getByRole('menuitem', { name: /^Edit/ })));
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox').first();
  await name.waitFor();
  await press('going to a field', tap(name));
  await press('typing', () => page.keyboard.type('Late'));
  await press('closing the dialog', tap(dialog.getByRole('button', { name: 'Close', exact: true })));
  await press(
    'opening the next bookings’ next page',
    tap(page.getByRole('navigation', { name: /after today/ }).getByRole('button', { name: 'Next' })),
  );
  await press('opening another tab', tap(page.getByRole('link', { name: 'Calendar', exact: true })));
  await page.getByRole('table').first().waitFor();
}

const BOOKINGS_SHOWN = `document.querySelectorAll('[data-date] li a[href*="reference="]').length >= ${WEEK_BOOKINGS}`;

export async function weekJourney(feeling: Feeling, url: string, owners: Owners): Promise<void> {
  const { page, press, shown, shownSincePress } = feeling;
  const [monday] = owners.mondays;
  const week = page.getByRole('region').first();
  await page.goto(address(url, owners, `&tab=calendar&view=week&date=${monday}`), { waitUntil: 'commit' });
  await shown('shown', BOOKINGS_SHOWN);
  const before = JSON.stringify(await week.getAttribute('aria-label'));
  const isOther = `document.querySelector('[role=region][aria-busy]')?.getAttribute('aria-label') !== ${before}`;
  await press('turning the week', click(page.getByRole('button', { name: 'Next week' })));
  await shownSincePress('turned', `${isOther} && ${BOOKINGS_SHOWN}`);
  await press('turning it back', click(page.getByRole('button', { name: 'Previous week' })));
  await press('fitting the whole day in', click(page.getByRole('switch', { name: 'Whole day' })));
  await press('and its hours as before', click(page.getByRole('switch', { name: 'Whole day' })));
  const event = week.getByRole('button', { name: /booked$/ }).first();
  await press('opening an event', async () => {
    await event.focus();
    await page.keyboard.press('Enter');
  });
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await press('closing it', () => page.keyboard.press('Escape'));
  await press('opening the month', click(page.getByRole('radio', { name: 'Month' })));
  await page.getByRole('table').first().waitFor();
  await press('opening the week again', click(page.getByRole('radio', { name: 'Week' })));
  const booking = week.getByRole('link').first();
  await booking.waitFor();
  await press('opening a booking', async () => {
    await booking.focus();
    await page.keyboard.press('Enter');
  });
  await page.getByRole('table', { name: 'All Bookings' }).waitFor();
}

const ROWS = `document.querySelectorAll('table[aria-busy] tbody tr, table:not([aria-busy]) tbody tr').length >= 10`;

export async function tableJourney(feeling: Feeling, url: string, owners: Owners): Promise<void> {
  const { page, press, shown, shownSincePress } = feeling;
  const isSettled = "!document.querySelector('table[aria-busy]')";
  const says = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
  await page.goto(address(url, owners, '&tab=bookings'), { waitUntil: 'commit' });
  await shown('shown', ROWS);
  await page.waitForLoadState('networkidle');
  await press('turning the page', click(page.getByRole('button', { name: 'Next', exact: true })));
  await shownSincePress('turned', `${isSettled} && ${says('Showing 11 to 20')}`);
  const event = page.getByRole('combobox', { name: 'Event' });
  await press('filtering by event', async () => {
    await event.focus();
    await page.keyboard.press('ArrowDown');
  });
  await page.getByText('(filtered)').waitFor();
  await press('clearing the filter', click(page.getByRole('button', { name: 'Clear Filters' })));
  const search = page.getByRole('searchbox');
  await press('going to a field', click(search));
  await press('typing', () => page.keyboard.type('lovelace 19100'));
  await press('searching', () => page.keyboard.press('Enter'));
  await shownSincePress('searched', `${isSettled} && ${says('1 of 20,000 bookings (filtered)')}`);
  await press(
    'opening a booking',
    click(page.getByRole('button', { name: /^Edit booking details/ }).first()),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').waitFor();
  await press('typing in its form', async () => {
    await dialog.getByLabel('First name').focus();
    await page.keyboard.type('Augusta');
  });
  await press('closing it', () => page.keyboard.press('Escape'));
}
