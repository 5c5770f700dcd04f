import type { Operator } from '@daybook/schema/contract/site-page';
import { operatorSentences } from '@daybook/schema/words/operator-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { FOOTER_LINKS, BACK_TO_TOP, FOOT_OF_PAGE, FOOTER_HEADINGS } from '#navigation/site-links.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { ListLink } from '../parts/PageParts.tsx';
import styles from '../site-frame.module.css';

const GROUPS = ['product', 'company', 'legal'] as const;

interface SiteFooterProps {
  /** Null in the app, which doesn't know who runs this Daybook. */
  operator: Operator | null;
}

export function SiteFooter({ operator }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.newsletter}>
          <p className={styles.footerName}>{PRODUCT_NAME}</p>
          <NewsletterForm source="footer" />
        </div>
        <nav className={styles.links} aria-label={FOOT_OF_PAGE}>
          {GROUPS.map((group) => (
            <div key={group}>
              <h2 className={styles.heading}>{FOOTER_HEADINGS[group]}</h2>
              <ul>
                {FOOTER_LINKS[group].map(({ href, label }) => (
                  <li key={href}>
                    <ListLink href={href} isQuiet>
                      {label}
                    </ListLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.end}>
        {operator !== null && <p>{operatorSentences(operator).join(' ')}</p>}
        <ListLink href="#top" isQuiet>
          {BACK_TO_TOP}
        </ListLink>
      </div>
    </footer>
  );
}
