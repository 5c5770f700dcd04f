/** The data processing agreement: what a processor promises a controller (UK GDPR, article 28). */
import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../parts/ReadingPage.tsx';
import {
  article,
  CUSTOMERS_DATA_ID,
  type PolicyRow,
  PolicyTable,
  SAFETY_ID,
  WIDGET_ID,
} from './legal-parts.tsx';

const SUMMARY: readonly PolicyRow[] = [
  [
    'People',
    'your customers: people who book with you, or whose bookings you enter or import; and the people in your team, if you add them',
  ],
  [
    'Data',
    'of customers: names, email addresses, phone numbers, addresses of home visits, and what they booked and when, which may say something about their health; of your team: names, services, working hours and time off',
  ],
  [
    'Purpose',
    'running your diary, emailing your customers and you about bookings, and showing you your bookings',
  ],
  ['What we do with it', 'collect, store, show, email, export and delete it'],
  [
    'How long',
    `up to ${BOOKING_RECORD_YEARS} years after each appointment, and at most ${PURGE_AFTER_DAYS} days after you delete the business`,
  ],
];

const subprocessorsOf = ({ hostingProvider, emailProvider }: Operator): readonly PolicyRow[] => [
  [hostingProvider ?? 'The company that runs our servers', 'all of it', 'runs our servers'],
  [
    emailProvider ?? 'The company that carries our email',
    'email addresses and the text of emails',
    'delivers our emails',
  ],
  [
    'Google',
    'an appointment that a customer adds to Google Calendar; the address of a home visit that you open on Google Maps',
    'only when somebody chooses it; also logs you in',
  ],
  ['Stripe', 'none', 'takes your own payments'],
];

export const customersDataOf = ({ operator }: SiteFacts): ReadingSection => ({
  id: CUSTOMERS_DATA_ID,
  heading: 'Data processing agreement',
  body: (
    <>
      <p>
        You are the controller of the personal data of your customers and your team, and we are your
        processor. This section is our agreement about it (UK GDPR, {article('28')}).
      </p>
      <PolicyTable
        caption="What this data processing agreement covers"
        headings={['Subject', 'What it covers']}
        rows={SUMMARY}
      />
      <h3>What we do</h3>
      <ul>
        <li>
          We process the data only on your documented instructions, transfers abroad included. These terms and
          what you do in {PRODUCT_NAME} are your instructions.
        </li>
        <li>
          If the law requires us to do more, we tell you first, unless it forbids that. We tell you if we
          think that an instruction breaks the law.
        </li>
        <li>Only people who are bound to confidentiality can see the data.</li>
        <li>
          We keep it secure, as the <a href={`${sitePages.privacy}#${SAFETY_ID}`}>privacy policy</a>{' '}
          describes. If there is a data breach, we tell you without undue delay.
        </li>
        <li>
          We let customers see and download most of what we hold about them for you. We pass on their requests
          for deletion, and delete their details when you agree. You must reply within one month.
        </li>
        <li>
          We help you with other requests from customers, with security, with data breaches and with data
          protection impact assessments.
        </li>
        <li>
          We give you the information that you need to check that we keep to this agreement. You, or an
          auditor whom you send, can inspect it at a time that suits us both.
        </li>
      </ul>
      <h3>Subprocessors</h3>
      <p>
        You allow us to use these companies. Each that processes the data for us is bound as we are, and we
        are responsible for what it does. What Google and Stripe do for purposes of their own, they do as
        controllers.
      </p>
      <PolicyTable
        caption="Companies that work with us"
        headings={['Company', 'Data about your customers', 'What it does']}
        rows={subprocessorsOf(operator)}
      />
      <p>
        We email you one month before we add or replace a subprocessor. You can object, or end this agreement.
      </p>
      <h3>International transfers</h3>
      <p>
        We and our subprocessors transfer the data outside the United Kingdom only where UK law allows it, as
        the <a href={`${sitePages.privacy}#transfers`}>privacy policy</a> explains.
      </p>
      <AtTheEnd />
    </>
  ),
});

function AtTheEnd() {
  return (
    <>
      <h3>At the end</h3>
      <p>
        You can export your bookings until you delete the business. Within {PURGE_AFTER_DAYS} days of that, we
        delete the personal data of your customers and your team. Customers who had asked for it are deleted
        at once, and we email them.
      </p>
      <p>
        Of each booking we keep the date, service and price for the rest of the {BOOKING_RECORD_YEARS} years.
        These identify nobody, so we cannot return them later. If the law requires you to keep more, export it
        first.
      </p>
      <h3>What you do</h3>
      <p>
        You make sure that you may ask your customers for what you ask for, and that they know how you use it.
        If the diary is on your own website, you can use{' '}
        <a href={`${sitePages.privacy}#${WIDGET_ID}`}>our sentence for your privacy notice</a>.
      </p>
    </>
  );
}
