/** What emails to a business's customers have in common: its name at the head, its contact details at the foot. */

import { z } from 'zod';
import { colourOfBusiness } from '@daybook/schema/contract/business';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { BusinessRow } from '../database/tables.ts';
import type { Draft, Email } from '../emails/email.ts';
import { emailOf, privacyLinks } from '../emails/layout.tsx';
import { privacyNoticeField } from './business-responses.ts';
import { pictureField } from './business-shape.ts';

/** Cleaned again for the email, because rows may be older than the rule that cleans input. */
const line = z.string().overwrite(oneLine);

/** What a queued email keeps of the business in whose name it goes out. */
export const senderFacts = z.object({
  name: line,
  /**
   * Where customers reach the business: shown, and used for replies. So it must be confirmed: otherwise replies
   * could reach a stranger. Null if its owner's account is deleted.
   */
  email: line.nullable(),
  phone: line.nullable(),
  address: line.nullable(),
  postcode: line.nullable(),
  privacyNotice: privacyNoticeField,
  /** Missing in emails that version 0.1.0 queued, as is the next. */
  colour: colourOfBusiness.nullable().catch(null),
  /** The path of its picture. */
  picture: z.string().startsWith('/pictures/').nullable().catch(null),
});

export type SenderFacts = z.infer<typeof senderFacts>;

type SendingBusiness = Pick<
  BusinessRow,
  | 'name'
  | 'email'
  | 'confirmedEmail'
  | 'phone'
  | 'address'
  | 'postcode'
  | 'privacyNotice'
  | 'colour'
  | 'pictureHash'
>;

/** `accountEmail` is the owner's own address; null once the account is deleted. */
export const senderOf = (business: SendingBusiness, accountEmail: string | null): SenderFacts => ({
  name: business.name,
  email: emailsTo(business, accountEmail),
  phone: business.phone,
  address: business.address,
  postcode: business.postcode,
  privacyNotice: business.privacyNotice,
  colour: business.colour,
  ...pictureField(business),
});

interface Context {
  supportEmail: string;
  /** PUBLIC_URL, without a trailing slash. */
  publicUrl: string;
}

/** The sender's name in a mailbox: people open mail from names that they know. */
export const senderNameOf = ({ name }: Pick<SenderFacts, 'name'>): string => `${name} via ${PRODUCT_NAME}`;

/** Returns the head and foot. `because` completes 'Daybook sent this for Willow & Co Hair, because …'. */
export const headAndFoot = (
  sender: SenderFacts,
  because: string,
  publicUrl: string,
): Pick<Draft, 'sender' | 'footer' | 'footerLinks'> => ({
  sender: { ...sender, picture: sender.picture && publicUrl + sender.picture },
  footer: [
    `${PRODUCT_NAME} sent this for ${sender.name}, because ${because}.`,
    `Reply to this email to contact ${sender.email === null ? `${PRODUCT_NAME} support` : sender.name}.`,
  ],
  footerLinks: privacyLinks(sender, publicUrl),
});

/** Returns the whole email, whose replies go to the business, or to our support if it has no address. */
export function emailFromBusiness(
  sender: SenderFacts,
  { supportEmail, publicUrl }: Context,
  { because, ...draft }: Omit<Draft, 'sender' | 'footer' | 'footerLinks'> & { because: string },
): Email {
  return {
    senderName: senderNameOf(sender),
    ...emailOf({ ...draft, ...headAndFoot(sender, because, publicUrl) }),
    replyTo:
      sender.email === null
        ? { name: PRODUCT_NAME, email: supportEmail }
        : { name: sender.name, email: sender.email },
  };
}

/** Returns a business for example emails. */
export const exampleSender = (email: string): SenderFacts => ({
  name: 'Example Salon',
  email,
  phone: '020 7946 0018',
  address: '12 High Street, Chiswick',
  postcode: 'W4 1PD',
  privacyNotice: 'https://salon.example/privacy',
  colour: null,
  picture: null,
});
