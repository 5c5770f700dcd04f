/** Makes the email to an owner whose weekly hours publish no further dates. */

import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';
import { STOPPED, stoppedSentence, type PatternStop } from '@daybook/schema/words/pattern-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Email, EmailContent } from '../emails/email.ts';
import { emailFromUs, type Us } from '../emails/layout.tsx';
import { textWithoutLinks } from '../emails/plain-text.ts';

/** Also `emails.kind`. */
export const PATTERN_STOPPED = 'pattern_stopped';

const isStop = (why: string): why is PatternStop => why in STOPPED;

export const patternStoppedFacts = z.object({
  businessId: idField,
  businessName: z.string(),
  patternId: idField,
  eventName: z.string(),
  why: z.string().refine(isStop),
});
export type PatternStoppedFacts = z.infer<typeof patternStoppedFacts>;

export const examplePatternStopped: PatternStoppedFacts = {
  businessId: 1,
  businessName: 'Example Salon',
  patternId: 1,
  eventName: 'Example appointments',
  why: 'no person',
};

interface StoppedContext extends Us {
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
}

export function patternStoppedEmail(facts: PatternStoppedFacts, context: StoppedContext): Email {
  const name = textWithoutLinks(facts.eventName);
  const subject = `Your weekly hours for ${name} have stopped`;
  const content: EmailContent = {
    preview: stoppedSentence(facts.why),
    heading: 'Your weekly hours have stopped',
    parts: [
      {
        type: 'details',
        rows: [
          { label: 'Business', value: textWithoutLinks(facts.businessName) },
          { label: 'Weekly hours', value: name },
        ],
      },
      { type: 'paragraph', text: stoppedSentence(facts.why) },
      {
        type: 'paragraph',
        text: 'Dates that are published already stay, and customers can still book them.',
      },
      { type: 'paragraph', text: TO_DO[facts.why] },
      { type: 'button', link: { label: 'Open your calendar', href: context.publicUrl + pages.dashboard } },
      { type: 'paragraph', text: 'Any questions? Reply to this email.' },
    ],
    footer: [`${PRODUCT_NAME} emails owners when their weekly hours can’t publish further dates.`],
  };
  return emailFromUs({ subject, ...content }, context);
}

const AGAIN = 'We try again every day.';
const TO_DO: Record<PatternStop, string> = {
  'too many': `Delete calendar events that you don’t need. ${AGAIN}`,
  'no room': `Delete calendar events that you don’t need. ${AGAIN}`,
  'full date': `Cancel other calendar events on that date. ${AGAIN}`,
  'no place': `Choose another venue for these weekly hours. ${AGAIN}`,
  'no person': `Choose who works in these weekly hours. ${AGAIN}`,
  'no service': `Choose services for these weekly hours. ${AGAIN}`,
};
