/** What people can ask for, and where they can complain. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { DATA_LINK_HOURS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { COMPLAINT_ADDRESS, SEND_DATA_LINK } from '@daybook/schema/words/customer-data-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

/** Within so many days a controller confirms that it has got a complaint (Data Protection Act 2018, section 164A). */
const COMPLAINT_CONFIRMED_DAYS = 30;

export const rightsOf = ({ supportEmail }: SiteFacts): ReadingSection => ({
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

export const COMPLAINTS: ReadingSection = {
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

export const CHILDREN: ReadingSection = {
  id: 'children',
  heading: 'Children',
  body: (
    <p>
      {PRODUCT_NAME} is not for anyone under 16, and owners of an account must be 18 or older. A parent can
      book for a child in the parent’s own name.
    </p>
  ),
};

export const CHANGES: ReadingSection = {
  id: 'changes',
  heading: 'Changes to this policy',
  body: (
    <p>
      When we change this policy, we change the date at its top. If a change matters to owners, we email them
      before it takes effect.
    </p>
  ),
};
