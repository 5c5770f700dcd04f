import type { ComponentProps } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps extends Omit<ComponentProps<'h2'>, 'className'> {
  /** The level of the heading in the page. */
  level?: 2 | 3;
}

/** The heading over a part of an admin's page. */
export function SectionTitle({ level = 2, ...heading }: SectionTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...heading} className={styles.title} />;
}
