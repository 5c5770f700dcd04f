import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { Band } from '../../parts/Band.tsx';
import { TESTIMONIALS, TESTIMONIALS_ROW } from './testimonials-texts.ts';
import styles from './testimonials.module.css';

/** A row that people scroll; nothing while an admin has entered none (decision 234). */
export function Testimonials({ facts: { testimonials } }: { facts: Pick<SiteFacts, 'testimonials'> }) {
  if (testimonials.length === 0) return null;
  return (
    <Band id="testimonials" heading={TESTIMONIALS}>
      <section className={styles.row} aria-label={TESTIMONIALS_ROW} tabIndex={0}>
        <ul className={styles.list}>
          {testimonials.map(({ name, business, words }) => (
            <li key={`${name} ${business} ${words}`}>
              <figure className={styles.card}>
                <blockquote className={styles.words}>“{words}”</blockquote>
                <figcaption className={styles.by}>
                  {name}, {business}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </Band>
  );
}
