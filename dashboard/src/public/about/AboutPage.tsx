import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/bookings';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { operatorDetails } from '@daybook/schema/words/operator-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '#ui/ContactLink.tsx';
import { ReadingPage, type ReadingSection } from '../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';

export const aboutPage: PublicPage = {
  title: () => ABOUT_TITLE,
  description: () => ABOUT_DESCRIPTION,
  View: AboutView,
};

function AboutView({ facts }: ViewProps) {
  return <ReadingPage heading={ABOUT_HEADING} lede={ABOUT_LEDE} sections={aboutSections(facts)} />;
}

const ABOUT_TITLE = 'About Us';
const ABOUT_DESCRIPTION = `What ${PRODUCT_NAME} does, who it’s for, how it’s built and who runs it.`;
const ABOUT_HEADING = 'A diary that takes bookings';
const ABOUT_LEDE = `${PRODUCT_NAME} is online booking for service businesses in the United Kingdom. A business publishes its free times, and customers book one.`;

/** Shown when OPERATOR_NAME is not set. */
export const NO_OPERATOR = `The operator of this site hasn’t given its name yet.`;

const aboutSections = (facts: SiteFacts): readonly ReadingSection[] => [
  WHAT,
  FOR_WHOM,
  BUILT,
  KEPT,
  moneyOf(facts),
  whoOf(facts),
];

const WHAT: ReadingSection = {
  id: 'what',
  heading: `What ${PRODUCT_NAME} does`,
  body: (
    <>
      <p>
        You say when you’re free, what you offer, where and at what price. {PRODUCT_NAME} turns that into an
        online diary with its own web address. You can add it to your own website too. Customers book there
        day and night, without an account.
      </p>
      <p>
        Customers can’t book a person in your team twice at once, nor a room that you set to one appointment
        at a time. The database itself prevents it. We email the customer a confirmation with a cancel link,
        and a reminder {REMINDER_DAYS_BEFORE} days before the appointment if there’s time. We email you about
        each new booking as well, unless you turn that off.
      </p>
      <p>
        <a href={sitePages.howToUse}>See how to use it, step by step</a>
      </p>
    </>
  ),
};

const FOR_WHOM: ReadingSection = {
  id: 'for-whom',
  heading: 'Who it’s for',
  body: (
    <>
      <p>{PRODUCT_NAME} suits businesses that sell their time:</p>
      <ul>
        <li>businesses with appointments, such as salons, clinics, tutors and garages</li>
        <li>businesses that visit customers at home and need their address</li>
        <li>businesses with places to fill on a day, such as workshops and venues.</li>
      </ul>
      <p>
        It isn’t a marketplace. We don’t list businesses next to their competitors or send your customers to
        anyone else.
      </p>
    </>
  ),
};

const BUILT: ReadingSection = {
  id: 'built',
  heading: 'How it’s built',
  body: (
    <>
      <p>
        On a business’s website, the diary is part of the page rather than a frame. It uses the page’s font,
        sets no cookies and works with a strict content security policy. On the diary’s own page, people can
        book without JavaScript.
      </p>
      <p>
        No other company tracks visitors here. Our public pages, the diaries and the owner’s dashboard load
        nothing from other companies’ servers. The one exception is our admins’ user list, which loads profile
        pictures from Google.
      </p>
      <p>
        The source code has an MIT licence. Anyone can read it, change it and run their own {PRODUCT_NAME}.
      </p>
    </>
  ),
};

const KEPT: ReadingSection = {
  id: 'data',
  heading: 'What we keep',
  body: (
    <>
      <p>
        You can export your data and your bookings for as long as you have an account. If you delete it, we
        delete its data within {PURGE_AFTER_DAYS} days, except records of payments. Of its bookings, only the
        date, service and price stay, for {BOOKING_RECORD_YEARS} years.
      </p>
      <p>
        Our <a href={sitePages.privacy}>privacy policy</a> explains what we keep about whom, and why.
      </p>
    </>
  ),
};

const moneyOf = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'money',
  heading: 'How we make money',
  body: (
    <p>
      Businesses pay {priceText(poundsOf(fullPrice(pricing)))}
      {pricing === 'setup_fee' ? ' once' : ' a month'} for each diary. We take no commission, show no adverts
      and sell nobody’s data. See <a href={sitePages.pricing}>pricing</a> for details.
    </p>
  ),
});

const whoOf = ({ operator, supportEmail }: SiteFacts): ReadingSection => ({
  id: 'who',
  heading: 'Who runs it',
  body: (
    <>
      <p>{whoRuns(operator)}</p>
      {operatorDetails(operator).map(({ label, value }) => (
        <p key={label}>{`${label}: ${value}`}</p>
      ))}
      <p>
        Email <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>, or use the{' '}
        <a href={sitePages.contact}>contact form</a>.
      </p>
    </>
  ),
});

const whoRuns = ({ name }: Operator) =>
  name === null ? NO_OPERATOR : `This ${PRODUCT_NAME} is run by ${name}.`;
