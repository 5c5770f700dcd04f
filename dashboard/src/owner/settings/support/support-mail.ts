import { mailtoOf } from '@daybook/schema/rules/contact-link';
import * as texts from './support-texts.ts';

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
    `${texts.SUPPORT_BUSINESS} ${businesses.join(', ')}`.trim(),
    '',
    texts.SUPPORT_DESCRIPTION,
    '',
    '',
    texts.SUPPORT_ERROR_MESSAGES,
    '',
    '',
    `${texts.YOUR_DEVICE}:`,
    ...device.map(({ label, value }) => `${label}: ${value}`),
  ];
  return mailtoOf(to, { subject: texts.SUPPORT_SUBJECT, body: lines.join('\n') });
}

export interface DeviceFact {
  label: string;
  value: string;
}

/** What support asks about a device first, as this browser tells it. */
export function readDevice(): DeviceFact[] {
  return [
    { label: texts.DEVICE_FACTS.browser, value: navigator.userAgent },
    { label: texts.DEVICE_FACTS.window, value: texts.windowSize(window.innerWidth, window.innerHeight) },
    { label: texts.DEVICE_FACTS.language, value: navigator.language },
    { label: texts.DEVICE_FACTS.timezone, value: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  ];
}
