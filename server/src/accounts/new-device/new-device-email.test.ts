import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { newDeviceEmail } from './new-device-email.ts';

it('says when and on what, and what to do', () => {
  const facts = { device: 'Firefox on Linux', signedInAt: Date.parse('2026-07-10T08:30:00Z') };
  const context = {
    supportEmail: 'support@daybook.example',
    operator: readSettings({}).operator,
    publicUrl: 'https://book.example',
  };
  const { subject, text, html, replyTo } = newDeviceEmail(facts, context);
  expect(subject).toBe('New login to your Daybook account');
  expect(text).toContain('Firefox on Linux');
  expect(text).toContain('Friday 10 July 2026 at 09:30, London time');
  for (const part of [text, html]) expect(part).toContain('https://book.example/settings?tab=account');
  expect(replyTo.email).toBe('support@daybook.example');
});
