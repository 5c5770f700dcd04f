import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { operatorDetails } from '@daybook/schema/words/operator-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '#ui/ContactLink.tsx';
import { NO_OPERATOR } from '../about/AboutPage.tsx';
import { type Parts, readingSections } from '../content/Content.tsx';
import { ReadingPage } from '../parts/ReadingPage.tsx';
import type { PublicPage } from '../public-page.ts';

interface LegalText {
  title: string;
  description: string;
  lede: string;
  markdown: string;
  /** What the page draws itself, besides the operator's particulars. */
  partsOf?: (facts: SiteFacts) => Parts;
}

export const legalPage = ({ title, description, lede, markdown, partsOf }: LegalText): PublicPage => ({
  title: () => title,
  description: () => description,
  View: ({ facts }) => (
    <ReadingPage
      heading={title}
      lede={lede}
      sections={readingSections(markdown, facts, {
        operator: <OperatorText facts={facts} />,
        ...partsOf?.(facts),
      })}
    >
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  ),
});

const LAST_UPDATED = `Last updated on ${longDate(LEGAL_TEXTS_OF)}.`;

/** Shows who runs this Daybook and how to reach them, as far as the settings say. */
function OperatorText({ facts: { operator, supportEmail } }: { facts: SiteFacts }) {
  const { name } = operator;
  return (
    <>
      <p>
        {name === null
          ? `${NO_OPERATOR} ‘We’ means that operator.`
          : `${name} (‘we’) runs this ${PRODUCT_NAME}.`}
      </p>
      <ul>
        {operatorDetails(operator).map(({ label, value }) => (
          <li key={label}>{`${label}: ${value}`}</li>
        ))}
        <li>
          Email: <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>
        </li>
        <li>
          <a href={sitePages.contact}>Contact form</a>
        </li>
      </ul>
    </>
  );
}
