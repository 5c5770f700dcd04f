import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { withQuery } from '@daybook/schema/rules/path';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Email, EmailContent } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';
import { textWithoutLinks } from '../../emails/plain-text.ts';
import type { Links } from '../../tokens/seal.ts';

/** Doesn't name the business, because the reader may know neither it nor us. */
const SUBJECT = `Please confirm your email address for ${PRODUCT_NAME}`;

interface ConfirmationEmailContext extends Us {
  /** PUBLIC_URL, without a trailing slash. */
  publicUrl: string;
  links: Pick<Links, 'confirmEmailLink'>;
}

export function confirmationEmail(facts: ConfirmationFacts, context: ConfirmationEmailContext): Email {
  return emailFromUs({ subject: SUBJECT, ...contentOf(facts, context) }, context);
}

function contentOf(facts: ConfirmationFacts, context: ConfirmationEmailContext): EmailContent {
  const { businessId: id, email, expiresAt } = facts;
  const token = context.links.confirmEmailLink.tokenOf({ id, email, expiresAt });
  return {
    preview: 'Someone entered this address for a business. Is it yours?',
    heading: 'Is this your business’s email address?',
    parts: [
      {
        type: 'paragraph',
        text: `Someone entered ${facts.email} as the email address of a business on ${PRODUCT_NAME}. If that was you, or someone you work with, please confirm it.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'Business', value: textWithoutLinks(facts.businessName) },
          { label: 'Entered by', value: facts.account },
        ],
      },
      { type: 'paragraph', text: EMAIL_CONFIRM_MEANS },
      {
        type: 'button',
        link: { label: EMAIL_CONFIRM, href: withQuery(context.publicUrl + pages.confirmEmail, { token }) },
      },
      {
        type: 'paragraph',
        text: `This opens a page where you can confirm that it’s right. The link works until ${momentText(facts.expiresAt, facts.timezone)}.`,
      },
      {
        type: 'paragraph',
        text: `If you weren’t expecting this, ignore this email. Unless someone confirms the address, we won’t send this business’s booking emails to it. To complain, email ${context.supportEmail}.`,
      },
    ],
    footer: [
      `${PRODUCT_NAME} is an online booking service. It sent this because someone entered this address there.`,
    ],
  };
}

export const EMAIL_CONFIRMATION = 'email_confirmation';

export const confirmationFacts = z.object({
  businessId: idField,
  businessName: z.string(),
  /** As the owner typed it: the email goes there, and its link confirms it. */
  email: z.string(),
  timezone: z.string(),
  /** The email address of the account that entered it. */
  account: z.string(),
  /** Both addresses, folded: emails are counted by them. */
  recipientFolded: z.string(),
  accountFolded: z.string(),
  /** When the link expires, in milliseconds since 1970. */
  expiresAt: z.int().min(0).max(8.64e15),
});

export type ConfirmationFacts = z.infer<typeof confirmationFacts>;
