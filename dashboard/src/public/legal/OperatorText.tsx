import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { NO_OPERATOR } from '../about/about-texts.tsx';

/** Who runs this Daybook and how to reach them, as far as the settings say it. */
export function OperatorText({ facts: { operator, supportEmail } }: { facts: SiteFacts }) {
  const { name, address, companyNumber, dataProtectionNumber } = operator;
  return (
    <>
      <p>
        {name === null ? NO_OPERATOR : `${PRODUCT_NAME} is run by ${name}.`}
        {address !== null && ` Its address is ${address}.`}
        {companyNumber !== null && ` Its number at Companies House is ${companyNumber}.`}
        {dataProtectionNumber !== null &&
          ` Its registration with the Information Commissioner’s Office is ${dataProtectionNumber}.`}
      </p>
      <p>
        Write to <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>.
      </p>
    </>
  );
}
