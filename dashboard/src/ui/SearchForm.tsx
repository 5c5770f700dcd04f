import { useState, useTransition, type SubmitEvent } from 'react';
import { SEARCH_MAX, SEARCH_WORDS_MAX } from '@daybook/schema/figures/bounds';
import { wordsOf } from '@daybook/schema/rules/search-words';
import { SEARCH_TOO_MANY_WORDS } from '@daybook/schema/words/texts';
import { Button } from './Button.tsx';
import { TextField } from './fields/TextField.tsx';
import { SEARCH } from './interface-texts.ts';
import styles from './fields/field.module.css';

interface SearchFormProps {
  label: string;
  hint: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Searches a list when it is submitted, not at every keystroke. */
export function SearchForm({ label, hint, search, onSearch }: SearchFormProps) {
  const [text, setText] = useState(search);
  const [searched, setSearched] = useState(search);
  const [isTooMuch, setIsTooMuch] = useState(false);
  const [isStarting, start] = useTransition();
  // Update the field after Back and Clear Filters without replacing it, because it may have the focus.
  if (search !== searched) {
    setSearched(search);
    setText(search);
  }
  const submit = (press: SubmitEvent) => {
    press.preventDefault();
    setIsTooMuch(wordsOf(text).length > SEARCH_WORDS_MAX);
    if (wordsOf(text).length <= SEARCH_WORDS_MAX) start(() => onSearch(text.trim()));
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        type="search"
        label={label}
        placeholder={hint}
        maxLength={SEARCH_MAX}
        error={isTooMuch ? SEARCH_TOO_MANY_WORDS : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        enterKeyHint="search"
        autoComplete="off"
      />
      {/* Shows at once that Enter was pressed, before the list is rendered. */}
      <Button type="submit" data-pressed={isStarting || undefined}>
        {SEARCH}
      </Button>
    </form>
  );
}
