import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonKind } from './button-class.ts';
import { ButtonLabel } from './ButtonLabel.tsx';

interface RouterLinkButtonProps {
  kind?: ButtonKind;
  to: string;
  children: ReactNode;
}

/** A link that looks like a button and leads to a page of this app. For the server's own pages see LinkButton. */
export function RouterLinkButton({ kind = 'secondary', to, children }: RouterLinkButtonProps) {
  return (
    <Link className={buttonClass(kind)} to={to}>
      <ButtonLabel>{children}</ButtonLabel>
    </Link>
  );
}
