import type { ComponentProps } from 'react';
import styles from './section.module.css';

/** A part of an admin's page. It is named by `aria-label`, or by its title through `aria-labelledby`. */
export function Section(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.section} />;
}
