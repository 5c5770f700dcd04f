import type { ReactNode } from 'react';
import { ListLink, PageTop } from './PageParts.tsx';
import styles from './reading-page.module.css';

export interface ReadingSection {
  id: string;
  heading: string;
  /** Paragraphs, lists, tables and further headings (h3). */
  body: ReactNode;
}

interface ReadingPageProps {
  heading: string;
  lede: ReactNode;
  sections: readonly ReadingSection[];
  /** Below the contents; after the text when there is no space next to it. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Shows text in one column of 68 characters, with its contents next to it when there is space. */
export function ReadingPage({ heading, lede, sections, aside, children }: ReadingPageProps) {
  return (
    <>
      <PageTop heading={heading} lede={lede} />
      <div className={styles.columns}>
        {children !== undefined && <div className={styles.above}>{children}</div>}
        <div className={styles.side}>
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 className={styles.contentsHeading} id="contents">
              {CONTENTS}
            </h2>
            <ol>
              {sections.map(({ id, heading: name }) => (
                <li key={id}>
                  <ListLink href={`#${id}`} isQuiet>
                    {name}
                  </ListLink>
                </li>
              ))}
            </ol>
          </nav>
          {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
        </div>
        <div className={styles.text}>
          {sections.map(({ id, heading: name, body }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
              <h2 className={styles.heading} id={`${id}-heading`}>
                {name}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const CONTENTS = 'On this page';
