/** The email about a login on an unknown device. */

import { z } from 'zod';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { withQuery } from '@daybook/schema/rules/path';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Email, EmailContent } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';

interface NewDeviceEmailContext extends Us {
  /** PUBLIC_URL, without a trailing slash. */
  publicUrl: string;
}

export function newDeviceEmail(facts: NewDeviceFacts, context: NewDeviceEmailContext): Email {
  const subject = `New login to your ${PRODUCT_NAME} account`;
  return emailFromUs({ subject, ...contentOf(facts, context.publicUrl) }, context);
}

function contentOf({ device, signedInAt }: NewDeviceFacts, publicUrl: string): EmailContent {
  return {
    preview: `${device}. If this wasn’t you, log it out.`,
    heading: 'New login to your account',
    parts: [
      { type: 'paragraph', text: 'Someone logged in to your account on a device that we don’t recognise.' },
      {
        type: 'details',
        rows: [
          { label: 'Browser and device', value: device },
          { label: 'When', value: momentText(signedInAt, DEFAULT_TIMEZONE) },
        ],
      },
      {
        type: 'paragraph',
        text: 'If this was you, you don’t need to do anything. A private window counts as a new device, and so does a browser whose cookies were cleared.',
      },
      {
        type: 'paragraph',
        text: 'If it wasn’t you, log that device out in Settings, then change your Google password.',
      },
      {
        type: 'button',
        link: {
          label: 'See where you’re logged in',
          href: publicUrl + withQuery(pages.settings, { tab: 'account' }),
        },
      },
    ],
    footer: [`${PRODUCT_NAME} emails you when someone logs in to your account on a new device.`],
  };
}

export const NEW_DEVICE = 'new_device';

export const newDeviceFacts = z.object({
  /** Such as 'Chrome on Windows'. */
  device: z.string().overwrite(oneLine),
  /** Milliseconds since 1970. */
  signedInAt: z.int().min(0),
});

export type NewDeviceFacts = z.infer<typeof newDeviceFacts>;

export const exampleDevice = (now: number): NewDeviceFacts => ({
  device: 'Chrome on Windows',
  signedInAt: now,
});
