/** Each purpose, and the lawful basis on which it rests (UK GDPR, article 6). */
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { article } from '../article.ts';
import { PolicyTable, type PolicyRow } from '../PolicyTable.tsx';

const CONSENT = `consent (${article('6(1)(a)')})`;
const CONTRACT = `contract (${article('6(1)(b)')})`;
const LAW = `legal obligation (${article('6(1)(c)')})`;
const interestIn = (aim: string) => `legitimate interests (${article('6(1)(f)')}): ${aim}`;

const FOR_BUSINESSES: readonly PolicyRow[] = [
  ['Taking, changing and cancelling bookings', `usually its ${CONTRACT} with you`],
  ['Confirmations, reminders and other emails about a booking', `usually its ${CONTRACT} with you`],
  ['Keeping records of bookings', `its ${LAW}, or its legitimate interests: tax and legal claims`],
  ['Showing you your data, and answering your requests', `its ${LAW}`],
];

const FOR_US: readonly PolicyRow[] = [
  ['Running your account and your diaries', CONTRACT],
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

const HEADINGS = ['Purpose', 'Lawful basis'] as const;

export const REASONS: ReadingSection = {
  id: 'why',
  heading: 'Why we use it',
  body: (
    <>
      <p>For the businesses that you book with, on the lawful basis that each business has:</p>
      <PolicyTable
        caption="Purposes of the businesses that you book with"
        headings={HEADINGS}
        rows={FOR_BUSINESSES}
      />
      <p>For ourselves:</p>
      <PolicyTable caption="Our own purposes" headings={HEADINGS} rows={FOR_US} />
      <p>
        You can take back your consent at any time. What we did until then stays lawful. We use your data for
        no advertising and build no profiles. No computer alone makes decisions about you that have legal or
        similarly serious effects.
      </p>
    </>
  ),
};
