import ChevronRight from 'lucide-react/icons/chevron-right';
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { pages } from '@daybook/schema/words/routes';
import { Band } from '../../parts/Band.tsx';
import { ALL_QUESTIONS, ASKED_OFTEN } from './closing-texts.ts';
import { askedOften } from './asked.ts';
import styles from './asked-often.module.css';

/** Four questions, each with its answer on the page of all questions. */
export function AskedOften({ facts }: { facts: SiteFacts }) {
  return (
    <Band id="asked-often" heading={ASKED_OFTEN}>
      <ul className={styles.questions}>
        {askedOften(facts).map(({ id, question }) => (
          <li key={id}>
            <a className={styles.question} href={`${pages.faq}#${id}`}>
              {question}
              <ChevronRight className={styles.icon} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={pages.faq}>{ALL_QUESTIONS}</a>
      </p>
    </Band>
  );
}
