import type { ReactNode } from 'react';
import styles from './bar-link.module.css';

interface BarLinkProps {
  href: string;
  isHere?: boolean;
  /** It ends the session (live-log-out.ts). */
  isLogOut?: boolean;
  children: ReactNode;
}

export function BarLink({ href, isHere = false, isLogOut = false, children }: BarLinkProps) {
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      data-log-out={isLogOut ? '' : undefined}
    >
      {children}
    </a>
  );
}
