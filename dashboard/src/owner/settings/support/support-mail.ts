import {
  SUPPORT_BUSINESS,
  SUPPORT_DESCRIPTION,
  SUPPORT_ERROR_MESSAGES,
  SUPPORT_SUBJECT,
  YOUR_DEVICE,
} from '@daybook/schema/words/settings';
import type { DeviceFact } from './device.ts';

interface SupportMail {
  to: string;
  /** Names of the sender's businesses. */
  businesses: readonly string[];
  device: readonly DeviceFact[];
}

/** The address of an email to support, begun along the checklist. */
export function supportMailLink({ to, businesses, device }: SupportMail): string {
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
  // Lines end as RFC 6068 has it. URLSearchParams would write spaces as '+', which mail programs show.
  const query = { subject: SUPPORT_SUBJECT, body: lines.join('\r\n') };
  const pairs = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${pairs.join('&')}`;
}
