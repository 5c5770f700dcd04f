import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { NO_OPERATOR } from '../about/about-texts.tsx';

/** Who runs this Daybook and how to reach them, as far as the settings say it. */
export function OperatorText({ facts: { operator, supportEmail } }: { facts: SiteFacts }) {
  const { name, address, registeredOffice, companyNumber, vatNumber, dataProtectionNumber } = operator;
  const particulars = [
    ['Address', address],
    ['Registered office', registeredOffice],
    ['Company number', companyNumber],
    ['VAT number', vatNumber],
    ['Registration with the Information Commissioner’s Office', dataProtectionNumber],
  ] as const;
  return (
    <>
      <p>
        {name === null
          ? `${NO_OPERATOR} ‘We’ means that operator.`
          : `${name} (‘we’) runs this ${PRODUCT_NAME}.`}
      </p>
      <ul>
        {particulars.map(([label, value]) => value !== null && <li key={label}>{`${label}: ${value}`}</li>)}
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
