import type { Ref } from 'react';
import { Link } from 'react-router';
import styles from './text.module.css';

interface QuietLinkProps {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: string;
}

/** A link that looks like the text around it, with a faint line under it: for the names in a list, each of which is one. */
export function QuietLink(props: QuietLinkProps) {
  return <Link {...props} className={styles.quietLink} />;
}
