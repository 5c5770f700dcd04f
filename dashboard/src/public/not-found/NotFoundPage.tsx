import { sitePages } from '@daybook/schema/words/routes';
import { GO_TO_HOME, PAGE_NOT_FOUND, PAGE_NOT_FOUND_EXPLAINED } from '@daybook/schema/words/texts';
import { SITE_LABELS } from '#navigation/site-links.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SearchForm } from '../help/SearchForm.tsx';
import { ListLink, PageTop } from '../parts/PageParts.tsx';
import type { PublicPage } from '../public-page.ts';
import styles from '#public/parts/page-parts.module.css';

export const notFoundPage: PublicPage = {
  title: () => PAGE_NOT_FOUND,
  description: () => PAGE_NOT_FOUND_EXPLAINED,
  View: NotFoundView,
};

/** The server sends it with status 404. */
function NotFoundView() {
  return (
    <>
      <PageTop heading={PAGE_NOT_FOUND} lede={PAGE_NOT_FOUND_EXPLAINED} />
      <div className={styles.ways}>
        <section aria-labelledby="look">
          <h2 className={styles.wayHeading} id="look">
            {NOT_FOUND_LOOK}
          </h2>
          <SearchForm />
        </section>
        <section aria-labelledby="elsewhere">
          <h2 className={styles.wayHeading} id="elsewhere">
            {NOT_FOUND_ELSEWHERE}
          </h2>
          <ul className={styles.links}>
            {(['howToUse', 'faq', 'contact'] as const).map((name) => (
              <li key={name}>
                <ListLink href={sitePages[name]}>{SITE_LABELS[name]}</ListLink>
              </li>
            ))}
          </ul>
          <p>
            <LinkButton kind="primary" href={sitePages.home}>
              {GO_TO_HOME}
            </LinkButton>
          </p>
        </section>
      </div>
    </>
  );
}

/** Texts of the page for an unknown address; its first sentences are in schema/words/texts.ts. */
const NOT_FOUND_LOOK = 'Find an answer';
const NOT_FOUND_ELSEWHERE = 'Or go to';
