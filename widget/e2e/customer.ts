/** A customer in a host page, for the journeys through embedded diaries. */

import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, newestMail } from '../../server/test/browser.ts';

/** The free times of the diary inside: Playwright looks into shadow roots. */
export const freeTimes = (within: Page | Locator) => within.locator('button[name=slot]:enabled');

/** Goes the way by date in a diary that asks for a service. */
export const showEveryTime = (within: Page | Locator) =>
  within.getByRole('link', { name: 'Show every time' }).click();

/** Chooses the first service of a diary that asks for one, and waits for its free times. */
export async function chooseService(within: Page | Locator): Promise<void> {
  await within.getByRole('link', { name: 'Free ' }).first().click();
  await expect(freeTimes(within).first()).toBeVisible();
}

export const bookButton = (within: Page | Locator) =>
  within.getByRole('button', { name: /^(Book \d|Register for )/ });

/** Ada Lovelace where nothing else is said. */
interface Customer {
  firstName?: string;
  lastName?: string;
  email: string;
  phone?: string;
}

/** Another address in every journey and project, so that journeys never read each other's mail. */
export const customer = (journey: string, project: string): Customer => ({
  email: `${journey}-${project}@example.com`,
});

export async function fillDetails(
  within: Page | Locator,
  { firstName = 'Ada', lastName = 'Lovelace', email, phone }: Customer,
) {
  await within.getByLabel('First name').fill(firstName);
  await within.getByLabel('Last name').fill(lastName);
  await within.getByLabel('Email').fill(email);
  if (phone) await within.getByLabel('Phone').fill(phone);
}

/** The reference in the confirmation, as soon as the confirmation is shown. */
export async function reference(
  within: Page | Locator,
  { firstName = 'Ada' }: Pick<Customer, 'firstName'> = {},
): Promise<string> {
  await expect(within.getByRole('heading', { name: `You’re booked, ${firstName}` })).toBeVisible();
  return within.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{4}-[A-Z2-9]{2}$/).innerText();
}

interface Booking {
  page: Page;
  /** Where the diary is: the page, or one element in it. */
  within?: Page | Locator;
  daybookUrl: string;
  who: Customer;
}

/**
 * From the free times to the confirmation and the email, every state checked by axe. Returns the reference.
 * `alsoFill` fills what this diary asks for besides name and email.
 */
export async function bookFirstFree(
  { page, within = page, daybookUrl, who }: Booking,
  alsoFill: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await expect(freeTimes(within).first()).toBeVisible();
  await expectAccessible(page);
  await freeTimes(within).first().click();
  await fillDetails(within, who);
  await alsoFill();
  await expectAccessible(page);
  await bookButton(within).click();
  const booked = await reference(within, who);
  await expect(
    within.getByRole('heading', { name: `You’re booked, ${who.firstName ?? 'Ada'}` }),
  ).toBeFocused();
  await expectAccessible(page);
  const mail = await newestMail(daybookUrl, who.email, /./);
  expect(mail.text).toContain(booked);
  expect(mail.attachments.map(({ content }) => content).join()).toContain(`UID:${booked}@`);
  return booked;
}

/** Presses Tab until the element with the focus matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}.`);
}

/** Whether the element with the focus matches, inside a shadow root or not. */
export function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.matches(wanted) ?? false;
  }, selector);
}
