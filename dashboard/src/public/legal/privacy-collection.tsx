import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../parts/ReadingPage.tsx';
import { article, type PolicyRow, PolicyTable } from './legal-parts.tsx';

const FROM_CUSTOMERS: readonly PolicyRow[] = [
  [
    'Your details',
    'first and last name, email address and phone number, as far as you give them; address and postcode for a home visit',
    'you, or the business if it enters, corrects or imports a booking',
  ],
  [
    'Your booking',
    'what you booked, when, where, with whom and at what price; whether you or the business made it, whether it was moved, whether it was cancelled, when and by whom, and whether you came',
    'you and the business',
  ],
  ['Notes about you', 'what the business writes for itself; you see it with your data', 'the business'],
  [
    'Waiting lists',
    'your name, email address, and phone number if you give one; on which dates, for what and with whom you want a time; what was offered to you and what you answered',
    'you, or the business if it adds you',
  ],
  ['How you found the business', 'the name of a page, link or campaign', 'the website, if it passes it on'],
  [
    'Emails about your booking',
    'what we sent, to which address and when, and whether a mail server took it',
    'our records',
  ],
  [
    'Requests about your data',
    'your email address, the date, and the answer of the business',
    'you and the business',
  ],
];

const FROM_OWNERS: readonly PolicyRow[] = [
  [
    'Your Google account',
    'name, email address, the web address of your profile picture, and the number by which Google knows you',
    'Google, when you log in',
  ],
  [
    'Your logins',
    'when you first and last visited, where you are logged in, and your browser and device in words, such as ‘Chrome on Windows’',
    'your browser',
  ],
  [
    'Your businesses',
    'details, events, services, places and settings; which version of our terms you accepted',
    'you',
  ],
  [
    'Your team, if you add one',
    'name, services, working hours and time off of each person, with a note if you write one',
    'you',
  ],
  [
    'Your payments',
    'amount, date, coupon, refunds and disputes, and the reference numbers that Stripe uses. Your card details go to Stripe and never reach us',
    'you and Stripe',
  ],
  [
    'Your other calendars, if you add them',
    'the address that you paste, and from its calendar when you are busy: no titles, places or people',
    'you and the calendar’s provider',
  ],
  ['Imported bookings', 'which email addresses from an imported file we have emailed', 'our records'],
];

const FROM_VISITORS: readonly PolicyRow[] = [
  ['Your IP address', 'with each request, to limit how many come from one address', 'your browser'],
  [
    'Messages to support',
    'name, email address and message; business name and phone number if you give them',
    'you',
  ],
  [
    'Newsletter',
    'email address, name if you give one, the form you used, when you signed up, confirmed or unsubscribed, and the words that you agreed to',
    'you',
  ],
  ['Testimonials', 'your name, your business, what you said and the day of your consent', 'you'],
  ['Visits', 'daily totals, which say nothing about you', 'your browser'],
];

const DATA_HEADINGS = ['What', 'Which data', 'Where we get it'] as const;

export const COLLECTED: ReadingSection = {
  id: 'what-we-collect',
  heading: 'What we collect',
  body: (
    <>
      <h3 id="customers">If you book with a business</h3>
      <PolicyTable
        caption="What we collect about people who book"
        headings={DATA_HEADINGS}
        rows={FROM_CUSTOMERS}
      />
      <p>
        You need no account. You cannot book without a name and an email address, because the business must
        know who is coming and how to reach them.
      </p>
      <p>
        What you book may say something about your health, at a clinic for example. The business then needs a
        further lawful basis (UK GDPR, article 9) and must tell you which.
      </p>
      <p>
        A booking in the demonstration diary is with us alone. We delete it after {DEMO_BOOKING_MINUTES}{' '}
        minutes, and send no email about it.
      </p>
      <h3>If you have an account</h3>
      <PolicyTable
        caption="What we collect about people with an account"
        headings={DATA_HEADINGS}
        rows={FROM_OWNERS}
      />
      <p>You cannot have an account without an email address that Google has confirmed.</p>
      <p>
        If you are in the team of a business, that business decides what it enters about you and why, and we
        process it for the business. Customers see your name where they can book you.
      </p>
      <h3>If you visit our pages or contact us</h3>
      <PolicyTable caption="What we collect about visitors" headings={DATA_HEADINGS} rows={FROM_VISITORS} />
      <p>
        The <a href={sitePages.cookies}>cookie policy</a> lists everything that {PRODUCT_NAME} keeps in your
        browser, and lets you change your choice.
      </p>
    </>
  ),
};

const CONSENT = `consent (${article('6(1)(a)')})`;
const CONTRACT = `contract (${article('6(1)(b)')})`;
const LAW = `legal obligation (${article('6(1)(c)')})`;
const interestIn = (aim: string) => `legitimate interests (${article('6(1)(f)')}): ${aim}`;

const FOR_BUSINESSES: readonly PolicyRow[] = [
  ['Taking, changing and cancelling bookings', `usually its ${CONTRACT} with you`],
  ['Telling you when a time is free, if you asked for it', `usually steps before its ${CONTRACT} with you`],
  ['Confirmations, reminders and other emails about a booking', `usually its ${CONTRACT} with you`],
  ['Keeping records of bookings', `its ${LAW}, or its legitimate interests: tax and legal claims`],
  ['Showing you your data, and answering your requests', `its ${LAW}`],
  [
    'Planning when the people in its team work, and who takes which appointment',
    'usually its legitimate interests: running its diary',
  ],
];

const FOR_US: readonly PolicyRow[] = [
  ['Running your account and your diaries', CONTRACT],
  ['Reading when your other calendars are busy', CONTRACT],
  ['Taking payments', CONTRACT],
  ['Keeping records of payments', LAW],
  [
    'Limiting how many requests, bookings and emails one person or address causes',
    interestIn('keeping our service usable for everyone, and mailboxes free of unwanted email'),
  ],
  [
    'Emailing you about new logins, and listing where you are logged in',
    interestIn('keeping your account secure'),
  ],
  [
    'Remembering deleted and blocked accounts by a code',
    interestIn('one free trial per person, and keeping out people whom we had to exclude'),
  ],
  [
    'Helping you, and recording what our administrators change',
    interestIn('good support, and knowing who changed what'),
  ],
  ['Answering messages to support', interestIn('answering people who write to us')],
  ['Sending the newsletter', CONSENT],
  ['Quoting you on our home page', CONSENT],
  [
    'Remembering that you unsubscribed',
    interestIn('making sure that you get no newsletter that you did not ask for'),
  ],
  ['Counting visits to our public pages', CONSENT],
  [
    'Counting how often each diary is opened',
    interestIn('showing businesses how often their diary is opened, without identifying anyone'),
  ],
  ['Keeping backups', interestIn('restoring data after a failure')],
  ['Deleting your details after the business has closed its account', LAW],
  ['Answering courts and authorities', LAW],
];

const PURPOSE_HEADINGS = ['Purpose', 'Lawful basis'] as const;

export const REASONS: ReadingSection = {
  id: 'why',
  heading: 'Why we use it',
  body: (
    <>
      <p>For the businesses that you book with or work for, on the lawful basis that each business has:</p>
      <PolicyTable
        caption="Purposes of the businesses that you book with or work for"
        headings={PURPOSE_HEADINGS}
        rows={FOR_BUSINESSES}
      />
      <p>For ourselves:</p>
      <PolicyTable caption="Our own purposes" headings={PURPOSE_HEADINGS} rows={FOR_US} />
      <p>
        You can take back your consent at any time. What we did until then stays lawful. We use your data for
        no advertising and build no profiles. No computer alone makes decisions about you that have legal or
        similarly serious effects.
      </p>
    </>
  ),
};
