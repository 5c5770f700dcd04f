import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { banner, NEXT_MONTH, ownDiary } from './diary-page.ts';

/** The details form of a fresh diary's first time. */
async function openForm(page: Page, place: DatabasePlace): Promise<void> {
  const slug = await ownDiary(place, (add, { id }) => add.event(id, { date: `${NEXT_MONTH}-10` }));
  await page.goto(`/diary/${slug}`);
  await freeTimes(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
}

const email = (page: Page) => page.getByLabel('Email');
const HINT = 'We’ll send your confirmation and a cancel link here.';

test('what is missing is shown beside each field, and disappears when it is corrected @phone', async ({
  page,
  daybook,
}) => {
  await openForm(page, daybook);
  await bookButton(page).click();
  await expect(banner(page)).toContainText('Please fill in all required fields');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(email(page)).toHaveAccessibleDescription(`${HINT} Email is required`);
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'false');
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Last name is required')).toBeVisible();
  await expectAccessible(page);
  // A laptop's window that is enlarged four times: the frame cuts off what is wider than it.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.locator('.diary').evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await expectNoSidewaysScroll(page);
});

for (const [typed, text] of [
  ['ada.example.com', 'Email address must include an @ symbol'],
  ['ada@@example.com', 'Please enter a valid email address (e.g., name@example.com)'],
  ['ada@example', 'Email domain must include a dot (e.g., example.com)'],
] as const) {
  test(`the address ${typed} is sent back with what is wrong with it @release @phone`, async ({
    page,
    daybook,
  }) => {
    await openForm(page, daybook);
    await fillDetails(page, { firstName: 'Ada', lastName: 'King', email: typed, phone: '07700 900123' });
    await bookButton(page).click();
    await expect(banner(page)).toContainText('Please correct the email address before submitting.');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(`${HINT} ${text}`);
    for (const [label, kept] of [
      ['First name', 'Ada'],
      ['Last name', 'King'],
      ['Email', typed],
      ['Phone', '07700 900123'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(kept);
    }
    await expectAccessible(page);
  });
}

test('a name that only the server refuses is sent back with what is wrong with it @release @phone', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/status of 400/);
  await openForm(page, daybook);
  await fillDetails(page, { firstName: 'Ada www.evil.test', lastName: 'King', email: 'ada@example.com' });
  await bookButton(page).click();
  await expect(banner(page)).toContainText('Please check the highlighted fields and try again.');
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('Please enter a name without a web address');
  await expect(first).toHaveValue('Ada www.evil.test');
  await expectAccessible(page);
  await first.fill('Ada');
  await bookButton(page).click();
  await reference(page);
});

test('a misspelt domain is corrected with one press @phone', async ({ page, daybook }, { project }) => {
  await openForm(page, daybook);
  await fillDetails(page, { email: `typo-${project.name}@gmial.com`, phone: '07700 900123' });
  // It stands beside the field with its two buttons, and is said aloud by itself.
  await expect(page.getByText(/Did you mean gmail\.com\? Use/)).toBeVisible();
  await expect(email(page)).toHaveAccessibleDescription(/Did you mean gmail\.com\?/);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Use typo-${project.name}@gmail.com` }).click();
  await expect(email(page)).toHaveValue(`typo-${project.name}@gmail.com`);
  await expect(page.getByText('Did you mean gmail.com?')).toHaveCount(0);
  await bookButton(page).click();
  await reference(page);
  await newestMail(daybook.url, `typo-${project.name}@gmail.com`, /Booking confirmed/);
});

test('an address that only looks misspelt is kept when it is meant @release @phone', async ({
  page,
  daybook,
}, { project }) => {
  await openForm(page, daybook);
  const meant = `kept-${project.name}@gmial.com`;
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await email(page).fill(meant);
  // Goes straight to the button: the question stops the booking once.
  await bookButton(page).click();
  await expect(banner(page)).toContainText('Please correct the email address before submitting.');
  await expect(email(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Keep ${meant}` }).click();
  await expect(email(page)).toHaveValue(meant);
  await expect(banner(page)).toHaveCount(0);
  await bookButton(page).click();
  await reference(page);
  await expect(page.getByText(meant)).toBeVisible();
  await newestMail(daybook.url, meant, /Booking confirmed/);
});

test('what is too long is said beside its field @release @phone', async ({ page, daybook }) => {
  await openForm(page, daybook);
  await fillDetails(page, { firstName: 'A'.repeat(81), email: 'long@example.com' });
  await bookButton(page).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please use at most 80 characters');
  await expect(page.getByLabel('First name')).toHaveValue('A'.repeat(81));
});
