/** Whose data is held, what for, and by what right. */
import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { article } from '../article.ts';
import { CUSTOMERS_DATA_ID } from '../terms/customers-data.tsx';

export const CUSTOMERS: ReadingSection = {
  id: 'customers',
  heading: 'If you book an appointment',
  body: (
    <>
      <p>
        The business that you book with is the controller of your data: it decides what your details are used
        for. We hold them for that business, as its processor, by{' '}
        <a href={`${sitePages.terms}#${CUSTOMERS_DATA_ID}`}>an agreement that anybody may read</a>.
      </p>
      <p>
        We hold what you type into the form: your first and last name, your email address, your phone number
        if you give one, and your address and postcode if somebody comes to you. Beside it we hold what you
        booked and when, and by which page or link you came, where a website passes that on. You need no
        account. A business that comes here from another {PRODUCT_NAME} brings the bookings that were made
        with it there, with the same details. Nobody can book without a name and an email address, since the
        business must know who comes and how to reach them.
      </p>
      <p>
        The business needs these details to keep its agreement with you; that is mostly its lawful basis (UK
        GDPR, {article('6(1)(b)')}). What you book may say something about your health, at a clinic for
        instance. The business then needs a further basis (article 9), and tells you which.
      </p>
      <p>
        We write to you for the business: a confirmation, a reminder, a letter when something changes, and
        what you ask for yourself: the link to your data, and what became of your wish to be forgotten. We add
        no advertisement to them. The business may add words of its own.
      </p>
      <p>
        So that nobody books up a diary or fills your mailbox, we count how many bookings and letters one
        email address and one network address cause. That is our own legitimate interest ({article('6(1)(f)')}
        ).
      </p>
      <p>
        A booking in the demonstration on our home page is with us alone. It is forgotten after{' '}
        {DEMO_BOOKING_MINUTES} minutes, and no letter is sent about it.
      </p>
    </>
  ),
};

export const OWNERS: ReadingSection = {
  id: 'owners',
  heading: 'If you have an account',
  body: (
    <>
      <p>
        We are the controller of your account’s data. When you sign in with Google, we get your name, your
        email address, the address of your picture there, and a number that Google knows you by. Without an
        email address that Google has confirmed there is no account. We keep those, when you first and last
        came, on which browsers and devices you are signed in, and everything that you enter about your
        businesses. Of a payment we keep what was paid, when, with which coupon, and the numbers that Stripe
        gave it.
      </p>
      <p>
        We need these to keep our agreement with you ({article('6(1)(b)')}). Records of payments we must keep
        by law ({article('6(1)(c)')}). That we guard against misuse, and that an administrator can help you,
        is our legitimate interest ({article('6(1)(f)')}); so is what we keep of a deleted account for a
        while, which <a href="#how-long">stands below</a>. An administrator of {PRODUCT_NAME} sees accounts,
        businesses and payments; of bookings how many there are, and not whose. What an administrator changes
        is written down.
      </p>
    </>
  ),
};

export const VISITORS: ReadingSection = {
  id: 'visitors',
  heading: 'If you only look, or write to us',
  body: (
    <>
      <p>
        Your browser’s network address is used while your request is answered, to limit how often one address
        may ask. {PRODUCT_NAME} keeps it in the computer’s memory for that, and writes it down nowhere. To
        keep these pages in reach of everybody is our legitimate interest ({article('6(1)(f)')}).
      </p>
      <p>
        We add up by day how often each diary’s page is opened. The total says nothing about you, and needs
        nothing from your browser. On our public pages we count visits only if you allow it (
        {article('6(1)(a)')}), again as daily totals. The <a href={sitePages.cookies}>cookie policy</a> names
        everything that your browser keeps, and lets you change your mind.
      </p>
      <p>
        The newsletter comes only to an address that pressed the link in a first letter ({article('6(1)(a)')}
        ). Each issue can be ended with one press.
      </p>
      <p>
        A message by the contact form is kept with the name, the email address and whatever else you give, so
        that we can answer who writes to us: our legitimate interest, and yours ({article('6(1)(f)')}).
      </p>
    </>
  ),
};
