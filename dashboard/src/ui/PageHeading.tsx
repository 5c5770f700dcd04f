import { useEffect, type ReactNode } from 'react';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { useFocus } from './use-focus.ts';
import styles from './text.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** The window's title, before the product's name: usually the heading's own text. */
  title: string;
  /** Takes the focus when it appears, so that a new view is read out and the tab order starts there. */
  takesFocus?: boolean;
}

/** Shows a view's only `h1`, and sets the window's title. Give it a `key` per state of the page. */
export function PageHeading({ children, title, takesFocus = false }: PageHeadingProps) {
  const heading = useFocus<HTMLHeadingElement>(takesFocus || null);
  useEffect(() => {
    document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(() => {
    if (takesFocus) window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <h1 ref={heading} className={styles.pageHeading} tabIndex={-1}>
      {children}
    </h1>
  );
}
