import type { AnchorHTMLAttributes } from 'react';
import { buttonClass, type ButtonKind, ButtonLabel } from './Button.tsx';

interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  kind?: ButtonKind;
  href: string;
}

/** Shows a link that looks like a button and loads its address: for pages that the server renders. */
export function LinkButton({ kind = 'secondary', children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(kind)}>
      <ButtonLabel>{children}</ButtonLabel>
    </a>
  );
}
