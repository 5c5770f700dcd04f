/** Who else sees people's data, where it goes, how long it is kept, and how safe it is. */
import {
  BLOCK_DAYS,
  BOOKING_RECORD_YEARS,
  LETTERS_KEPT_DAYS,
  MESSAGE_KEPT_DAYS,
  NEWSLETTER_LINK_DAYS,
  PURGE_AFTER_DAYS,
  SESSION_LONGEST_MILLISECONDS,
  SESSION_MILLISECONDS,
} from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

const SESSION_DAYS = SESSION_MILLISECONDS / 86_400_000;
const LONGEST_DAYS = SESSION_LONGEST_MILLISECONDS / 86_400_000;

export const OTHERS: ReadingSection = {
  id: 'others',
  heading: 'Who else sees it',
  body: (
    <>
      <p>We sell nothing to anybody, and no page loads anything that watches you. These take part:</p>
      <ul>
        <li>the business that you book with;</li>
        <li>
          the mail server that carries our letters, that of whoever gets them, and whoever runs the computers
          on which {PRODUCT_NAME} runs;
        </li>
        <li>
          Google, when an owner signs in; when the dashboard shows the picture of an account, which it loads
          from there; and when somebody chooses to add an appointment to Google Calendar, or to see the
          address of a home visit on its map;
        </li>
        <li>
          Stripe, when an owner pays: it gets the owner’s email address, the name of the business, and the
          details of the card, which never reach us;
        </li>
        <li>the service that you choose, when you press to share a diary there;</li>
        <li>courts and authorities, where the law makes us tell them.</li>
      </ul>
      <p>
        For what they do with it themselves, Google and Stripe are controllers of their own, and have policies
        of their own.
      </p>
    </>
  ),
};

export const ABROAD: ReadingSection = {
  id: 'abroad',
  heading: 'Whether it leaves the United Kingdom',
  body: (
    <p>
      Google and Stripe work in other countries too, the United States among them. UK law lets data go where
      the government has found it protected well enough, which includes American companies that have joined
      the UK’s data bridge, and otherwise under clauses that the Information Commissioner has issued. The same
      holds for our mail server and computers, should they stand abroad. Write to us, and we tell you where
      they stand, on what we rely, and how to get a copy of it.
    </p>
  ),
};

export const KEPT: ReadingSection = {
  id: 'how-long',
  heading: 'How long it is kept',
  body: (
    <ul>
      <li>
        Records of bookings: {BOOKING_RECORD_YEARS} years after the appointment, since a business may have to
        show them that long. Where the account goes before, the name of the business stays with them, and
        nothing that leads to its owner. Where the business agrees to forget a customer, the rest of the
        record stays, and nothing that leads to them.
      </li>
      <li>
        A customer’s wish to be forgotten, with their address: until it is done, and then no longer. Where the
        business keeps the records instead, its answer stays with the wish, as long as there is a booking with
        that address.
      </li>
      <li>
        A deleted account, and what belongs to it: out of reach at once, purged within {PURGE_AFTER_DAYS}{' '}
        days. What was paid stays in our books, under numbers and no name.
      </li>
      <li>
        Which addresses from an imported file we emailed: {LETTERS_KEPT_DAYS} days, to limit how many we email
        in a day.
      </li>
      <li>
        Until a deleted account is purged, we keep a code that we compute from the number that Google knows
        you by, and when your free trial began. If you open a new account meanwhile, your free trial and our
        limits go on where they were. The code shows neither your name nor that number.
      </li>
      <li>
        If an administrator deletes your account, we keep that code for {BLOCK_DAYS} days, and the date. Until
        then you cannot open a new account with the same Google account.
      </li>
      <li>
        Letters: emptied {LETTERS_KEPT_DAYS} days after they were sent or given up. That there was one, and to
        which address, stays with the booking or the business that it was about; the address goes when its
        customer is forgotten. Of a letter with the link to somebody’s own data nothing stays.
      </li>
      <li>
        A session, with its browser and device in words (‘Chrome on Windows’), its start and its last use:
        until you log out, until it is not used for {SESSION_DAYS} days, or until {LONGEST_DAYS} days after
        you logged in.
      </li>
      <li>
        Messages to support: {MESSAGE_KEPT_DAYS} days. They come to our mailbox too, where they stay no longer
        than that.
      </li>
      <li>
        An address for the newsletter that was never confirmed: {NEWSLETTER_LINK_DAYS} days; a confirmed one:
        until you end it. Then we keep the address with a note that it wants no newsletter, until you ask us
        to delete that too.
      </li>
      <li>
        What an administrator changed: for good. What it says of an account or a business goes with the purge.
      </li>
      <li>
        Copies that are made in case something breaks: what was deleted or forgotten goes from them as newer
        copies take the place of older ones.
      </li>
      <li>
        Daily totals of visits and page views: for good, because they identify nobody. We delete those of a
        diary with its business.
      </li>
    </ul>
  ),
};

/** `origin` is Daybook's own address: without https nothing is encrypted, as on a computer where somebody tries it out. */
export const safetyAt = (origin: string): ReadingSection => ({
  id: 'safety',
  heading: 'How it is kept safe',
  body: (
    <>
      <p>{origin.startsWith('https:') ? ENCRYPTED : NOT_ENCRYPTED}</p>
      <p>
        An owner sees only their own businesses. We hold no password. Sessions and the links in letters do not
        stand in our database in a form that anybody could use.
      </p>
      <p>
        When something goes wrong that puts you at risk, we tell you and the Information Commissioner’s Office
        as the law wants it, and the business concerned without delay.
      </p>
    </>
  ),
});

export const ENCRYPTED =
  'What goes between your browser and us is encrypted. An email is encrypted on its way only where every mail server that carries it can do so.';
export const NOT_ENCRYPTED = `What goes between your browser and this ${PRODUCT_NAME} is not encrypted: its address does not begin with https, so it is for trying out, and not for data of real people.`;
