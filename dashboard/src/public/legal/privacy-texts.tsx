/** What is done with people's data, as UK data protection law wants it told. Each figure is the one that the code keeps to. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import {
  BOOKING_RECORD_YEARS,
  DEMO_BOOKING_MINUTES,
  LETTERS_KEPT_DAYS,
  MESSAGE_KEPT_DAYS,
  NEWSLETTER_LINK_DAYS,
  PURGE_AFTER_DAYS,
  SESSION_MILLISECONDS,
} from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages, sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../parts/ReadingPage.tsx';
import { OperatorText } from './OperatorText.tsx';

const SESSION_DAYS = SESSION_MILLISECONDS / 86_400_000;

export const PRIVACY_TITLE = 'Privacy Policy';
export const PRIVACY_DESCRIPTION = `Whose data ${PRODUCT_NAME} holds, what for, how long, who else sees it, and how you get it, correct it or have it deleted.`;
export const PRIVACY_LEDE = `Whose data ${PRODUCT_NAME} holds, what for, for how long, and what you can ask for. It is written for three kinds of people: customers who book, businesses that are booked, and visitors of these pages.`;

export const privacySections = (facts: SiteFacts): readonly ReadingSection[] => [
  { id: 'who-we-are', heading: 'Who we are', body: <OperatorText facts={facts} /> },
  CUSTOMERS,
  OWNERS,
  VISITORS,
  OTHERS,
  KEPT,
  SAFE,
  RIGHTS,
  CHILDREN,
  CHANGES,
];

const CUSTOMERS: ReadingSection = {
  id: 'customers',
  heading: 'If you book an appointment',
  body: (
    <>
      <p>
        The business that you book with is the controller of your data: it decides what your details are used
        for. We hold them for that business, as its processor.
      </p>
      <p>
        We hold what you type into the form: your first and last name, your email address, your phone number
        if you give one, your address and postcode if somebody comes to you, and what you booked and when. You
        need no account. The business needs these details to keep its agreement with you; that is the lawful
        basis (UK GDPR, article 6(1)(b)).
      </p>
      <p>
        We write to you for the business: a confirmation, a reminder, and a letter when something changes.
        None of them advertises anything.
      </p>
      <p>
        A booking in the demonstration on our home page is forgotten after {DEMO_BOOKING_MINUTES} minutes, and
        no letter is sent about it.
      </p>
    </>
  ),
};

const OWNERS: ReadingSection = {
  id: 'owners',
  heading: 'If you have an account',
  body: (
    <>
      <p>
        We are the controller of your account’s data. When you sign in with Google, we get your name, your
        email address, the address of your picture there, and a number that Google knows you by. We keep
        those, when you first and last came, and everything that you enter about your businesses.
      </p>
      <p>
        We need these to keep our agreement with you (article 6(1)(b)). Records of payments we must keep by
        law (article 6(1)(c)). That we guard against misuse, and that an administrator can help you, is our
        legitimate interest (article 6(1)(f)); what an administrator does is written down.
      </p>
    </>
  ),
};

const VISITORS: ReadingSection = {
  id: 'visitors',
  heading: 'If you only look',
  body: (
    <>
      <p>
        Your browser’s network address is used while your request is answered, to limit how often one address
        may ask. It is kept in the computer’s memory for that, and in no table.
      </p>
      <p>
        If you allow it, visits to a page are counted as a sum for each day, without any number that stands
        for you (article 6(1)(a)). The <a href={sitePages.cookies}>cookie policy</a> names everything that
        your browser keeps.
      </p>
      <p>
        The newsletter comes only to an address that pressed the link in a first letter. Each issue can be
        ended with one press. A message by the contact form is kept so that it can be answered.
      </p>
    </>
  ),
};

const OTHERS: ReadingSection = {
  id: 'others',
  heading: 'Who else sees it',
  body: (
    <>
      <p>We sell nothing to anybody, and no page loads anything that watches you. These take part:</p>
      <ul>
        <li>the business that you book with;</li>
        <li>
          Google, when an owner signs in, and when you choose yourself to add an appointment to its calendar;
        </li>
        <li>Stripe, when an owner pays: it gets the details of the card, which never reach us;</li>
        <li>the mail server that carries our letters, and the computers on which {PRODUCT_NAME} runs.</li>
      </ul>
      <p>
        Google and Stripe work in other countries too. They do so under the safeguards that UK law wants for
        this, such as the UK’s agreement with the United States or the standard clauses.
      </p>
    </>
  ),
};

const KEPT: ReadingSection = {
  id: 'how-long',
  heading: 'How long it is kept',
  body: (
    <ul>
      <li>
        Records of bookings: {BOOKING_RECORD_YEARS} years, since a business may have to show them that long.
      </li>
      <li>A deleted account, and what belongs to it: purged within {PURGE_AFTER_DAYS} days.</li>
      <li>Letters: emptied {LETTERS_KEPT_DAYS} days after they were sent or given up.</li>
      <li>A session: {SESSION_DAYS} days, or until you sign out.</li>
      <li>Messages to support: {MESSAGE_KEPT_DAYS} days.</li>
      <li>
        An address for the newsletter that was never confirmed: {NEWSLETTER_LINK_DAYS} days; a confirmed one:
        until you end it.
      </li>
    </ul>
  ),
};

const SAFE: ReadingSection = {
  id: 'safety',
  heading: 'How it is kept safe',
  body: (
    <p>
      Everything travels encrypted. An owner sees only their own businesses. Sessions and the links in letters
      are kept only as sums from which they cannot be told. When something goes wrong that puts you at risk,
      we tell you and the Information Commissioner’s Office, as the law wants it.
    </p>
  ),
};

const RIGHTS: ReadingSection = {
  id: 'rights',
  heading: 'What you can ask for',
  body: (
    <>
      <p>
        You can ask for a copy of your data, to have it corrected or deleted, that its use is limited, or for
        it in a form that you can take elsewhere; you can object to a use, and take back what you allowed. It
        costs nothing, and is answered within a month.
      </p>
      <p>
        If you booked, ask the business; we help it. If you have an account, you find a file with everything,
        and the way to delete it, in <a href={`${pages.settings}?tab=account`}>Settings</a>. For anything
        else, write to us.
      </p>
      <p>
        You can complain to the Information Commissioner’s Office at{' '}
        <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a>.
      </p>
    </>
  ),
};

const CHILDREN: ReadingSection = {
  id: 'children',
  heading: 'Children',
  body: (
    <p>
      {PRODUCT_NAME} is not for anybody under 16, and owners of an account must be 18 or older. A parent can
      book for a child in their own name.
    </p>
  ),
};

const CHANGES: ReadingSection = {
  id: 'changes',
  heading: 'Changes',
  body: (
    <p>
      When this policy changes, the day at its top changes too. When a change matters to owners, we write to
      them before it holds.
    </p>
  ),
};
