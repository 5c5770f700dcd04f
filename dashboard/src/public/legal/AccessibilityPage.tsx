import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { ReadingPage, type ReadingSection } from '../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { LAST_UPDATED } from './legal-parts.tsx';

export const accessibilityPage: PublicPage = {
  title: () => ACCESSIBILITY_TITLE,
  description: () => ACCESSIBILITY_DESCRIPTION,
  View: AccessibilityView,
};

function AccessibilityView({ facts }: ViewProps) {
  return (
    <ReadingPage
      heading={ACCESSIBILITY_TITLE}
      lede={ACCESSIBILITY_LEDE}
      sections={accessibilitySections(facts)}
    >
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}

/** The date of the audit in dashboard/ACCESSIBILITY.md. */
export const AUDITED_ON = '2026-11-22';

const ACCESSIBILITY_TITLE = 'Accessibility Statement';
const ACCESSIBILITY_DESCRIPTION = `How accessible ${PRODUCT_NAME} is, how it was tested, what does not work yet, and whom to tell.`;
const ACCESSIBILITY_LEDE = `We want everyone to be able to book, and to run a diary. This page says how far we have got.`;

const EASS = 'https://www.equalityadvisoryservice.com/';

const accessibilitySections = (facts: SiteFacts): readonly ReadingSection[] => [
  STANDARD,
  TESTS,
  LEFT,
  contactOf(facts),
  COMPLAINTS,
];

const STANDARD: ReadingSection = {
  id: 'standard',
  heading: 'How accessible it is',
  body: (
    <>
      <p>
        {PRODUCT_NAME} aims to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. This
        statement covers our own pages, the dashboard, and the diaries on our pages and on other websites.
        Apart from the gaps listed below, you can:
      </p>
      <ul>
        <li>do everything with a keyboard alone;</li>
        <li>zoom to 400% without losing anything;</li>
        <li>increase the spacing of the text;</li>
        <li>use dark mode, or your system’s own high-contrast colours;</li>
        <li>switch off motion in your system’s settings;</li>
        <li>book, move and cancel without a time limit on any form.</li>
      </ul>
    </>
  ),
};

const TESTS: ReadingSection = {
  id: 'tests',
  heading: 'How we tested it',
  body: (
    <>
      <p>
        We tested every journey that existed on {longDate(AUDITED_ON)} ourselves, against all criteria of
        levels A and AA. Only automatic checks have tested what we added later. We used Chromium: by keyboard,
        at 400% zoom, with more text spacing, in high-contrast colours, and with the names and announcements
        that browsers pass on to screen readers.
      </p>
      <p>
        An automatic check (axe) is part of the tests that run before each release, on our public pages in
        light and dark mode. No independent auditor has tested {PRODUCT_NAME} yet.
      </p>
    </>
  ),
};

const LEFT: ReadingSection = {
  id: 'left',
  heading: 'What does not work yet',
  body: (
    <>
      <p>We know of these gaps:</p>
      <ul>
        <li>
          Nobody has tried {PRODUCT_NAME} with a real screen reader yet: NVDA, JAWS, VoiceOver or TalkBack. No
          disabled person has tested it.
        </li>
        <li>We tested only Chromium, not Firefox or Safari.</li>
        <li>
          Without JavaScript, the title of the page does not say that a form has errors. A message at the top
          of the page does.
        </li>
        <li>
          In the weekly calendar, the focus on a fully booked event shows only at the edges of its bookings.
          At a width of 320 pixels, the calendar scrolls sideways.
        </li>
        <li>
          With wide text spacing, some names in the calendar and on the overview are cut short. The full text
          is in the list that they open.
        </li>
        <li>
          A time that we offer you from a waiting list is held only until the time in our email. You can’t
          extend it.
        </li>
        <li>
          When you add a business, the button stays inactive until the required fields are complete. Only the
          labels say which are required.
        </li>
        <li>When you filter a list, a screen reader announces both the page and the number of results.</li>
        <li>
          You log in at Google and pay at Stripe. We have not tested their pages, nor the websites around a
          diary.
        </li>
      </ul>
    </>
  ),
};

const contactOf = ({ supportEmail }: SiteFacts): ReadingSection => ({
  id: 'contact',
  heading: 'Tell us about a problem',
  body: (
    <p>
      Email <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink> or use the{' '}
      <a href={sitePages.contact}>contact form</a>. Tell us the page, what you tried to do, and the device and
      software that you use. We aim to reply within one working day (UK time). If you cannot book online,
      contact the business.
    </p>
  ),
});

const COMPLAINTS: ReadingSection = {
  id: 'complaints',
  heading: 'If our reply does not help',
  body: (
    <p>
      The <a href={EASS}>Equality Advisory and Support Service</a> advises people in England, Scotland and
      Wales about their rights under the Equality Act 2010.
    </p>
  ),
};
