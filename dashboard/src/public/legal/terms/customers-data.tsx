/** What a processor promises a controller (UK GDPR, article 28(3)): the agreement about customers' personal data. */
import { BOOKING_RECORD_YEARS } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

export const CUSTOMERS_DATA_ID = 'customers-data';

export const CUSTOMERS_DATA: ReadingSection = {
  id: CUSTOMERS_DATA_ID,
  heading: 'Your customers’ data',
  body: (
    <>
      <p>
        You are the controller of your customers’ personal data, and we are your processor: this section is
        the agreement that the law wants between the two (UK GDPR, article 28). It is about people who book
        with you: their names, email addresses and phone numbers, the addresses of home visits, what they
        booked and when, which may say something of their health. We hold this to run your diary, to write to
        them and to you about bookings, and to show you your bookings: for as long as you have an account, and
        for {BOOKING_RECORD_YEARS} years after each appointment.
      </p>
      <p>We:</p>
      <ul>
        <li>
          do with it only what these terms say and what you do in {PRODUCT_NAME}, which are your instructions,
          also where data would leave the United Kingdom. If the law makes us do more, we tell you before,
          unless it forbids that. If we think that an instruction breaks the law, we tell you;
        </li>
        <li>let nobody see it who is not bound to keep it secret;</li>
        <li>
          keep it safe as the <a href={`${sitePages.privacy}#safety`}>privacy policy</a> says, and tell you
          without delay when something has gone wrong with it;
        </li>
        <li>
          have others work with it for us, which you allow: who carries our mail, and who runs our computers.
          They are bound as we are, and we answer for them. Write to us, and we tell you who they are. Before
          another joins them we write to you, and you can object, or leave;
        </li>
        <li>
          show those who booked with you what we hold for you about their email address, by a link that goes
          to that address alone, and tell you who of them asks to be forgotten. You decide, and answer within
          the month that the law gives you; whom you agree to forget, we take out of the records of bookings
          and of the letters about them;
        </li>
        <li>
          help you to answer whatever else people ask about their data, to judge risks, and to tell of what
          went wrong;
        </li>
        <li>
          give you what you need to see that we keep to this, and let you, or an auditor whom you send, look
          into it at a time that suits both of us;
        </li>
        <li>
          keep records of bookings for the {BOOKING_RECORD_YEARS} years, also when your account has ended,
          since you may have to show them that long. Ask us, and we hand them over, or delete them sooner
          where the law lets us.
        </li>
      </ul>
      <p>
        You see to it that you may hold what you ask of your customers, and that they know what you do with
        it.
      </p>
    </>
  ),
};
