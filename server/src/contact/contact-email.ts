/** The email to support with a message from the contact form. A reply goes to the sender. */

import { z } from 'zod';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Detail, Email, EmailContent } from '../emails/email.ts';
import { emailOf } from '../emails/layout.tsx';

export const CONTACT_MESSAGE = 'contact_message';

const line = z.string().overwrite(oneLine);

export const contactFacts = z.object({
  firstName: line,
  lastName: line,
  businessName: line.nullable(),
  email: line,
  telephone: line.nullable(),
  message: z.string().overwrite(manyLines),
});

export type ContactFacts = z.infer<typeof contactFacts>;

export const exampleContact: ContactFacts = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  businessName: 'Example Salon',
  email: 'ada@customer.example',
  telephone: '07700 900123',
  message: 'How do I copy an event to another day?\nThank you.',
};

export function contactEmail(facts: ContactFacts): Email {
  return {
    ...emailOf({ subject: `Message from ${nameOf(facts)}`, ...contentOf(facts) }),
    replyTo: { name: nameOf(facts), email: facts.email },
  };
}

function contentOf(facts: ContactFacts): EmailContent {
  return {
    preview: facts.message.slice(0, 100),
    heading: 'A message from the contact form',
    parts: [
      { type: 'details', rows: writerRows(facts) },
      { type: 'words', title: 'Message', text: facts.message },
    ],
    footer: [
      `${PRODUCT_NAME} sent this because someone filled in its contact form.`,
      `Reply to this email to contact ${nameOf(facts)}. We haven’t checked that the address is theirs.`,
    ],
  };
}

function writerRows({ businessName, email, telephone, ...name }: ContactFacts): Detail[] {
  return [
    { label: 'Name', value: nameOf(name) },
    ...(businessName ? [{ label: 'Business', value: businessName }] : []),
    { label: 'Email', value: email, href: mailtoOf(email) },
    ...(telephone ? [{ label: 'Telephone', value: telephone, href: telOf(telephone) }] : []),
  ];
}

const nameOf = ({ firstName, lastName }: Pick<ContactFacts, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
