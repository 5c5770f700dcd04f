import { sitePages } from '@daybook/schema/words/routes';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './closing-box.module.css';
import { ASK_US, HOME_PAGE, NOT_ANSWERED, NOT_ANSWERED_EXPLAINED } from './faq-texts.ts';

/** After the last question. */
export function ClosingBox() {
  return (
    <section className={styles.box} aria-labelledby="not-answered">
      <div>
        <h2 className={styles.heading} id="not-answered">
          {NOT_ANSWERED}
        </h2>
        <p className={styles.text}>{NOT_ANSWERED_EXPLAINED}</p>
      </div>
      <p className={styles.ways}>
        <LinkButton kind="primary" href={sitePages.contact}>
          {ASK_US}
        </LinkButton>
        <LinkButton href={sitePages.home}>{HOME_PAGE}</LinkButton>
      </p>
    </section>
  );
}
