/** What Daybook is, for whom, how it is built and who runs it: facts that the code bears out, and no others. */
import type { Operator, SiteFacts } from '@daybook/schema/contract/site-page';
import {
  BOOKING_RECORD_YEARS,
  PURGE_AFTER_DAYS,
  REMINDER_DAYS_BEFORE,
} from '@daybook/schema/figures/periods';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { fullPrice } from '@daybook/schema/rules/discount';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../ui/ContactLink.tsx';
import type { ReadingSection } from '../parts/ReadingPage.tsx';

export const ABOUT_TITLE = 'About Us';
export const ABOUT_DESCRIPTION = `What ${PRODUCT_NAME} is, who it is for, how it is built, and who runs it.`;
export const ABOUT_HEADING = 'A diary that takes bookings';
export const ABOUT_LEDE = `${PRODUCT_NAME} is online booking for service businesses in the United Kingdom. A business keeps a public diary; its customers choose a time in it and book.`;

/** Where OPERATOR_NAME is not set. */
export const NO_OPERATOR = `The operator of this ${PRODUCT_NAME} has not given its name yet.`;

export const aboutSections = (facts: SiteFacts): readonly ReadingSection[] => [
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
        A business says when it is free, for what, where and at what price. {PRODUCT_NAME} makes a diary of
        it, at an address of its own and, if the business likes, inside its own website. Customers book in
        that diary day and night. They need no account.
      </p>
      <p>
        A time that is booked is gone for everybody else at that moment: the database itself refuses to give
        it twice. The customer gets an email with a link to cancel, and a reminder {REMINDER_DAYS_BEFORE} days
        before where the booking was made earlier than that. The business is told too, unless it does not wish
        to be.
      </p>
      <p>
        <a href={sitePages.howToUse}>How to use it, step by step</a>
      </p>
    </>
  ),
};

const FOR_WHOM: ReadingSection = {
  id: 'for-whom',
  heading: 'Who it is for',
  body: (
    <>
      <p>It is made for businesses that sell time:</p>
      <ul>
        <li>those with appointments, such as salons, clinics, tutors and garages;</li>
        <li>those who visit people at home, and need their address;</li>
        <li>those with places to fill on a day, such as workshops and venues.</li>
      </ul>
      <p>
        It is no marketplace. Nobody finds a business by searching {PRODUCT_NAME}, and no business stands
        beside its competitors in it.
      </p>
    </>
  ),
};

const BUILT: ReadingSection = {
  id: 'built',
  heading: 'How it is built',
  body: (
    <>
      <p>
        The diary in a business’s website is a part of its page, not a frame: it takes the page’s own
        typeface, stores no cookie there, and works with a strict content security policy. Where there is no
        JavaScript, the same diary is a plain page with a plain form.
      </p>
      <p>
        The whole product is one program with one database. There is no tracking by anybody else. No page
        loads anything from another company’s address, except that the dashboard shows the picture of a Google
        account from there.
      </p>
      <p>
        Its source code is under the MIT licence: anybody may read it, change it, and run a {PRODUCT_NAME} of
        their own.
      </p>
    </>
  ),
};

const KEPT: ReadingSection = {
  id: 'data',
  heading: 'What it keeps',
  body: (
    <>
      <p>
        Owners can take all that they have entered with them as a file on any day, and their bookings as CSV.
        A deleted account is purged within {PURGE_AFTER_DAYS} days. Records of bookings are kept for{' '}
        {BOOKING_RECORD_YEARS} years.
      </p>
      <p>
        <a href={sitePages.privacy}>The privacy policy</a> says what is kept of whom, and why.
      </p>
    </>
  ),
};

const moneyOf = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'money',
  heading: 'What it lives on',
  body: (
    <p>
      Businesses pay {priceText(poundsOf(fullPrice(pricing)))}
      {pricing === 'setup_fee' ? ' once' : ' a month'} for each diary. There is no commission, no advertising,
      and no sale of anybody’s data. <a href={sitePages.pricing}>Pricing</a> has the details.
    </p>
  ),
});

const whoOf = ({ operator, supportEmail }: SiteFacts): ReadingSection => ({
  id: 'who',
  heading: 'Who runs it',
  body: (
    <>
      <p>{whoRuns(operator)}</p>
      {operator.address !== null && <p>Address: {operator.address}</p>}
      {operator.companyNumber !== null && <p>Company number: {operator.companyNumber}</p>}
      {operator.dataProtectionNumber !== null && (
        <p>Registered with the Information Commissioner’s Office: {operator.dataProtectionNumber}</p>
      )}
      <p>
        Write to <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>, or use the{' '}
        <a href={sitePages.contact}>contact form</a>.
      </p>
    </>
  ),
});

const whoRuns = ({ name }: Operator) =>
  name === null ? NO_OPERATOR : `This ${PRODUCT_NAME} is run by ${name}.`;
