import { sitePages } from '@daybook/schema/words/routes';
import { SearchForm } from '../SearchForm.tsx';
import { NOTHING_FOUND, NOTHING_FOUND_ASK, NOTHING_FOUND_CONTACT } from './faq-texts.ts';
import styles from './search.module.css';

/** Filters the questions while somebody types (live-faq.ts). Without a script it is not shown. */
export function Search() {
  return (
    <div className={styles.search} data-faq-search="">
      <SearchForm />
      <p className={styles.count} role="status" data-faq-count="" />
      <p className={styles.nothing} hidden data-faq-nothing="">
        {NOTHING_FOUND} {NOTHING_FOUND_ASK} <a href={sitePages.contact}>{NOTHING_FOUND_CONTACT}</a>.
      </p>
    </div>
  );
}
