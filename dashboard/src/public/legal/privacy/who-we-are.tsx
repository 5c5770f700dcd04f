/** Whose policy it is, what it covers, and the right that the law wants shown before all others. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { OperatorText } from '../OperatorText.tsx';
import { CUSTOMERS_DATA_ID } from '../terms/customers-data.tsx';

export const whoWeAre = (facts: SiteFacts): ReadingSection => ({
  id: 'who-we-are',
  heading: 'Who we are',
  body: (
    <>
      <OperatorText facts={facts} />
      <p>
        When you book with a business, that business decides why and how your details are used. It is the
        controller, and we process your details for it under{' '}
        <a href={`${sitePages.terms}#${CUSTOMERS_DATA_ID}`}>our data processing agreement</a>.
      </p>
      <p>
        For your {PRODUCT_NAME} account, messages to support, our newsletter and visits to our own pages, we
        decide. We are then the controller, and this policy explains how we use your data.
      </p>
    </>
  ),
});

export const objectionOf = ({ supportEmail }: SiteFacts): ReadingSection => ({
  id: 'object',
  heading: 'Your right to object',
  body: (
    <>
      <p>
        <strong>You can object at any time to any use that we base on legitimate interests.</strong> The table
        under <a href="#why">Why we use it</a> marks each of them. Email{' '}
        <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink> and say what you object to. We
        then stop, unless our reasons are compelling and outweigh yours, or we need the data for a legal
        claim.
      </p>
      <p>
        If you object to how a business uses your booking details, tell that business. We pass on any
        objection that reaches us.
      </p>
    </>
  ),
});
