import { sitePages } from '@daybook/schema/words/routes';
import { PageTop } from '../parts/PageParts.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './contact-page.module.css';
import {
  CONTACT_DESCRIPTION,
  CONTACT_HEADING,
  CONTACT_LEDE,
  CONTACT_SENT,
  CONTACT_TITLE,
  SENT_HEADING,
  WRITE_ANOTHER,
} from './contact-texts.ts';

export const contactPage: PublicPage = {
  title: () => CONTACT_TITLE,
  description: () => CONTACT_DESCRIPTION,
  View: ContactView,
};

function ContactView({ facts, form }: ViewProps) {
  const isSent = form?.isSent ?? false;
  return (
    <>
      <PageTop heading={CONTACT_HEADING} lede={CONTACT_LEDE} />
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

/** Takes the form's place; the script shows it when it has sent the form. */
function Sent({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.sent} hidden={!isShown} data-sent="">
      <h2 className={styles.sentHeading} tabIndex={-1}>
        {SENT_HEADING}
      </h2>
      <p>{CONTACT_SENT}</p>
      <p>
        <a href={sitePages.contact}>{WRITE_ANOTHER}</a>
      </p>
    </div>
  );
}
