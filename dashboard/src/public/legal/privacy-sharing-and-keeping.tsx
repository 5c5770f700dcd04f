import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import {
  BLOCK_DAYS,
  BOOKING_RECORD_YEARS,
  DAY,
  DEMO_BOOKING_MINUTES,
  EMAILS_KEPT_DAYS,
  MESSAGE_KEPT_DAYS,
  NEWSLETTER_LINK_DAYS,
  PAYMENT_RECORD_YEARS,
  PURGE_AFTER_DAYS,
  SESSION_LONGEST_MILLISECONDS,
  SESSION_MILLISECONDS,
  WAITING_KEPT_DAYS,
} from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../parts/ReadingPage.tsx';
import { type PolicyRow, PolicyTable } from './legal-parts.tsx';

const recipientsOf = ({ hostingProvider, emailProvider }: Operator): readonly PolicyRow[] => [
  ['The business that you book with', 'your booking and your details', 'to keep your appointment'],
  [
    hostingProvider ?? 'The company that runs our servers',
    `everything that ${PRODUCT_NAME} stores`,
    'to run our servers for us, as our processor',
  ],
  [
    emailProvider ?? 'The company that carries our email',
    'the addresses and the text of our emails',
    'to deliver them for us, as our processor',
  ],
  ['The email provider of each recipient', 'the emails that we send there', 'to deliver them'],
  [
    'A company that sends our newsletter for us, if we use one',
    'newsletter addresses, and names if you gave one',
    'to send it, as our processor',
  ],
  [
    'Google, when you log in or choose one of its services',
    'that you log in here; an appointment that you add to Google Calendar; the address of a home visit that is opened on Google Maps',
    'to do what you chose',
  ],
  [
    'Google, when our administrators list accounts',
    'which profile picture is shown, and the IP address of the administrator',
    'to load the picture',
  ],
  [
    'Stripe, when an owner pays',
    'the owner’s email address, the name of the business, the amount, and the card details that the owner enters there',
    'to take the payment',
  ],
  [
    'The website that shows a diary',
    'what was booked there and when; your name and details only if the owner of the website has switched that on',
    'to thank you or count bookings, for example',
  ],
  [
    'The calendar that a business subscribes with',
    'what is booked, when and where; your name and the address of a home visit only if the business has switched that on',
    'to show the business its bookings',
  ],
  [
    'The provider of a calendar that an owner adds',
    'that we read the calendar',
    'to see when the owner is busy',
  ],
  ['A service that you share a diary with', 'the address of the diary', 'to do what you chose'],
  ['Courts and authorities', 'what the law requires', 'to comply with the law'],
];

export const sharingOf = ({ operator }: SiteFacts): ReadingSection => ({
  id: 'sharing',
  heading: 'Who we share it with',
  body: (
    <>
      <PolicyTable
        caption="Who gets personal data"
        headings={['Who', 'What they get', 'Why']}
        rows={recipientsOf(operator)}
      />
      <p>
        We do not sell personal data. For what Google and Stripe do for purposes of their own, they are
        controllers, and their own privacy policies apply.
      </p>
      <p>
        Our administrators see accounts, businesses, payments and newsletter addresses. Of bookings they see
        how many there are, not who made them. Of an email they see the kind, the date, and the first letter
        and the domain of the address. They can also look for emails to an address that they know in full.
      </p>
    </>
  ),
});

export const TRANSFERS: ReadingSection = {
  id: 'transfers',
  heading: 'Transfers outside the United Kingdom',
  body: (
    <p>
      Google and Stripe also work in other countries, including the United States. So may our own providers
      and yours. We transfer personal data only where UK law allows it: to countries and companies that the UK
      government has approved, such as members of the UK–US data bridge, or under the Information
      Commissioner’s contract clauses. Email us for details of the safeguards, or for a copy.
    </p>
  ),
};

const SESSION_DAYS = SESSION_MILLISECONDS / DAY;
const LONGEST_DAYS = SESSION_LONGEST_MILLISECONDS / DAY;
const REST_OF_YEARS = `for the rest of those ${BOOKING_RECORD_YEARS} years`;

const OF_CUSTOMERS: readonly PolicyRow[] = [
  [
    'Bookings',
    `${BOOKING_RECORD_YEARS} years after the appointment, or until the business agrees to delete your details`,
    'the business’s tax and legal records',
  ],
  [
    'Bookings after your details were deleted',
    `what was booked, when, where, with whom and at what price, without your details: ${REST_OF_YEARS}`,
    'the same',
  ],
  [
    'Bookings of a closed account or business',
    `the date, service and price only, ${REST_OF_YEARS}. Everything else goes within ${PURGE_AFTER_DAYS} days`,
    'the same',
  ],
  [
    'Waiting lists',
    `until you leave, book a time or your dates are over, and ${WAITING_KEPT_DAYS} days after that`,
    'to offer you free times, and so the business can see what came of it',
  ],
  [
    'Requests to delete data',
    `until we or the business have dealt with them. If the business keeps its records, its answer stays as long as they do. If it closes its account, we delete your details within ${PURGE_AFTER_DAYS} days`,
    'to answer you',
  ],
  [
    'Emails we sent',
    `the text for ${EMAILS_KEPT_DAYS} days; the date and address for as long as the booking or business. Emails about neither, and those with a link to your data, are deleted after ${EMAILS_KEPT_DAYS} days`,
    'so the business can see what you were told',
  ],
  ['Bookings in the demonstration diary', `${DEMO_BOOKING_MINUTES} minutes`, 'to show how booking works'],
];

const OF_OWNERS: readonly PolicyRow[] = [
  [
    'Accounts and businesses',
    `until you delete them. They are then out of reach at once, and deleted within ${PURGE_AFTER_DAYS} days`,
    'to run your diaries',
  ],
  [
    'People in your team',
    'until you remove them; as long as the business if a date or booking includes them',
    'to show who takes which appointment',
  ],
  [
    'A code made from your Google number, and when your free trial began',
    `up to ${PURGE_AFTER_DAYS} days after you delete your account; the code for ${BLOCK_DAYS} days if an administrator deleted it`,
    'one free trial per person; no new account for people whom we had to exclude',
  ],
  [
    'Login sessions',
    `until you log out, ${SESSION_DAYS} days after their last use, or ${LONGEST_DAYS} days after you logged in`,
    'to keep you logged in',
  ],
  [
    'Payments',
    `while you have the business, and until ${PAYMENT_RECORD_YEARS} years after the end of the tax year in which you paid. Without the business we keep reference numbers, and no name`,
    'the law on business records',
  ],
  [
    'Your other calendars and their busy times',
    'until you remove them; past busy times for a day or two',
    'so that nobody books over them',
  ],
  [
    'Addresses from an imported file that we emailed',
    `${EMAILS_KEPT_DAYS} days`,
    'to limit how many we email in a day',
  ],
  [
    'What our administrators changed',
    'permanently, without names once the account or business is deleted',
    'to know who changed what',
  ],
];

const inMailbox = (days: number | null) =>
  days === null ? 'there for as long as we need them to answer you' : `there for ${days} days`;

const ofVisitors = (mailboxDays: number | null): readonly PolicyRow[] => [
  [
    'Messages to support',
    `${MESSAGE_KEPT_DAYS} days. They also reach our mailbox, and stay ${inMailbox(mailboxDays)}`,
    'to answer follow-up questions',
  ],
  [
    'Newsletter addresses',
    `until you unsubscribe; ${NEWSLETTER_LINK_DAYS} days if you never confirm`,
    'your consent',
  ],
  [
    'Unsubscribed newsletter addresses',
    'until you ask us to delete them',
    'to remember that you want no newsletter',
  ],
  ['Testimonials on our home page', 'until you withdraw your consent', 'your consent'],
  [
    'IP addresses',
    'in memory, or in our database as a keyed hash of the IP address: for a day at most, then until the next clean-up',
    'to limit how many requests come from one address',
  ],
  [
    'Visits to our pages and to diaries',
    'daily totals only, which do not identify anyone: permanently, and those of a diary until its business is deleted',
    'to see which pages help',
  ],
];

const HEADINGS = ['What', 'How long', 'Why'] as const;

export const keptOf = ({ operator: { mailboxDays } }: SiteFacts): ReadingSection => ({
  id: 'how-long',
  heading: 'How long we keep it',
  body: (
    <>
      <h3>About people who book</h3>
      <PolicyTable
        caption="How long we keep data about people who book"
        headings={HEADINGS}
        rows={OF_CUSTOMERS}
      />
      <h3>About people with an account</h3>
      <PolicyTable
        caption="How long we keep data about people with an account"
        headings={HEADINGS}
        rows={OF_OWNERS}
      />
      <h3>About visitors and people who contact us</h3>
      <PolicyTable
        caption="How long we keep data about visitors"
        headings={HEADINGS}
        rows={ofVisitors(mailboxDays)}
      />
      <p>
        Backups still contain deleted data until newer backups replace them. A backup that we keep for longer,
        before an upgrade for example, stays until we no longer need it. What your browser keeps is in the{' '}
        <a href={sitePages.cookies}>cookie policy</a>.
      </p>
    </>
  ),
});
