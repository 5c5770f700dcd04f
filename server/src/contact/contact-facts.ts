/** What the email about a message to support tells. */
import { z } from 'zod';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';

/** `emails.kind` */
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
