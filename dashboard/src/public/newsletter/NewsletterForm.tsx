import type { SignupRequest } from '@daybook/schema/contract/newsletter';
import { EMAIL_MAX } from '@daybook/schema/figures/bounds';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sentForms } from '@daybook/schema/words/routes';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/fields/Field.tsx';
import { Problem, Trap } from '../forms/FormField.tsx';
import styles from '#public/forms/forms.module.css';

interface NewsletterFormProps {
  /** Where the form is; a page has at most one form per source. */
  source: SignupRequest['signup_source'];
}

/** Posts without a script; live-newsletter.ts sends it in place. */
export function NewsletterForm({ source }: NewsletterFormProps) {
  const id = `newsletter-${source}`;
  return (
    <form className={styles.form} method="post" action={sentForms.newsletter} data-newsletter="">
      <p className={styles.about}>{NEWSLETTER_ABOUT}</p>
      <label className={styles.entryLabel} htmlFor={id}>
        {NEWSLETTER_ADDRESS}
      </label>
      <div className={styles.entry}>
        <input
          className={inputClass}
          id={id}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="email"
          aria-describedby={`${id}-problem`}
        />
        <Button type="submit">{NEWSLETTER_SUBSCRIBE}</Button>
      </div>
      <Problem id={`${id}-problem`} of="email" />
      <input type="hidden" name="signup_source" value={source} />
      <Trap />
      <p className={styles.thanks} role="status" data-thanks="" />
    </form>
  );
}

const NEWSLETTER_ABOUT = `Occasional news about ${PRODUCT_NAME} by email. We’ll send you a link to confirm your address.`;
const NEWSLETTER_ADDRESS = 'Your email address';
const NEWSLETTER_SUBSCRIBE = 'Subscribe';
