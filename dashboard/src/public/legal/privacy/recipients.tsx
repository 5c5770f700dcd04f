/** Who gets personal data, and in which countries. */
import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { PolicyTable, type PolicyRow } from '../PolicyTable.tsx';

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
