import type { Ref } from 'react';
import { Link } from 'react-router';
import styles from './text.module.css';

interface QuietLinkProps {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  children: string;
}

/** Shows a link in the text's colour with a faint underline, for lists where every name is a link. */
export function QuietLink(props: QuietLinkProps) {
  return <Link {...props} className={styles.quietLink} />;
}
