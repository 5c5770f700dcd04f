/** The email to an owner whose external calendar couldn't be read for a day. */

import { z } from 'zod';
import { busyCalendarFailure } from '@daybook/schema/contract/calendars';
import { DAY } from '@daybook/schema/figures/periods';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { withQuery } from '@daybook/schema/rules/path';
import { BUSY_CALENDAR_FAILURE_TEXTS } from '@daybook/schema/words/calendar-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Email, EmailContent } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';
import { textWithoutLinks } from '../../emails/plain-text.ts';

export const BUSY_CALENDAR_FAILING = 'busy_calendar_failing';

export const failingFacts = z.object({
  business: z.object({ id: z.int(), name: z.string() }),
  timezone: z.string(),
  resourceName: z.string().nullable(),
  host: z.string(),
  failure: busyCalendarFailure,
  /** Milliseconds since 1970. */
  failingSince: z.number(),
});
export type FailingFacts = z.infer<typeof failingFacts>;

interface FailingEmailContext extends Us {
  /** Without a trailing slash. */
  publicUrl: string;
}

export function failingEmail(facts: FailingFacts, context: FailingEmailContext): Email {
  const whose = textWithoutLinks(facts.resourceName ?? facts.business.name);
  const subject = `We can’t read ${whose}’s calendar`;
  const explained = `We haven’t been able to read this calendar since ${momentText(facts.failingSince, facts.timezone)}.`;
  const content: EmailContent = {
    preview: explained,
    heading: `We can’t read ${whose}’s calendar`,
    parts: [
      { type: 'paragraph', text: explained },
      {
        type: 'details',
        rows: [
          { label: 'Business', value: textWithoutLinks(facts.business.name) },
          { label: 'Calendar at', value: facts.host },
          { label: 'What happened', value: BUSY_CALENDAR_FAILURE_TEXTS[facts.failure] },
        ],
      },
      {
        type: 'paragraph',
        text: 'Until we can, customers can’t book at the busy times that we last saw, but they may book over anything newer. If the address has changed, remove the calendar in Settings and add it again.',
      },
      {
        type: 'button',
        link: {
          label: 'Open Settings',
          href: withQuery(context.publicUrl + pages.settings, {
            tab: 'calendars',
            business: String(facts.business.id),
          }),
        },
      },
    ],
    footer: [`${PRODUCT_NAME} emails owners once when a calendar can’t be read for a day.`],
  };
  return emailFromUs({ subject, ...content }, context);
}

export function exampleFailing(now: number): FailingFacts {
  return {
    business: { id: 1, name: 'Willow & Co. Hair' },
    timezone: 'Europe/London',
    resourceName: 'Ruth',
    host: 'calendar.google.com',
    failure: 'not_found',
    failingSince: now - DAY,
  };
}
