import { Fragment } from 'react';
import type { SentForm, SiteFacts } from '@daybook/schema/contract/site-page';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { operatorDetails } from '@daybook/schema/words/operator-texts';
import { sitePages, sentForms } from '@daybook/schema/words/routes';
import { Button } from '#ui/Button.tsx';
import { FormField, Trap } from '../forms/FormField.tsx';
import { PageTop, ListLink } from '../parts/PageParts.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import * as texts from './contact-texts.ts';
import styles from './contact-page.module.css';

export const contactPage: PublicPage = {
  title: () => texts.CONTACT_TITLE,
  description: () => texts.CONTACT_DESCRIPTION,
  View: ContactView,
};

function ContactView({ facts, form }: ViewProps) {
  const isSent = form?.isSent ?? false;
  return (
    <>
      <PageTop heading={texts.CONTACT_HEADING} lede={texts.CONTACT_LEDE} />
      <div className={styles.columns}>
        <div>
          {!isSent && <ContactForm form={form} />}
          <Sent isShown={isSent} />
        </div>
        <ContactDetails facts={facts} />
      </div>
    </>
  );
}

/** Replaces the form once the script has sent it. */
function Sent({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.sent} hidden={!isShown} data-sent="">
      <h2 className={styles.sentHeading} tabIndex={-1}>
        {texts.SENT_HEADING}
      </h2>
      <p>{texts.CONTACT_SENT}</p>
      <p>
        <a href={sitePages.contact}>{texts.WRITE_ANOTHER}</a>
      </p>
    </div>
  );
}

type Name = keyof typeof texts.CONTACT_LABELS;

/** Posts without a script; live-contact.ts sends it in place. Errors appear next to the fields either way. */
function ContactForm({ form }: { form: SentForm | null }) {
  const field = (name: Name) => ({
    id: `contact-${name}`,
    name,
    label: texts.CONTACT_LABELS[name],
    defaultValue: form?.values[name],
    problem: form?.problems[name],
  });
  return (
    <form
      className={styles.form}
      method="post"
      action={sentForms.contact}
      aria-label={texts.FORM_NAME}
      noValidate
      data-contact=""
    >
      <p className={styles.banner} role="alert" data-banner="">
        {form?.banner}
      </p>
      <FormField {...field('firstName')} type="text" autoComplete="given-name" required />
      <FormField {...field('lastName')} type="text" autoComplete="family-name" required />
      <FormField {...field('email')} type="email" autoComplete="email" required />
      <FormField {...field('telephone')} type="tel" autoComplete="tel" />
      <div className={styles.whole}>
        <FormField {...field('businessName')} type="text" autoComplete="organization" />
      </div>
      <div className={styles.whole}>
        <FormField {...field('message')} hint={texts.MESSAGE_HINT} rows={7} required />
      </div>
      <Trap />
      <div className={styles.whole}>
        <Button kind="primary" type="submit" alternative={{ text: texts.SENDING, isShown: false }}>
          {texts.SEND_MESSAGE}
        </Button>
      </div>
    </form>
  );
}

/** Shows other ways to reach us, our hours, and who runs this Daybook as far as the settings say. */
function ContactDetails({ facts: { supportEmail, operator } }: { facts: SiteFacts }) {
  const mailto = mailtoOf(supportEmail);
  return (
    <div className={styles.details}>
      <section aria-labelledby="contact-details">
        <h2 className={styles.heading} id="contact-details">
          {texts.DETAILS_HEADING}
        </h2>
        <dl className={styles.facts}>
          <dt>{texts.EMAIL_US}</dt>
          <dd>{mailto === null ? supportEmail : <ListLink href={mailto}>{supportEmail}</ListLink>}</dd>
          {operator.name !== null && (
            <>
              <dt>{texts.OPERATOR}</dt>
              <dd>{operator.name}</dd>
            </>
          )}
          {operatorDetails(operator).map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section aria-labelledby="support-hours">
        <h2 className={styles.heading} id="support-hours">
          {texts.HOURS_HEADING}
        </h2>
        <dl className={styles.facts}>
          {texts.HOURS.map(({ days, hours }) => (
            <div key={days} className={styles.hours}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.text}>{texts.REPLIES}</p>
      </section>
      <section aria-labelledby="for-customers">
        <h2 className={styles.heading} id="for-customers">
          {texts.CUSTOMERS_HEADING}
        </h2>
        <p className={styles.text}>{texts.CUSTOMERS}</p>
      </section>
      <section aria-labelledby="answers">
        <h2 className={styles.heading} id="answers">
          {texts.FIRST_HEADING}
        </h2>
        <ul>
          <li>
            <ListLink href={sitePages.faq}>{texts.TO_FAQ}</ListLink>
          </li>
          <li>
            <ListLink href={sitePages.howToUse}>{texts.TO_HOW_TO_USE}</ListLink>
          </li>
        </ul>
      </section>
    </div>
  );
}
