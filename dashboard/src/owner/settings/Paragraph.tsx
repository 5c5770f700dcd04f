import type { ComponentProps } from 'react';
import styles from './paragraph.module.css';

/** A few sentences of a section, no wider than can be read. */
export function Paragraph(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.paragraph} />;
}
