import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { bookButton, freeTimes, reference } from './customer.ts';
import { banner, day, NEXT_MONTH, ownDiary } from './diary-page.ts';
import { expectVisibleFocus, tabTo } from './keys.ts';

test('a whole booking needs no mouse, and the focus is never lost or unseen @once', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await ownDiary(daybook, async (add, business) => {
    await add.event(business.id, { name: 'Quick cuts', date: `${NEXT_MONTH}-10` });
    const event = await add.event(business.id, {
      name: 'Cut and colour',
      date: `${NEXT_MONTH}-11`,
      serviceMode: 'individual_services',
      slotMinutes: 0,
    });
    await add.venue(event.id);
    await add.venue(event.id, { name: 'Garden room' });
    await add.service(event.id, { name: 'Fringe trim', pricePence: 900, durationMinutes: 15 });
    await add.service(event.id, { name: 'Full colour', pricePence: 7400, durationMinutes: 90 });
  });
  await page.goto(`/diary/${slug}`);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: 'Show every time' }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(day(page)).toBeFocused();
  await tabTo(page, page.getByRole('grid').locator('a[tabindex="0"]'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(day(page)).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('link', { name: /Garden room/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeFocused();
  await expectVisibleFocus(page);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: /Full colour/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await expect(freeTimes(page).first()).toBeVisible();
  await tabTo(page, freeTimes(page).nth(1));
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expectVisibleFocus(page);

  // The form is sent too early: the focus goes to the first wrong field.
  await tabTo(page, bookButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type('Ada');
  await tabTo(page, page.getByLabel('Last name'));
  await page.keyboard.type('Lovelace');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(`keys-${project.name}@gmial.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Did you mean gmail\.com\? Use/)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Use keys-${project.name}@gmail.com` }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(`keys-${project.name}@gmail.com`);
  await expect(banner(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const booked = await reference(page);
  await expect(day(page)).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('link', { name: 'Book Another Appointment' }));
  await page.keyboard.press('Enter');
  await expect(day(page)).toBeFocused();
  await expectVisibleFocus(page);
  const mail = await newestMail(daybook.url, `keys-${project.name}@gmail.com`, /Booking confirmed/);
  expect(mail.text).toContain(booked);
});

test('going back by keyboard keeps what was typed @release @once', async ({ page, daybook }) => {
  const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: `${NEXT_MONTH}-10` }));
  await page.goto(`/diary/${slug}`);
  await freeTimes(page).first().focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.type('Ada');
  await tabTo(page, page.getByRole('link', { name: 'Change time' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await tabTo(page, freeTimes(page).nth(2));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(bookButton(page)).toHaveText(/^Book 10:40/);
});

test('the focus stays at the last month, and goes to the form when its banner is dismissed @once', async ({
  page,
  daybook,
}) => {
  const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: `${NEXT_MONTH}-10` }));
  await page.goto(`/diary/${slug}`);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'Previous month' })).toBeFocused();
  await page.getByRole('link', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'Next month' })).toBeFocused();
  await freeTimes(page).first().click();
  await bookButton(page).click();
  await expect(page.getByLabel('First name')).toHaveCSS('border-top-width', '2px');
  await banner(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
});

test('Space and Enter both unfold the month on a phone @phone', async ({ page }) => {
  await page.goto('/diary/harbour-physio');
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  const whole = page.getByRole('button', { name: 'Whole month and all events' });
  await whole.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Show one week' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(whole).toBeFocused();
});
