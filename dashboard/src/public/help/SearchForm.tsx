import SearchIcon from 'lucide-react/icons/search';
import { SEARCH_MAX } from '@daybook/schema/figures/bounds';
import { sitePages } from '@daybook/schema/words/routes';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/fields/Field.tsx';
import { SEARCH_HELP, SEARCH_HELP_PRESS, SEARCH_QUERY } from './help-texts.ts';
import styles from '#public/forms/forms.module.css';

export function SearchForm() {
  return (
    <form role="search" method="get" action={sitePages.faq}>
      <label className={styles.label} htmlFor="help-search">
        {SEARCH_HELP}
      </label>
      <div className={styles.line}>
        <span className={styles.field}>
          <SearchIcon className={styles.icon} aria-hidden="true" />
          <input
            className={inputClass}
            id="help-search"
            name={SEARCH_QUERY}
            type="search"
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <Button type="submit">{SEARCH_HELP_PRESS}</Button>
      </div>
    </form>
  );
}
