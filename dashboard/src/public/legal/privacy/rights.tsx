/** What people can ask for, and where they can complain. */
import { DATA_LINK_HOURS } from '@daybook/schema/figures/periods';
import { COMPLAINT_ADDRESS, SEND_DATA_LINK } from '@daybook/schema/words/customer-data-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

/** Within so many days a controller confirms that it has got a complaint (Data Protection Act 2018, section 164A). */
const COMPLAINT_CONFIRMED_DAYS = 30;

export const RIGHTS: ReadingSection = {
  id: 'rights',
  heading: 'What you can ask for',
  body: (
    <>
      <p>
        You can ask for a copy of your data, to have it corrected or deleted, that its use is limited, or for
        it in a form that you can take elsewhere. You can object to a use that stands on our legitimate
        interest, and take back at any time what you allowed; what was done until then stays lawful. It costs
        nothing, and is answered within a month, or within three where it is complex: then we tell you so
        within the first.
      </p>
      <p>
        If you booked, you get what is held here about your email address by yourself: open the link that
        cancels a booking, in any letter about it, also when it is over, and press ‘{SEND_DATA_LINK}’. The
        link goes to that address and ends after {DATA_LINK_HOURS} hours. The page behind it shows every
        booking with the address at that business, and which letters were written to it about them. It gives
        you all of that as a file, and passes your wish to be forgotten on to the business.
      </p>
      <p>
        The business decides about that wish, since it may have to keep some records by law, and you get its
        answer by email. If it agrees, your name, addresses and phone number are taken out of all these
        bookings and of the letters about them. What was booked, when and at what price stays, without you; so
        does what the business has in its own mailbox and files. Cancel an appointment to come first: nobody
        is forgotten before it is over. For anything else ask the business; we help it. If it is no longer
        here, write to us.
      </p>
      <p>
        If you have an account, you find a file with your account, your businesses, their events and bookings,
        and the way to delete it all, in <a href={`${pages.settings}?tab=account`}>Settings</a>. Each business
        can be taken away from there as a file of its own, which another {PRODUCT_NAME} can read. For anything
        else, write to us.
      </p>
      <p>
        Nothing here is decided about you by a computer alone in a way that has legal or similarly serious
        effects, and nobody makes a profile of you.
      </p>
    </>
  ),
};

export const COMPLAINTS: ReadingSection = {
  id: 'complaints',
  heading: 'Where you can complain',
  body: (
    <p>
      With us, by email or by the <a href={pages.contact}>contact form</a>: we confirm within{' '}
      {COMPLAINT_CONFIRMED_DAYS} days that we have your complaint, look into it, and tell you what came of it.
      And with the Information Commissioner’s Office, at <a href={COMPLAINT_ADDRESS}>ico.org.uk</a>, or with a
      court.
    </p>
  ),
};

export const CHILDREN: ReadingSection = {
  id: 'children',
  heading: 'Children',
  body: (
    <p>
      {PRODUCT_NAME} is not for anybody under 16, and owners of an account must be 18 or older. A parent can
      book for a child in their own name.
    </p>
  ),
};

export const CHANGES: ReadingSection = {
  id: 'changes',
  heading: 'Changes',
  body: (
    <p>
      When this policy changes, the day at its top changes too. When a change matters to owners, we write to
      them before it holds.
    </p>
  ),
};
