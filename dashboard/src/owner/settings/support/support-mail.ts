import { mailtoOf } from '@daybook/schema/rules/contact-link';
import {
  SUPPORT_BUSINESS,
  SUPPORT_DESCRIPTION,
  SUPPORT_ERROR_MESSAGES,
  SUPPORT_SUBJECT,
  YOUR_DEVICE,
} from './support-texts.ts';
import type { DeviceFact } from './device.ts';

interface SupportMail {
  to: string;
  /** Names of the sender's businesses. */
  businesses: readonly string[];
  device: readonly DeviceFact[];
}

/**
 * A link that opens an email to support, with the checklist in its text; null when support has no address to write
 * to.
 */
export function supportMailLink({ to, businesses, device }: SupportMail): string | null {
  const lines = [
    `${SUPPORT_BUSINESS} ${businesses.join(', ')}`.trim(),
    '',
    SUPPORT_DESCRIPTION,
    '',
    '',
    SUPPORT_ERROR_MESSAGES,
    '',
    '',
    `${YOUR_DEVICE}:`,
    ...device.map(({ label, value }) => `${label}: ${value}`),
  ];
  return mailtoOf(to, { subject: SUPPORT_SUBJECT, body: lines.join('\n') });
}
