/** What customers do in the widget and on the hosted page, until they have booked. */

import type { Locator, Page } from '@playwright/test';
import type { Feeling } from './felt.ts';
import { tap } from './hand.ts';

const IN_WIDGET = "document.querySelector('daybook-diary')?.shadowRoot";
/** An expression of the page: the first free time is there. */
const FREE_TIME = "querySelector('button[name=slot]:enabled')";

/** The diary in somebody's page, and the dialog over another. */
export async function widgetJourney(feeling: Feeling, hostUrl: string, email: string): Promise<void> {
  const { page, press, shown } = feeling;
  await page.goto(hostUrl, { waitUntil: 'commit' });
  await shown('shown', `${IN_WIDGET}?.${FREE_TIME}`);
  await chooseAndBook(feeling, page.locator('daybook-diary'), email);

  await page.goto(`${hostUrl}/button`, { waitUntil: 'networkidle' });
  const floating = page.locator('button.floating');
  await press('opening the dialog', tap(floating));
  const dialog = page.getByRole('dialog');
  await dialog.locator('button[name=slot]:enabled').first().waitFor();
  await press('closing the dialog', tap(dialog.getByRole('button', { name: 'Close' })));
}

export async function hostedJourney(feeling: Feeling, diaryUrl: string, email: string): Promise<void> {
  const { page, largest } = feeling;
  await page.goto(diaryUrl, { waitUntil: 'networkidle' });
  await largest('shown');
  await chooseAndBook(feeling, page.locator('main'), email);
}

async function chooseAndBook({ page, press }: Feeling, diary: Locator, email: string): Promise<void> {
  await press('opening the whole month', tap(diary.getByRole('button', { name: /^Whole month/ })));
  await press('turning the month', tap(diary.getByRole('link', { name: 'Next month' })));
  await press('turning it back', tap(diary.getByRole('link', { name: 'Previous month' })));
  await press('choosing a date', tap(diary.locator('a.day.free:not(.on)').first()));
  const slot = diary.locator('button[name=slot]:enabled').first();
  await slot.waitFor();
  await press('choosing a time', tap(slot));
  await type({ page, press }, diary.getByLabel('First name'), 'Ada');
  await type({ page, press }, diary.getByLabel('Last name'), 'Lovelace');
  await type({ page, press }, diary.getByLabel('Email'), email);
  await press('booking', tap(diary.getByRole('button', { name: /^Book \d/ })));
  await diary.getByRole('heading', { name: /^You’re booked/ }).waitFor();
}

/** Presses into the field, and then each key of the text. */
async function type(
  { page, press }: Pick<Feeling, 'press'> & { page: Page },
  field: Locator,
  text: string,
): Promise<void> {
  await field.waitFor();
  await press('going to a field', tap(field));
  await press('typing', () => page.keyboard.type(text));
}
