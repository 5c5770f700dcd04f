/** Makes the emails about a customer's own data. */

import { momentText } from '@daybook/schema/rules/calendar-day';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { withQuery } from '@daybook/schema/rules/path';
import { COMPLAINT_ADDRESS } from '@daybook/schema/words/customer-data-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { ERASURE_REQUESTS_PLACE, pages } from '@daybook/schema/words/routes';
import { emailFromBusiness } from '../businesses/email-from-business.ts';
import type { Draft, Email } from '../emails/email.ts';
import { emailOf } from '../emails/layout.tsx';
import type { Links } from '../tokens/seal.ts';
import type {
  CustomerErasedFacts,
  CustomerKeptFacts,
  DataLinkFacts,
  ErasureRequestedFacts,
} from './customer-data-facts.ts';

interface CustomerEmailContext {
  supportEmail: string;
  /** PUBLIC_URL, without a trailing slash. */
  publicUrl: string;
  links: Pick<Links, 'customerDataLink'>;
}

export function dataLinkEmail(facts: DataLinkFacts, context: CustomerEmailContext): Email {
  const { business, bookingId, email, expiresAt, timezone } = facts;
  const token = context.links.customerDataLink.tokenOf({ id: bookingId, email, expiresAt });
  return toCustomer(business, context, {
    subject: `Your data at ${business.name}`,
    preview: `See your bookings at ${business.name}, and what it holds about you.`,
    heading: `Your data at ${business.name}`,
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      {
        type: 'paragraph',
        text: `You asked to see what ${business.name} holds about you. The link below shows your bookings and lets you download your data or ask for it to be deleted.`,
      },
      {
        type: 'button',
        link: { label: 'See your data', href: withQuery(context.publicUrl + pages.myData, { token }) },
      },
      {
        type: 'paragraph',
        text: `The link works until ${momentText(expiresAt, timezone)}. Anyone who has it can see all your bookings made with ${email}, so please don’t forward this email.`,
      },
      { type: 'paragraph', text: 'If you didn’t ask for this, you can ignore it.' },
    ],
  });
}

export function erasureRequestedEmail(facts: ErasureRequestedFacts, context: CustomerEmailContext): Email {
  return toBusiness(facts, context, {
    subject: `${facts.customerName} asked you to delete their data: reply by ${longDate(facts.erasureDeadline)}`,
    preview: `By law, ${facts.business.name} needs to reply within one month.`,
    heading: 'A customer has asked you to delete their data',
    first: `${facts.customerName} has asked ${facts.business.name} to delete the personal details in their bookings. They used a link that we’d sent to the email address below.`,
  });
}

export function eraseDueEmail(facts: ErasureRequestedFacts, context: CustomerEmailContext): Email {
  return toBusiness(facts, context, {
    subject: `Reminder: reply to ${facts.customerName} by ${longDate(facts.erasureDeadline)}`,
    preview: `A customer asked ${facts.business.name} to delete their data and has had no reply.`,
    heading: 'A deletion request needs your reply',
    first: `${facts.customerName} asked ${facts.business.name} to delete the personal details in their bookings. You haven’t replied yet.`,
  });
}

export function customerErasedEmail(
  { business, hasFound, hasClosed }: CustomerErasedFacts,
  context: CustomerEmailContext,
): Email {
  if (hasClosed) return closedBusinessEmail(business, context, hasFound);
  if (!hasFound) return nothingFoundEmail(business, context);
  return toCustomer(business, context, {
    subject: `${business.name} has deleted your details`,
    preview: 'They are no longer in its bookings.',
    heading: 'Your details have been deleted',
    parts: [
      {
        type: 'paragraph',
        text: `You asked ${business.name} to delete your details, and it agreed. We’ve removed your name and contact details from the bookings it held with this email address at that time, and from our emails about them. We’ve also removed which website or link you booked from. The links in those emails no longer work.`,
      },
      {
        type: 'paragraph',
        text: `${business.name} keeps a record of what was booked, when and at what price, without your details. Older backups may still contain your details. We delete our record of this email within about a month.`,
      },
      {
        type: 'paragraph',
        text: `${business.name} may also have your details in its own emails or lists. Contact it about those.`,
      },
    ],
  });
}

/** The business has closed, so the answer comes from us. */
function closedBusinessEmail(
  business: CustomerErasedFacts['business'],
  context: CustomerEmailContext,
  hasFound: boolean,
): Email {
  const asked = `You asked ${business.name} to delete your details. It has since closed its diary on ${PRODUCT_NAME}, so we answer instead.`;
  const heading = hasFound ? 'Your details have been deleted' : 'Nothing was deleted';
  const told = hasFound
    ? [
        `${asked} We’ve removed your name and contact details from your bookings there, and from our emails about them. The links in those emails no longer work.`,
        'We keep an anonymous record of what was booked, when and at what price. Older backups may still contain your details. We delete our record of this email within about a month.',
      ]
    : [`${asked} We found no booking with this email address there, so we deleted nothing.`];
  const elsewhere = `${business.name} may also have your details in its own emails or lists. Contact it about those.`;
  return toCustomer(business, context, {
    subject: `${heading}: ${business.name}`,
    preview: `${business.name} has closed its diary on ${PRODUCT_NAME}.`,
    heading,
    parts: [...told, elsewhere].map((text) => ({ type: 'paragraph', text })),
  });
}

function nothingFoundEmail(business: CustomerErasedFacts['business'], context: CustomerEmailContext): Email {
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
        text: `${business.name} may have changed the email address in your booking, or the booking may have been deleted already. If you think it still has your details, ask ${business.name}.`,
      },
    ],
  });
}

export function customerKeptEmail(facts: CustomerKeptFacts, context: CustomerEmailContext): Email {
  const { business, mayAskFrom, timezone } = facts;
  return toCustomer(business, context, {
    subject: `${business.name} has replied to your deletion request`,
    preview: 'It says it has to keep its records. Here’s why.',
    heading: 'Your deletion request',
    parts: [
      { type: 'paragraph', text: `Hello ${facts.firstName},` },
      {
        type: 'paragraph',
        text: `You asked ${business.name} to delete your details. It replied that it has to keep its records.`,
      },
      { type: 'words', title: `The reason that ${business.name} gave`, text: facts.reason },
      {
        type: 'paragraph',
        text: `You can ask again from ${momentText(mayAskFrom, timezone)}. If you disagree with the reply, contact ${business.name}. You can also complain to the Information Commissioner’s Office (ICO), or go to court.`,
      },
      {
        type: 'links',
        title: 'To complain to the ICO',
        links: [{ label: 'Make a complaint', href: COMPLAINT_ADDRESS }],
      },
    ],
  });
}

const toCustomer = (
  business: DataLinkFacts['business'],
  context: CustomerEmailContext,
  draft: Omit<Draft, 'sender' | 'footer' | 'footerLinks'>,
): Email =>
  emailFromBusiness(business, context, {
    ...draft,
    because: 'bookings were made there with this email address',
  });

interface OwnersDraft extends Pick<Draft, 'subject' | 'preview' | 'heading'> {
  first: string;
}

function toBusiness(
  facts: ErasureRequestedFacts,
  { publicUrl }: CustomerEmailContext,
  { first, ...draft }: OwnersDraft,
): Email {
  const { businessId, business, customerName, customerEmail, bookingCount, erasureDeadline } = facts;
  const bookingsTab = withQuery(publicUrl + pages.dashboard, { business: businessId, tab: 'bookings' });
  return {
    ...emailOf({
      ...draft,
      parts: [
        { type: 'paragraph', text: first },
        {
          type: 'details',
          rows: [
            { label: 'Name', value: customerName },
            { label: 'Email', value: customerEmail, href: mailtoOf(customerEmail) },
            { label: 'Bookings', value: String(bookingCount) },
            { label: 'Reply by', value: longDate(erasureDeadline) },
          ],
        },
        {
          type: 'paragraph',
          text: 'By law (UK GDPR, articles 12 and 17), you need to reply within one month. You can delete their details: your bookings then keep only what was booked, when and at what price. Or you can keep their details if the law requires or allows it, and tell them why.',
        },
        {
          type: 'button',
          link: { label: 'Reply to the request', href: `${bookingsTab}#${ERASURE_REQUESTS_PLACE}` },
        },
      ],
      footer: [
        `${PRODUCT_NAME} sent this because ${business.name} gets its booking emails at this address.`,
        `Reply to this email to contact ${customerName}.`,
      ],
    }),
    replyTo: { name: customerName, email: customerEmail },
  };
}
