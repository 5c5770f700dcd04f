import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonKind, ButtonLabel } from './Button.tsx';

interface RouterLinkButtonProps {
  kind?: ButtonKind;
  to: string;
  /** Replaces this page in the history. */
  replace?: boolean;
  children: ReactNode;
}

/** Shows a link to a page of this app that looks like a button. For the server's pages use LinkButton. */
export function RouterLinkButton({
  kind = 'secondary',
  to,
  replace = false,
  children,
}: RouterLinkButtonProps) {
  return (
    <Link className={buttonClass(kind)} to={to} replace={replace}>
      <ButtonLabel>{children}</ButtonLabel>
    </Link>
  );
}
