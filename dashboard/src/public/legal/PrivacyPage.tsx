import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { BOOKING_RECORD_YEARS, DATA_LINK_HOURS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { COMPLAINT_ADDRESS, SEND_DATA_LINK } from '@daybook/schema/words/customer-data-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages, sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { ReadingPage, type ReadingSection } from '../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { CUSTOMERS_DATA_ID, LAST_UPDATED, OperatorText, SAFETY_ID, WIDGET_ID } from './legal-parts.tsx';
import { COLLECTED, REASONS } from './privacy-collection.tsx';
import { keptOf, sharingOf, TRANSFERS } from './privacy-sharing-and-keeping.tsx';

export const privacyPage: PublicPage = {
  title: () => PRIVACY_TITLE,
  description: () => PRIVACY_DESCRIPTION,
  View: PrivacyView,
};

function PrivacyView({ facts }: ViewProps) {
  return (
    <ReadingPage heading={PRIVACY_TITLE} lede={PRIVACY_LEDE} sections={privacySections(facts)}>
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}

const PRIVACY_TITLE = 'Privacy Policy';
const PRIVACY_DESCRIPTION = `How ${PRODUCT_NAME} uses personal data: what we collect, why, who we share it with, how long we keep it, and your rights.`;
const PRIVACY_LEDE = `How we use personal data: for people who book with a business, for businesses with an account, and for visitors to our own pages.`;

const privacySections = (facts: SiteFacts): readonly ReadingSection[] => [
  whoWeAre(facts),
  objectionOf(facts),
  COLLECTED,
  REASONS,
  sharingOf(facts),
  widgetOf(facts),
  TRANSFERS,
  keptOf(facts),
  safetyAt(facts.origin),
  rightsOf(facts),
  COMPLAINTS,
  CHILDREN,
  CHANGES,
];

const whoWeAre = (facts: SiteFacts): ReadingSection => ({
  id: 'who-we-are',
  heading: 'Who we are',
  body: (
    <>
      <OperatorText facts={facts} />
      <p>
        When you book with a business, that business decides why and how your details are used. It is the
        controller, and we process your details for it under{' '}
        <a href={`${sitePages.terms}#${CUSTOMERS_DATA_ID}`}>our data processing agreement</a>.
      </p>
      <p>
        For your {PRODUCT_NAME} account, messages to support, our newsletter and visits to our own pages, we
        decide. We are then the controller, and this policy explains how we use your data.
      </p>
    </>
  ),
});

const objectionOf = ({ supportEmail }: SiteFacts): ReadingSection => ({
  id: 'object',
  heading: 'Your right to object',
  body: (
    <>
      <p>
        <strong>You can object at any time to any use that we base on legitimate interests.</strong> The table
        under <a href="#why">Why we use it</a> marks each of them. Email{' '}
        <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink> and say what you object to. We
        then stop, unless our reasons are compelling and outweigh yours, or we need the data for a legal
        claim.
      </p>
      <p>
        If you object to how a business uses your booking details, tell that business. We pass on any
        objection that reaches us.
      </p>
    </>
  ),
});

/** Returns a sentence for the privacy notice of a website with the widget. */
export const noticeOf = ({ origin, operator: { name } }: SiteFacts) =>
  `Our online diary is provided by ${name === null ? PRODUCT_NAME : `${PRODUCT_NAME}, run by ${name}`} (${origin}). When you open a page with the diary, your browser connects to ${PRODUCT_NAME}. It sends your IP address, the name of your browser and the address of our website. ${PRODUCT_NAME} uses your IP address only to limit the number of requests, and the diary stores nothing in your browser. If you book, ${PRODUCT_NAME} processes your details for us and keeps them for up to ${BOOKING_RECORD_YEARS} years after your appointment. More: ${origin}${sitePages.privacy}`;

const widgetOf = (facts: SiteFacts): ReadingSection => ({
  id: WIDGET_ID,
  heading: 'Diaries on other websites',
  body: (
    <>
      <p>
        A business can show its diary on its own website. Your browser then loads the diary from us as soon as
        you open that page, even if you do not book. Like any web server, we receive your IP address, the name
        of your browser and the address of that website.
      </p>
      <p>
        We use your IP address only to limit the number of requests. The diary keeps nothing in your browser
        there, and we do not count or follow visits to that website.
      </p>
      <p>If you own such a website, you can add this to your own privacy notice:</p>
      <blockquote>
        <p>{noticeOf(facts)}</p>
      </blockquote>
    </>
  ),
});

/** `origin` is Daybook's own address: without https, as on a developer's computer, nothing is encrypted. */
const safetyAt = (origin: string): ReadingSection => ({
  id: SAFETY_ID,
  heading: 'How we keep it safe',
  body: (
    <>
      <p>{origin.startsWith('https:') ? ENCRYPTED : NOT_ENCRYPTED}</p>
      <p>
        Owners see only their own businesses. We store no passwords, and we store login sessions and the links
        in our emails only in a form that nobody can use.
      </p>
      <p>
        If something goes wrong that puts you at risk, we tell you and the Information Commissioner’s Office
        as the law requires. We tell the business concerned without delay.
      </p>
    </>
  ),
});

export const ENCRYPTED =
  'The connection between your browser and us is encrypted. An email is encrypted on its way only where every mail server that carries it supports that.';
export const NOT_ENCRYPTED = `The connection between your browser and this ${PRODUCT_NAME} is not encrypted, because its address does not begin with https. Use it to try things out, not for real people’s data.`;

/** The days within which a controller acknowledges a complaint (Data Protection Act 2018, section 164A). */
const COMPLAINT_CONFIRMED_DAYS = 30;

const rightsOf = ({ supportEmail }: SiteFacts): ReadingSection => ({
  id: 'rights',
  heading: 'Your rights',
  body: (
    <>
      <p>You have the right to:</p>
      <ul>
        <li>get a copy of your data;</li>
        <li>have it corrected;</li>
        <li>have it deleted;</li>
        <li>have its use restricted;</li>
        <li>get it in a form that you can take elsewhere;</li>
        <li>
          <a href="#object">object</a> to its use;
        </li>
        <li>take back your consent.</li>
      </ul>
      <p>
        Email <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>. It is free, and we
        reply within one month. A complex request may take us up to three months. We then tell you so within
        the first.
      </p>
      <h3>If you booked</h3>
      <p>
        Open the link to cancel in any email about your booking, even after the appointment. Select ‘
        {SEND_DATA_LINK}’. We then email you a link that works for {DATA_LINK_HOURS} hours. It shows your
        bookings with that business and the emails about them. There you can download them, and ask the
        business to delete your details.
      </p>
      <p>
        The business must reply within one month. It decides, because the law may require it to keep some
        records. If it agrees, we remove your name, addresses, phone number and how you found the business,
        from these bookings and from the emails about them. What was booked, when and at what price stays. The
        business may also have your details in its own mailbox and files.
      </p>
      <p>
        Cancel any upcoming appointment first: nobody’s details are deleted before it is over. If the business
        closes its account, we delete your details ourselves within {PURGE_AFTER_DAYS} days, and email you if
        you had asked for it. For anything else, ask the business. We help it to reply. If it is no longer
        here, email us.
      </p>
      <h3>If you have an account</h3>
      <p>
        In <a href={`${pages.settings}?tab=account`}>Settings</a> you can download most of what we hold about
        you: your account, businesses, events, bookings and payments. The file leaves out messages to support,
        the newsletter and the emails that we sent. Email us if you want those too.
      </p>
      <p>
        In Settings you can also export each business as a file that another {PRODUCT_NAME} can import, and
        delete your account.
      </p>
      <h3>If you get our newsletter</h3>
      <p>
        Open the link in the email that asked you to confirm, and unsubscribe there. You can also email us.
      </p>
    </>
  ),
});

const COMPLAINTS: ReadingSection = {
  id: 'complaints',
  heading: 'How to complain',
  body: (
    <p>
      Complain to us by email or through the <a href={pages.contact}>contact form</a>. We confirm within{' '}
      {COMPLAINT_CONFIRMED_DAYS} days that we have your complaint, look into it, and tell you the outcome. You
      can also complain to the Information Commissioner’s Office at any time, at{' '}
      <a href={COMPLAINT_ADDRESS}>ico.org.uk</a>, or go to court.
    </p>
  ),
};

const CHILDREN: ReadingSection = {
  id: 'children',
  heading: 'Children',
  body: (
    <p>
      {PRODUCT_NAME} is not for anyone under 16, and owners of an account must be 18 or older. A parent can
      book for a child in the parent’s own name.
    </p>
  ),
};

const CHANGES: ReadingSection = {
  id: 'changes',
  heading: 'Changes to this policy',
  body: (
    <p>
      When we change this policy, we change the date at its top. If a change matters to owners, we email them
      before it takes effect.
    </p>
  ),
};
