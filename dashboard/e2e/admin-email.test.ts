/** /admin/email-diagnostic and /email-test: whether emails are sent, the outbox, and how each email looks. */

import { expect, newestMail, test } from '../../server/test/browser.ts';
import { addTo } from '../../server/test/builders.ts';
import { now } from '../../server/test/clock.ts';
import { expectAccessibleOnBoth, openAsAdmin, rowOf } from './admin.ts';

test('anybody tests email outside production, and reads what came of it @once', async ({
  page,
  daybook,
}, info) => {
  const to = `tester-${info.project.name}@example.com`;
  await page.goto('/email-test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Test');
  await page.getByRole('button', { name: 'Send test email' }).click();
  const field = page.getByRole('textbox', { name: 'Email address' });
  await expect(page.getByText('Please enter an email address')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessibleOnBoth(page);

  await field.fill(to);
  await page.getByRole('button', { name: 'Send test email' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText(to);
  await expect(results).toContainText('Local mailbox: no email leaves this computer');
  await expect(results.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible();
  await newestMail(daybook.url, to, /./);
  await expectAccessibleOnBoth(page);

  await page.getByRole('button', { name: 'Run full booking flow' }).click();
  await expect(results.getByRole('listitem').first()).toContainText('Passed');
  await expect(results.getByText('Troubleshooting')).toBeHidden();
});

test('an admin sees which emails failed, sends them again, and reads each kind @once', async ({
  page,
  daybook,
}, info) => {
  const domain = `${info.project.name}.outbox.example`;
  await addTo(daybook, (add) =>
    add.email({
      kind: 'contact_message',
      recipient: `support@${domain}`,
      status: 'failed',
      attempts: 8,
      lastError: '451 try later',
      payload: {
        ...{ firstName: 'Ada', lastName: 'King', businessName: null, telephone: null },
        ...{ email: 'ada@example.com', message: 'Hello' },
      },
      createdAt: now(),
    }),
  );
  await openAsAdmin(page, '/admin/email-diagnostic?filter=failed');
  await expect(page.getByRole('img', { name: /^Emails in the last 14 days/ })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: domain });
  await expect(row).toContainText('Message from the contact form');
  await expect(row).toContainText('451 try later');
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.selectOption('Confirm the newsletter');
  await expect(row).toBeHidden();
  await kind.selectOption('Message from the contact form, to support');
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/kind=contact_message/);

  const email = page.frameLocator('iframe');
  await expect(email.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await expect(email.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '22px');
  await page.getByRole('radio', { name: 'Plain text' }).check();
  await expect(page.locator('pre')).toContainText('Your booking is confirmed');
  // Without the email's frame, where axe may not run either.
  await expectAccessibleOnBoth(page);

  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(rowOf(page, 'Message from the contact form').first()).toBeVisible();
  await row.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('We’re sending the email again.')).toBeVisible();
  await newestMail(daybook.url, `support@${domain}`, /./);
});
