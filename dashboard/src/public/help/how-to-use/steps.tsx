import type { ReactNode } from 'react';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { DATES_MAX, EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { fullPrice } from '@daybook/schema/rules/discount';
import { shortPriceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { loginPath, sitePages } from '@daybook/schema/words/routes';
import type { PictureName } from '../../pictures/picture-table.ts';

export interface Step {
  /** What its address ends with. */
  id: string;
  name: string;
  body: ReactNode;
  /** Of the screen on which it is done. */
  pictures: readonly PictureName[];
}

const signIn = (): Step => ({
  id: 'sign-in',
  name: 'Sign in',
  pictures: [],
  body: (
    <p>
      Press <a href={loginPath}>‘Login’</a> and choose your Google account. The first sign-in makes your
      account here, and opens your dashboard with ‘Three steps to your first booking’. The next three steps
      are these.
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
        Press ‘Add Business’. A name, an email address and a timezone are all that is needed; phone, address
        and postcode help your customers. The address of your diary follows the name.
      </p>
      <p>
        If the email address is another than the one you sign in with, we send a link there to confirm it.
        Until it is pressed, your own address takes its place.
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
        The setup costs {shortPriceText(fullPrice(pricing))}
        {pricing === 'setup_fee' ? ', once for each business' : ' a month for each business'}. You pay on the
        page of Stripe, and your diary opens as soon as the payment has arrived.
      </p>
      {freeTrialHours !== null && (
        <p>
          To try everything first, use the code {FREE_TRIAL_CODE}: it opens your diary for {freeTrialHours}{' '}
          hours, without a card.
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
        Press ‘Add New Calendar Event’. The form has four parts, and beside them ‘What customers will see’.
      </p>
      <ul>
        <li>
          <strong>What:</strong> a name, and a ‘Personal confirmation message’ for the email that confirms a
          booking. Description and ‘Special note’ are optional. Each text has room for {EVENT_TEXT_MAX}{' '}
          characters.
        </li>
        <li>
          <strong>When:</strong> ‘Single’ for one date, ‘Multiple’ for dates that you press, ‘Range’ for all
          days between two dates but the weekdays that you leave out. Up to {DATES_MAX} dates at once.
        </li>
        <li>
          <strong>How people book:</strong> choose ‘Time slots’, say when the day starts and ends, how long a
          slot is, and set ‘Gap after’. ‘Lunch break’ and ‘Last appointment’ keep the rest free. ‘Manual’ lets
          you list each time yourself.
        </li>
        <li>
          <strong>Where:</strong> a venue with its name, address and postcode. ‘Save as favourite’ keeps it
          for the next event.
        </li>
      </ul>
      <p>Create the event, and customers can book these times at once.</p>
    </>
  ),
});

const offerServices = (): Step => ({
  id: 'offer-services',
  name: 'Or offer services with prices',
  pictures: ['services'],
  body: (
    <p>
      Choose ‘Individual services’ where length and price depend on what is done. Press ‘Add service’ for
      each, and give it a name, a price and a length. Customers choose the service first and see the times
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
        If you travel to your customers, answer ‘Is it a home visit?’ with ‘Home visit’. The event needs no
        venue then, and everybody who books gives an address and a postcode.
      </p>
      <p>
        For a workshop, an open day or a party choose ‘Day event’: one start for many people. ‘Capacity’, at
        the venue, says how many places there are; left empty, there is no limit.
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
      <p>Press ‘Share diary’. It has all that people need to find you:</p>
      <ul>
        <li>the link, to send or to put into your profiles,</li>
        <li>the QR code, for a window, a counter or a card, with ‘Download as SVG’,</li>
        <li>
          ‘On your own website’: two lines to paste into a page, in your colour. The diary then appears in
          that page.
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
      They choose a date, where there is a choice a venue and a service, then a time. They type their name and
      email address and press Book: no account, no payment. A confirmation with a calendar invitation goes to
      them at once, and a reminder {REMINDER_DAYS_BEFORE} days before the appointment.
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
        ‘Dashboard’ shows the figures and what comes next. ‘Active Calendar’ shows it by ‘Month’ or by ‘Week’:
        ‘View Next Booked Day’ goes to your next booking, and ‘Whole day’ fits the hours into your window.
      </p>
      <p>Press an event to see who comes, a booking to open it. New bookings appear by themselves.</p>
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
        month. Each row lets you correct the customer’s details or cancel the booking: you and the customer
        both get an email, and a cancelled time is free again.
      </p>
      <p>‘Export CSV’ saves what your search and filters match, for a spreadsheet.</p>
      <p>
        Above the table stand the customers who ask to be forgotten, if there are any, each with the day by
        which you answer: ‘Delete details’ or ‘Keep records’.
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
      In the menu beside each event: ‘Edit event’ changes its texts, ‘Duplicate event’ copies it to another
      date, and ‘Cancel event’ deletes it, cancels the bookings still to come and emails these customers. Date
      and times do not change, since people may have booked them.
    </p>
  ),
});

const settings = (): Step => ({
  id: 'settings',
  name: 'Set things to your liking',
  pictures: ['settings'],
  body: (
    <p>
      Settings has four tabs. ‘Notifications’ switches the emails about new bookings on and off. ‘Business
      Details’ changes what your diary says. ‘Support’ helps you to write to us. ‘Account’ exports all your
      data, shows where you’re logged in, and deletes your account. More answers are in the{' '}
      <a href={sitePages.faq}>FAQ</a>.
    </p>
  ),
});

/** From signing in to everyday use, in order. */
const STEPS = [
  signIn,
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
