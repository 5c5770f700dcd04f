/** What the letter about a message to support tells. */
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
