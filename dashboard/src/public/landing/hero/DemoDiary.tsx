import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { Badge } from '../../../ui/Badge.tsx';
import { DIARY_NAME, LIVE, OPEN_DIARY, OPEN_DIARY_EXPLAINED } from './hero-texts.ts';
import styles from './demo-diary.module.css';

/**
 * The demonstration's diary, as any website shows one: the element stands in the page, and live-demo.ts adds the public
 * script. Until that has run, and without it, what is inside the element shows.
 */
export function DemoDiary({ slug }: { slug: string }) {
  return (
    <section className={styles.frame} id="try-it" aria-labelledby="try-it-name">
      <div className={styles.head}>
        <h2 className={styles.name} id="try-it-name">
          {DIARY_NAME}
        </h2>
        <Badge tone="leaf">{LIVE}</Badge>
      </div>
      <div className={styles.room}>
        <daybook-diary slug={slug} share-booking="">
          <div className={styles.still}>
            <p>{OPEN_DIARY_EXPLAINED}</p>
            <a href={buildPath(pages.diary, { slug })}>{OPEN_DIARY}</a>
          </div>
        </daybook-diary>
      </div>
    </section>
  );
}
