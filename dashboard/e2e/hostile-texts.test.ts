/** Every text of a business is hostile, and on every screen it is text: nothing runs, and nothing is made of it. */

import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { longDate } from '@daybook/schema/rules/date';
import { expect, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import { openAsAdmin } from './admin.ts';
import { hostileBusiness, makeCoupon, TEXTS } from './hostile-business.ts';

/** What only a text that was taken for HTML can have made, and what would run one that was taken for an address. */
const MADE = [
  '[data-hostile]',
  ...['href', 'src', 'action'].map((name) => `[${name}^="javascript:" i]`),
].join();

interface Screens {
  /** The page shows these texts, letter by letter; up to now nothing ran, and nothing was made of them. */
  expectText: (place: Page | Locator, ...texts: string[]) => Promise<void>;
}

/** Listens before the first page is opened. */
async function watchScreens(page: Page): Promise<Screens> {
  const ran: string[] = [];
  await page.context().exposeFunction('hostile', (what?: string) => void ran.push(what ?? 'a text'));
  await page
    .context()
    .addInitScript(
      'addEventListener("securitypolicyviolation", ({ violatedDirective }) => hostile(violatedDirective))',
    );
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    async expectText(place, ...texts) {
      for (const text of texts)
        await expect(place.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator(MADE)).toHaveCount(0);
      expect(ran).toEqual([]);
    },
  };
}

/** Made by an owner in a window of their own, so that the journey's window is somebody else's. */
async function othersBusiness(browser: Browser, daybook: LaunchedServer, info: TestInfo) {
  const context = await browser.newContext({ baseURL: daybook.url });
  const made = await hostileBusiness(await context.newPage(), daybook, info);
  await context.close();
  return made;
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Whoever asks closes it again. */
async function lookInto(page: Page, open: Locator, look: (dialog: Locator) => Promise<void>): Promise<void> {
  await open.click();
  // Its file may still be on the way: Escape would then close nothing.
  await expect(dialog(page)).toBeVisible();
  await look(dialog(page));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('the owner reads hostile texts as texts on every screen @release @once', async ({
  page,
  daybook,
}, info) => {
  const { expectText } = await watchScreens(page);
  const { businessId, date } = await hostileBusiness(page, daybook, info);
  const { businessName, eventName, firstName, serviceName, venueName } = TEXTS;

  await page.goto(`/dashboard?business=${businessId}`);
  await expectText(page, eventName, firstName, serviceName, venueName, TEXTS.address);
  await expect(page.getByRole('combobox', { name: 'Business' }).getByRole('option')).toHaveText(businessName);
  const choose = async (action: string) => {
    await page
      .getByRole('button', { name: `Actions for ${eventName}, ${longDate(date)}` })
      .first()
      .click();
    return page.getByRole('menuitem', { name: action });
  };
  await lookInto(page, await choose('Edit event'), async (form) => {
    await expect(form.getByLabel('Event name')).toHaveValue(eventName);
    await expect(form.getByLabel('Description')).toHaveValue(TEXTS.lines);
    await expectText(page);
  });
  await lookInto(page, await choose('Duplicate event'), (form) => expectText(form, eventName));
  await lookInto(page, await choose('Cancel event'), (question) => expectText(question, eventName));

  await page.goto(`/dashboard?business=${businessId}&tab=calendar&view=month&date=${date}`);
  await expectText(page, eventName);
  await lookInto(page, page.getByRole('button', { name: '+2 more events' }), (day) =>
    expectText(day, eventName),
  );
  await page.goto(`/dashboard?business=${businessId}&tab=calendar&view=week&date=${date}`);
  await expectText(page, eventName, firstName, serviceName, venueName);
  const open = page
    .getByRole('region')
    .first()
    .getByRole('button', { name: /booked$/ });
  for (const event of await open.all())
    await lookInto(page, event, async (opened) => {
      // A day event lists its attendees at once, other events from the card of a time.
      const attendees = opened.getByRole('button', { name: /^Attendees of/ });
      if ((await attendees.count()) > 0) {
        await expectText(opened, eventName);
        await attendees.click();
        await expect(attendees).toHaveCount(0);
      }
      await expectText(opened, firstName, eventName);
    });
  const booking = page.getByRole('region').first().locator('[data-booking]').first();
  await lookInto(page, booking, (card) => expectText(card, firstName));

  await page.goto(`/dashboard?business=${businessId}&tab=bookings&sort=date-desc`);
  await expectText(
    page,
    eventName,
    firstName,
    serviceName,
    venueName,
    TEXTS.email,
    TEXTS.answer,
    TEXTS.choice,
  );
  const bookedByCall = page.getByRole('button', { name: /^Edit booking details/ }).last();
  await lookInto(page, bookedByCall, async (form) => {
    await expect(form.getByLabel('First name')).toHaveValue(firstName);
    await expectText(page);
  });
  await lookInto(page, page.getByRole('button', { name: /^Cancel/ }).first(), (question) =>
    expectText(question, firstName),
  );

  await page.goto('/settings?tab=businesses');
  await expectText(page, businessName, TEXTS.address, TEXTS.postcode, TEXTS.phone);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue(businessName);
  await expectText(page);
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expectText(page, TEXTS.question, TEXTS.choice);
  await page.getByRole('tab', { name: 'Support' }).click();
  await expectText(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  await expectText(page, TEXTS.ownerName);

  await page.goto(`/create-event/${businessId}`);
  await page.getByText(/^Favourite venues/).click();
  await expectText(page, TEXTS.favouriteName);
  await page.goto(`/business/${businessId}/payment`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectText(page);
});

test('the admin reads hostile texts as texts on every screen @release @once', async ({
  page,
  browser,
  daybook,
}, info) => {
  const { expectText } = await watchScreens(page);
  const { businessId, slug } = await othersBusiness(browser, daybook, info);
  const { businessName, couponDescription } = TEXTS;

  await openAsAdmin(page, `/admin/businesses?search=${slug}`);
  await expectText(page, businessName, TEXTS.ownerName);
  for (const action of [/^Edit/, /^Delete/])
    await lookInto(page, page.getByRole('button', { name: action }).first(), () =>
      expectText(page, businessName),
    );
  await page.goto(`/admin/businesses/${businessId}`);
  await expectText(page, businessName, TEXTS.emailError);

  await page.goto(`/admin/users?search=${slug}`);
  await expectText(page, TEXTS.ownerName, businessName);
  await lookInto(page, page.getByRole('button', { name: /^Delete/ }).first(), (question) =>
    expectText(question, TEXTS.ownerName, businessName),
  );

  const code = slug.toUpperCase();
  await makeCoupon(page, code);
  await page.goto(`/admin/coupons?search=${slug}`);
  await expectText(page, couponDescription, TEXTS.couponCode);
  await lookInto(page, page.getByRole('button', { name: /^Edit/ }).first(), async (form) => {
    await expect(form.getByLabel('Description')).toHaveValue(couponDescription);
    await expectText(page);
  });
  await page.goto('/admin/audit');
  await expectText(page, code);

  await page.goto(`/admin/newsletter?search=${slug}`);
  await expectText(page, TEXTS.readerName);
  await lookInto(page, page.getByRole('button', { name: /^Delete/ }).first(), (question) =>
    expectText(question, TEXTS.email),
  );
  await page.goto('/admin/email-diagnostic?filter=failed');
  await expectText(page, TEXTS.emailError);
});

test('customers read hostile texts as texts on the hosted diary and when they cancel @once', async ({
  page,
  browser,
  daybook,
}, info) => {
  const { expectText } = await watchScreens(page);
  const { slug, cancelPath } = await othersBusiness(browser, daybook, info);
  const { businessName, eventName, firstName } = TEXTS;

  await page.goto(`/diary/${slug}`);
  await expectText(page, businessName, eventName);
  await expectNoSidewaysScroll(page);
  await page.locator('button[name=slot]:enabled').first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectText(page, eventName, TEXTS.venueName, TEXTS.question, TEXTS.choice);
  await page.goto(cancelPath.replace('/cancel', `/diary/${slug}/booked`));
  await expectText(page, businessName, eventName, firstName);
  await page.goto(cancelPath);
  await expectText(page, businessName, eventName, firstName);
});
