import { NewsletterForm } from '../../newsletter/NewsletterForm.tsx';
import { Band } from '../../parts/Band.tsx';
import { NEWS } from './closing-texts.ts';
import styles from './news.module.css';

export function News() {
  return (
    <Band id="news" heading={NEWS}>
      <div className={styles.form}>
        <NewsletterForm source="hero" />
      </div>
    </Band>
  );
}
