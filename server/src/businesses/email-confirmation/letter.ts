/** The letter that asks the reader of an address's mail to confirm that the address is the business's. */
import { momentText } from '@daybook/schema/rules/moment-text';
import { withQuery } from '@daybook/schema/rules/path';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { letterHtml } from '../../mail/layout.tsx';
import { subjectLine, type Letter, type LetterContent } from '../../mail/letter.ts';
import { plainText } from '../../mail/plain-text.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { parseFacts } from '../../mail/parse-facts.ts';
import type { MakeLetter } from '../../mail/worker.ts';
import { confirmationFacts, type ConfirmationFacts } from './confirmation-facts.ts';
import type { EmailTokens } from './email-token.ts';

/** Does not name the business: whoever gets this letter may know neither the business nor us. */
const SUBJECT = `Please confirm your email address for ${PRODUCT_NAME}`;

export interface ConfirmationLetterContext {
  supportEmail: string;
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
  tokens: EmailTokens;
}

export interface ConfirmationLetterParts extends ConfirmationLetterContext {
  /** Whether the business still has that address, and the address is not yet confirmed. */
  isWanted: (facts: ConfirmationFacts) => Promise<boolean>;
}

/** Makes the letter of a row of kind EMAIL_CONFIRMATION. */
export function createConfirmationLetterMaker(parts: ConfirmationLetterParts): MakeLetter {
  return async ({ payload }) => {
    const facts = parseFacts(confirmationFacts, payload);
    return (await parts.isWanted(facts)) ? confirmationLetter(facts, parts) : null;
  };
}

export function confirmationLetter(facts: ConfirmationFacts, context: ConfirmationLetterContext): Letter {
  const content = contentOf(facts, context);
  const subject = subjectLine(SUBJECT);
  return {
    subject,
    html: letterHtml(content, subject),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: context.supportEmail },
  };
}

function contentOf(facts: ConfirmationFacts, context: ConfirmationLetterContext): LetterContent {
  const token = context.tokens.tokenOf(facts);
  return {
    preview: 'Somebody gave this address as that of a business. Is it?',
    heading: 'Is this your business’s email address?',
    parts: [
      {
        type: 'paragraph',
        text: `Somebody gave ${facts.email} as the email address of a business that takes bookings with ${PRODUCT_NAME}. If it was you, or somebody you work with, please confirm it.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'Business', value: unlinked(facts.businessName) },
          { label: 'Given by', value: facts.account },
        ],
      },
      { type: 'paragraph', text: EMAIL_CONFIRM_MEANS },
      {
        type: 'button',
        link: { label: EMAIL_CONFIRM, href: withQuery(context.publicUrl + pages.confirmEmail, { token }) },
      },
      {
        type: 'paragraph',
        text: `This opens a page that shows the address once more and asks you to confirm it there. The link works until ${momentText(facts.expiresAt, facts.timezone)}.`,
      },
      {
        type: 'paragraph',
        text: `If this means nothing to you, do nothing: unless the address is confirmed, nothing about the business’s bookings goes to it. To complain, write to ${context.supportEmail}.`,
      },
    ],
    footer: [
      `${PRODUCT_NAME} is an online diary in which customers book appointments. It sends this because the address was typed into it.`,
    ],
  };
}
