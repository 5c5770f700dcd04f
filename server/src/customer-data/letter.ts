/** The letters about a customer's own data, in words. */
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { momentText } from '@daybook/schema/rules/moment-text';
import { withQuery } from '@daybook/schema/rules/path';
import { FORGET_REQUESTS_PLACE } from '@daybook/schema/words/customer-data-routes';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { letterHtml } from '../mail/layout.tsx';
import { subjectLine, type Letter, type LetterContent } from '../mail/letter.ts';
import { plainText } from '../mail/plain-text.ts';
import type { SealedTokens } from '../sealed-token.ts';
import type {
  CustomerForgottenFacts,
  CustomerKeptFacts,
  DataLinkFacts,
  ForgetAskedFacts,
} from './customer-data-facts.ts';

export interface CustomerLetterContext {
  supportEmail: string;
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
  tokens: Pick<SealedTokens, 'tokenOf'>;
}

interface Draft extends LetterContent {
  subject: string;
}

export function dataLinkLetter(facts: DataLinkFacts, context: CustomerLetterContext): Letter {
  const { business, bookingId, email, expiresAt, timezone } = facts;
  const token = context.tokens.tokenOf({ id: bookingId, email, expiresAt });
  return toCustomer(business, context, {
    subject: `What ${business.name} holds about you`,
    preview: `The link shows your bookings at ${business.name}, and all that is held with them.`,
    heading: 'Your data',
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      {
        type: 'paragraph',
        text: `Somebody who has the link to one of your bookings at ${business.name} asked to see what is held about you there. It is shown to whoever reads the mail of ${email}, and so we send the link here.`,
      },
      {
        type: 'button',
        link: { label: 'See your data', href: withQuery(context.publicUrl + pages.myData, { token }) },
      },
      {
        type: 'paragraph',
        text: `The link works until ${momentText(expiresAt, timezone)}. It shows every booking that ${business.name} holds with this address, so please do not pass this letter on. On the same page you can take your data elsewhere, and ask ${business.name} to forget you.`,
      },
      { type: 'paragraph', text: 'If you did not ask for this, you need do nothing.' },
    ],
    footer: customerFooter(business),
  });
}

export function forgetAskedLetter(facts: ForgetAskedFacts, context: CustomerLetterContext): Letter {
  return toBusiness(facts, context, {
    subject: `${facts.customerName} asks to be forgotten: please answer by ${longDate(facts.answerBy)}`,
    preview: `A customer of ${facts.business.name} asks you to forget their details.`,
    heading: 'A customer asks to be forgotten',
    first: `${facts.customerName} asks ${facts.business.name} to forget the details that it holds about them. They read the mail of the address below, and asked from there.`,
  });
}

export function forgetDueLetter(facts: ForgetAskedFacts, context: CustomerLetterContext): Letter {
  return toBusiness(facts, context, {
    subject: `${facts.customerName} waits for your answer until ${longDate(facts.answerBy)}`,
    preview: `A customer of ${facts.business.name} asked to be forgotten, and is not answered yet.`,
    heading: 'A customer still waits for your answer',
    first: `${facts.customerName} has asked ${facts.business.name} to forget the details that it holds about them, and is not answered yet.`,
  });
}

export function customerForgottenLetter(
  { business, hasFound }: CustomerForgottenFacts,
  context: CustomerLetterContext,
): Letter {
  if (!hasFound) return nothingFoundLetter(business, context);
  return toCustomer(business, context, {
    subject: `${business.name} has forgotten you`,
    preview: 'Your details are no longer in its bookings.',
    heading: 'You are forgotten',
    parts: [
      {
        type: 'paragraph',
        text: `You asked ${business.name} to forget you, and it has. Your name, email address, phone number, address and where you came from are removed from the bookings that it held with this address when it agreed, and from the letters about them. The links in those letters no longer work.`,
      },
      {
        type: 'paragraph',
        text: `What stays is that somebody had those appointments, for what and at what price: the business’s own record, without you in it. Backups lose your details as old ones are replaced, and this letter’s own entry with us is deleted within about a month. Letters and lists that ${business.name} had before are with ${business.name}; ask it about those.`,
      },
    ],
    footer: customerFooter(business),
  });
}

function nothingFoundLetter(
  business: CustomerForgottenFacts['business'],
  context: CustomerLetterContext,
): Letter {
  return toCustomer(business, context, {
    subject: `${business.name} found nothing to delete`,
    preview: 'No booking has your email address any more.',
    heading: 'Nothing was deleted',
    parts: [
      {
        type: 'paragraph',
        text: `You asked ${business.name} to delete your details, and it agreed. We then found no booking with this email address at ${business.name}, and no email about one. So we deleted nothing.`,
      },
      {
        type: 'paragraph',
        text: `${business.name} may have changed the email address in your booking, or the booking may have been deleted already. If you think that it still has your details, ask ${business.name}.`,
      },
    ],
    footer: customerFooter(business),
  });
}

export function customerKeptLetter(facts: CustomerKeptFacts, context: CustomerLetterContext): Letter {
  const { business, mayAskFrom, timezone } = facts;
  return toCustomer(business, context, {
    subject: `${business.name} keeps its records`,
    preview: `You asked ${business.name} to forget you. It has answered.`,
    heading: 'Your wish to be forgotten',
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      {
        type: 'paragraph',
        text: `You asked ${business.name} to forget you. It has answered that it must keep its records.`,
      },
      { type: 'words', title: `The reason, in the words of ${business.name}`, text: facts.reason },
      {
        type: 'paragraph',
        text: `You can ask again from ${momentText(mayAskFrom, timezone)}. If you think that the answer is wrong, write to ${business.name}. You can also complain to the Information Commissioner’s Office (ICO) at https://ico.org.uk/make-a-complaint/, or go to a court.`,
      },
    ],
    footer: customerFooter(business),
  });
}

function toCustomer(
  business: DataLinkFacts['business'],
  { supportEmail }: CustomerLetterContext,
  draft: Draft,
): Letter {
  return {
    ...letterOf(draft),
    senderName: `${business.name} via ${PRODUCT_NAME}`,
    replyTo:
      business.email === null
        ? { name: PRODUCT_NAME, email: supportEmail }
        : { name: business.name, email: business.email },
  };
}

interface OwnersDraft extends Pick<Draft, 'subject' | 'preview' | 'heading'> {
  first: string;
}

function toBusiness(
  facts: ForgetAskedFacts,
  { publicUrl }: CustomerLetterContext,
  { first, ...draft }: OwnersDraft,
): Letter {
  const { businessId, business, customerName, customerEmail, bookingCount, answerBy } = facts;
  const bookingsTab = withQuery(publicUrl + pages.dashboard, { business: businessId, tab: 'bookings' });
  return {
    ...letterOf({
      ...draft,
      parts: [
        { type: 'paragraph', text: first },
        {
          type: 'details',
          rows: [
            { label: 'Name', value: customerName },
            { label: 'Email', value: customerEmail, href: mailtoOf(customerEmail) },
            { label: 'Bookings', value: String(bookingCount) },
            { label: 'Answer by', value: longDate(answerBy) },
          ],
        },
        {
          type: 'paragraph',
          text: 'The law (UK GDPR, articles 12 and 17) gives you a month to answer. You can forget them, which removes their details from your bookings and keeps what was booked, when and at what price. Or you can keep your records, where the law asks it of you or lets you, and tell them why.',
        },
        {
          type: 'button',
          link: { label: 'Answer in your bookings', href: `${bookingsTab}#${FORGET_REQUESTS_PLACE}` },
        },
      ],
      footer: [
        `${PRODUCT_NAME} sends this because ${business.name} takes bookings with it.`,
        `Reply to this email to write to ${customerName}.`,
      ],
    }),
    replyTo: { name: customerName, email: customerEmail },
  };
}

function letterOf(draft: Draft): Pick<Letter, 'subject' | 'html' | 'text'> {
  const subject = subjectLine(draft.subject);
  return { subject, html: letterHtml(draft, subject), text: plainText(draft) };
}

function customerFooter({ name, email }: DataLinkFacts['business']): string[] {
  return [
    `${PRODUCT_NAME} sends this for ${name}, where bookings were made with this email address.`,
    email === null
      ? `Reply to this email to write to the support of ${PRODUCT_NAME}.`
      : `Reply to this email to write to ${name}.`,
  ];
}
