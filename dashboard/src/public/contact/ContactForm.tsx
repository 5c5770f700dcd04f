import type { SentForm } from '@daybook/schema/contract/site-page';
import { sentForms } from '@daybook/schema/words/routes';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLabel } from '../../ui/ButtonLabel.tsx';
import { FormField } from '../forms/FormField.tsx';
import { Trap } from '../forms/Trap.tsx';
import styles from './contact-form.module.css';
import { CONTACT_LABELS, FORM_NAME, MESSAGE_HINT, SEND_MESSAGE, SENDING } from './contact-texts.ts';

type Name = keyof typeof CONTACT_LABELS;

/** Posts without a script; live-contact.ts answers in place. The server's words stand beside the fields either way. */
export function ContactForm({ form }: { form: SentForm | null }) {
  const field = (name: Name) => ({
    id: `contact-${name}`,
    name,
    label: CONTACT_LABELS[name],
    defaultValue: form?.values[name],
    problem: form?.problems[name],
  });
  return (
    <form
      className={styles.form}
      method="post"
      action={sentForms.contact}
      aria-label={FORM_NAME}
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
        <FormField {...field('message')} hint={MESSAGE_HINT} rows={7} required />
      </div>
      <Trap />
      <div className={styles.whole}>
        <button type="submit" className={buttonClass('primary')}>
          <ButtonLabel>{SEND_MESSAGE}</ButtonLabel>
          <ButtonLabel isShown={false}>{SENDING}</ButtonLabel>
        </button>
      </div>
    </form>
  );
}
