import type { ContactRequest } from '@daybook/schema/contract/contact';
import { MESSAGES_PER_DAY } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import { CONTACT_FAILED } from '@daybook/schema/words/contact-texts';
import type { Context } from '../context.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { Refusal } from '../http/errors.ts';
import type { ContactFacts } from './contact-email.ts';
import { countMessagesSince, isRepeated, keepMessage } from './message-store.ts';

/** The same message within this time was sent twice by mistake, and is saved once. */
const MESSAGE_REPEAT_MILLISECONDS = 600_000;

/**
 * Saves a message, and queues the email that takes it to support. A message that was sent twice is saved
 * once. Throws the 429 if more came today than anybody could answer.
 */
export async function sendMessage(
  { database, supportEmail, clock, onMailQueued }: Context,
  { firstName, lastName, businessName, email, telephone, message }: ContactRequest,
): Promise<void> {
  const facts: ContactFacts = { firstName, lastName, businessName, email, telephone, message };
  const now = clock();
  await database.write({ address: foldedAddress(supportEmail) }, async (tx) => {
    if (await isRepeated(tx, facts, now - MESSAGE_REPEAT_MILLISECONDS)) return;
    if ((await countMessagesSince(tx, now - DAY)) >= MESSAGES_PER_DAY) throw tooMany();
    await keepMessage(tx, facts, { recipient: supportEmail, now });
  });
  onMailQueued();
}

const tooMany = () => new Refusal(429, CONTACT_FAILED, { headers: { 'Retry-After': '3600' } });
