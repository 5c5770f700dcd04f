/** What each side does while a business uses Daybook. */
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

export const ACCOUNT: ReadingSection = {
  id: 'account',
  heading: 'Your account',
  body: (
    <>
      <p>You accept these terms when you add or import a business.</p>
      <p>
        You must be 18 or older, and use {PRODUCT_NAME} for a business, trade or profession. {PRODUCT_NAME} is
        not for anyone under 16.
      </p>
      <p>
        You log in with a Google account. Anyone who can use that account can use your diaries, so keep it
        secure. Give us true details of your business, and keep them up to date.
      </p>
    </>
  ),
};

export const YOUR_PART: ReadingSection = {
  id: 'your-part',
  heading: 'What you must not do',
  body: (
    <>
      <p>You must not:</p>
      <ul>
        <li>offer anything illegal, or anything that misleads the people who book it;</li>
        <li>use the name of another business without its permission;</li>
        <li>use customers’ details for anything that they have not agreed to or the law does not allow;</li>
        <li>overload our pages with programs, or try to reach data that is not yours;</li>
        <li>resell access to {PRODUCT_NAME} as your own service.</li>
      </ul>
      <p>
        If a business does any of this, we can stop it from taking bookings while we look into it. We tell you
        why, unless the law forbids it. What you entered stays yours, and you can export it.
      </p>
    </>
  ),
};

export const CUSTOMERS: ReadingSection = {
  id: 'customers',
  heading: 'Your customers',
  body: (
    <p>
      A booking is an agreement between you and the customer. You decide on the prices, cancellations and
      refunds of your services, and you are responsible for them.
    </p>
  ),
};

export const SERVICE: ReadingSection = {
  id: 'service',
  heading: 'What you can expect from us',
  body: (
    <>
      <p>
        We provide {PRODUCT_NAME} with reasonable care and skill. We aim to keep it available 99.9% of the
        time, and to reply to messages within one working day (UK time). These are aims, not promises:
        maintenance and failures happen.
      </p>
      <p>
        We retry an email until a mail server accepts it or we have to give up. Your dashboard then says so
        next to the booking. You can export what you entered at any time.
      </p>
    </>
  ),
};
