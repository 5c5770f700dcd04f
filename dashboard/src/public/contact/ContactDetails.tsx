import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { sitePages } from '@daybook/schema/words/routes';
import { ListLink } from '../parts/PageParts.tsx';
import styles from './contact-page.module.css';
import {
  ADDRESS,
  CUSTOMERS,
  CUSTOMERS_HEADING,
  DETAILS_HEADING,
  EMAIL_US,
  FIRST_HEADING,
  HOURS,
  HOURS_HEADING,
  OPERATOR,
  REPLIES,
  TO_FAQ,
  TO_HOW_TO_USE,
} from './contact-texts.ts';

/** The other ways to reach us, and when. The operator's own name and address stand here where they are set. */
export function ContactDetails({ facts: { supportEmail, operator } }: { facts: SiteFacts }) {
  const mailto = mailtoOf(supportEmail);
  return (
    <div className={styles.details}>
      <section aria-labelledby="contact-details">
        <h2 className={styles.heading} id="contact-details">
          {DETAILS_HEADING}
        </h2>
        <dl className={styles.facts}>
          <dt>{EMAIL_US}</dt>
          <dd>{mailto === null ? supportEmail : <ListLink href={mailto}>{supportEmail}</ListLink>}</dd>
          {operator.name !== null && (
            <>
              <dt>{OPERATOR}</dt>
              <dd>{operator.name}</dd>
            </>
          )}
          {operator.address !== null && (
            <>
              <dt>{ADDRESS}</dt>
              <dd>{operator.address}</dd>
            </>
          )}
        </dl>
      </section>
      <section aria-labelledby="support-hours">
        <h2 className={styles.heading} id="support-hours">
          {HOURS_HEADING}
        </h2>
        <dl className={styles.facts}>
          {HOURS.map(({ days, hours }) => (
            <div key={days} className={styles.hours}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.text}>{REPLIES}</p>
      </section>
      <section aria-labelledby="for-customers">
        <h2 className={styles.heading} id="for-customers">
          {CUSTOMERS_HEADING}
        </h2>
        <p className={styles.text}>{CUSTOMERS}</p>
      </section>
      <section aria-labelledby="answers">
        <h2 className={styles.heading} id="answers">
          {FIRST_HEADING}
        </h2>
        <ul>
          <li>
            <ListLink href={sitePages.faq}>{TO_FAQ}</ListLink>
          </li>
          <li>
            <ListLink href={sitePages.howToUse}>{TO_HOW_TO_USE}</ListLink>
          </li>
        </ul>
      </section>
    </div>
  );
}
