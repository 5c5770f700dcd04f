import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { DATES_MAX, EVENT_TEXT_MAX, PATTERN_WEEKS_AHEAD_MAX } from '@daybook/schema/figures/bounds';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { loginPath, sitePages } from '@daybook/schema/words/routes';
import type { PictureName } from '../../pictures/picture-table.ts';

export interface Step {
  /** The fragment of its address. */
  id: string;
  name: string;
  body: ReactNode;
  pictures: readonly PictureName[];
}

const logIn = (): Step => ({
  id: 'log-in',
  name: 'Log in',
  pictures: [],
  body: (
    <p>
      Select <a href={loginPath}>‘Login’</a> and choose your Google account. The first time, we create your
      account and open your dashboard, which shows ‘Three steps to your first booking’. These are the next
      three steps here.
    </p>
  ),
});

const addYourBusiness = (): Step => ({
  id: 'add-your-business',
  name: 'Add your business',
  pictures: ['add-business'],
  body: (
    <>
      <p>
        Select ‘Add Business’. You need a name, an email address and a time zone. A phone number, an address
        and a postcode help your customers. Your diary’s web address is based on the name.
      </p>
      <p>
        If the email address isn’t the one you log in with, we send it a link to confirm it. Until then, we
        use the address you log in with.
      </p>
    </>
  ),
});

const completeSetup = ({ pricing, freeTrialHours }: SiteFacts): Step => ({
  id: 'complete-setup',
  name: 'Complete the setup',
  pictures: [],
  body: (
    <>
      <p>
        {PRODUCT_NAME} costs {shortPriceText(fullPrice(pricing))}
        {pricing === 'setup_fee' ? ' once' : ' a month'} per business. You pay on Stripe’s page, and your
        diary opens as soon as the payment arrives.
      </p>
      {freeTrialHours !== null && (
        <p>
          Just looking? Use the code {FREE_TRIAL_CODE} for {freeTrialHours} hours of full access. No card
          needed.
        </p>
      )}
    </>
  ),
});

const publishTimeSlots = (): Step => ({
  id: 'publish-time-slots',
  name: 'Publish your first times',
  pictures: ['new-event'],
  body: (
    <>
      <p>
        Select ‘Add New Calendar Event’. The form has four parts. Next to them, ‘What customers will see’
        shows the result.
      </p>
      <ul>
        <li>
          <strong>What:</strong> enter a name and a ‘Personal confirmation message’, which is included in the
          confirmation email. A description and a ‘Special note’ are optional. The three texts can have up to{' '}
          {EVENT_TEXT_MAX} characters each.
        </li>
        <li>
          <strong>When:</strong> choose ‘Every week’ for your usual hours. Their dates are published
          automatically, up to {PATTERN_WEEKS_AHEAD_MAX} weeks ahead. Or choose ‘Single’ for one date,
          ‘Multiple’ to pick several, or ‘Range’ for all days between two dates. You can leave weekdays out of
          a range, and create up to {DATES_MAX} dates at once.
        </li>
        <li>
          <strong>How people book:</strong> choose ‘Time slots’. Set when the day starts and ends, how long a
          slot is, and ‘Gap after’. ‘Lunch break’ and ‘Last appointment’ keep time free. With ‘Manual’, you
          list each time yourself.
        </li>
        <li>
          <strong>Where:</strong> enter a venue with its name, address and postcode. ‘Save as favourite’ keeps
          it for your next event.
        </li>
      </ul>
      <p>Create the event, and customers can book these times straight away.</p>
    </>
  ),
});

const offerServices = (): Step => ({
  id: 'offer-services',
  name: 'Or offer services with prices',
  pictures: ['services'],
  body: (
    <p>
      Choose ‘Individual services’ if the length and price depend on what you do. Select ‘Add service’ for
      each one, and give it a name, a price and a length. Customers choose a service first, then see the times
      that are long enough for it.
    </p>
  ),
});

const homeVisitsAndDayEvents = (): Step => ({
  id: 'home-visits-and-day-events',
  name: 'Visit customers, or invite many at once',
  pictures: [],
  body: (
    <>
      <p>
        If you travel to your customers, answer ‘Is it a home visit?’ with ‘Home visit’. The event then needs
        no venue, and customers give an address and a postcode when they book.
      </p>
      <p>
        For a workshop, an open day or a party, choose ‘Day event’: many people, one start time. Set the
        number of places with the venue’s ‘Capacity’, or leave it blank for no limit.
      </p>
    </>
  ),
});

const shareYourDiary = (): Step => ({
  id: 'share-your-diary',
  name: 'Share your diary',
  pictures: ['share-diary', 'widget-site'],
  body: (
    <>
      <p>Select ‘Share diary’. You get:</p>
      <ul>
        <li>the link, to send to people or add to your profiles</li>
        <li>a QR code for a window, a counter or a card, with ‘Download as SVG’</li>
        <li>
          under ‘On your own website’, two lines to paste into a page. Your diary then appears on that page,
          in your colour.
        </li>
      </ul>
    </>
  ),
});

const whatCustomersDo = (): Step => ({
  id: 'what-customers-do',
  name: 'What your customers do',
  pictures: ['diary-phone', 'diary-laptop'],
  body: (
    <p>
      They choose a date, a venue and a service if you offer several, and then a time. They enter their name
      and email address and book: no account, no payment. We email them a confirmation with a calendar
      invitation, and a reminder {REMINDER_DAYS_BEFORE} days before the appointment if there’s time. Where
      nothing is free, they can join your waiting list, unless you switch it off.
    </p>
  ),
});

const yourDayAndYourWeek = (): Step => ({
  id: 'your-day-and-your-week',
  name: 'See your day and your week',
  pictures: ['overview', 'week', 'month'],
  body: (
    <>
      <p>
        ‘Dashboard’ shows your figures and what’s next. ‘Active Calendar’ shows your events and bookings by
        ‘Month’, ‘Week’ or ‘Day’. With a team, a day has a column for each person. ‘View Next Booked Day’
        takes you to your next booking, and ‘Whole day’ fits the hours into your window.
      </p>
      <p>Select an event to see who’s coming, or a booking to open it. New bookings appear automatically.</p>
    </>
  ),
});

const lookAfterBookings = (): Step => ({
  id: 'look-after-bookings',
  name: 'Look after your bookings',
  pictures: ['bookings'],
  body: (
    <>
      <p>
        Under ‘Your Bookings’, search by name, email, phone, reference or service, or show one event or one
        month. In each row you can correct the customer’s details or cancel the booking. We email the customer
        about it until the appointment starts. A cancelled time is free again.
      </p>
      <p>‘Export CSV’ saves what your search and filters match, for a spreadsheet.</p>
      <p>
        If customers have asked you to delete their data, they’re listed above the table with the day by which
        you must reply. You can delete their details, or keep the records and say why.
      </p>
    </>
  ),
});

const changeEvents = (): Step => ({
  id: 'change-events',
  name: 'Change, copy or cancel an event',
  pictures: [],
  body: (
    <p>
      Open the menu next to an event. ‘Edit event’ changes its texts. ‘Change hours’ changes its times: you
      see the bookings that no longer fit before you save, and keep or cancel each. ‘Change people, places and
      services’ changes who works, where, and what customers can book. ‘Duplicate event’ copies it to another
      date. ‘Cancel event’ deletes it and cancels its upcoming bookings, and we email those customers. With
      ‘Select several dates’ you rename dates, change their hours or cancel them together.
    </p>
  ),
});

const settings = (): Step => ({
  id: 'settings',
  name: 'Change your settings',
  pictures: ['settings'],
  body: (
    <p>
      ‘Notifications’ turns the emails about new bookings on and off. ‘Business Details’ changes what your
      diary says. ‘Services’, ‘Team’ and ‘Places’ are the lists that you choose from when you add an event.
      ‘Time off’ has your holidays: nobody can book you then. ‘Support’ helps you contact us. ‘Account’
      exports your data, shows where you’re logged in, and deletes your account. The{' '}
      <a href={sitePages.faq}>FAQ</a> has more answers.
    </p>
  ),
});

/** In order, from logging in to everyday use. */
const STEPS = [
  logIn,
  addYourBusiness,
  completeSetup,
  publishTimeSlots,
  offerServices,
  homeVisitsAndDayEvents,
  shareYourDiary,
  whatCustomersDo,
  yourDayAndYourWeek,
  lookAfterBookings,
  changeEvents,
  settings,
];

export const stepsFor = (facts: SiteFacts): Step[] => STEPS.map((stepOf) => stepOf(facts));
