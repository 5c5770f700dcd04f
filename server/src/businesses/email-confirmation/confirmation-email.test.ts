import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createLinks } from '../../tokens/seal.ts';
import { type ConfirmationFacts, confirmationEmail } from './confirmation-email.ts';

const links = createLinks(['the secret of this server']);
const context = {
  supportEmail: 'support@daybook.example',
  operator: readSettings({}).operator,
  publicUrl: 'https://book.example',
  links,
};
const facts: ConfirmationFacts = {
  businessId: 7,
  businessName: 'Willow & Co. Hair',
  email: 'desk@salon.example',
  timezone: 'Europe/London',
  account: 'ruth@gmail.example',
  recipientFolded: 'desk@salon.example',
  accountFolded: 'ruth@gmail.example',
  expiresAt: Date.parse('2026-07-10T08:30:00Z'),
};
const link = `https://book.example/confirm-email?token=${links.confirmEmailLink.tokenOf({ id: facts.businessId, ...facts })}`;

it('says who gave the address, for which business, what it would mean, until when, and what to do otherwise', () => {
  const { subject, html, text, replyTo } = confirmationEmail(facts, context);
  expect(subject).toBe('Please confirm your email address for Daybook');
  for (const words of [
    'Someone entered desk@salon.example as the email address of a business',
    'Business: Willow & Co. Hair',
    'Entered by: ruth@gmail.example',
    'Once you confirm, we’ll send this business’s booking emails and its customers’ replies to this address.',
    link,
    'The link works until Friday 10 July 2026 at 09:30, London time.',
    'If you weren’t expecting this, ignore this email.',
    'To complain, email support@daybook.example',
  ])
    expect(text).toContain(words);
  expect(html).toContain(`href="${link}"`);
  expect(html.match(/href=/g)).toHaveLength(1);
  expect(replyTo).toEqual({ name: 'Daybook', email: 'support@daybook.example' });
});

it('lets the business’s name bring no link, no line end and no change of direction', () => {
  const businessName = 'Win\r\nhttps://evil.test \u202egnp';
  const { subject, html, text } = confirmationEmail({ ...facts, businessName }, context);
  for (const part of [subject, html, text]) expect(part).not.toMatch(/https:\/\/evil|evil\.test|\u202e/);
  expect(text).toContain('Business: Win https: //evil. test gnp');
});
