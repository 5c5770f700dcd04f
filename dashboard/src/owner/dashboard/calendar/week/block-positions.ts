import type { HTMLAttributes } from 'react';

/** The styles of a booking's block ask for it: nothing grows. */
const LAID_DOWN = 'data-laid-down';

/**
 * For the box around the week: Escape lays down what has grown over its neighbours under the pointer or with the focus,
 * until either goes elsewhere. It is no state of React's, since nothing is drawn anew for it.
 */
export const laysDownOnEscape: HTMLAttributes<HTMLElement> = {
  onKeyDown({ key, currentTarget }) {
    if (key === 'Escape') currentTarget.setAttribute(LAID_DOWN, '');
  },
  onFocus: ({ currentTarget }) => currentTarget.removeAttribute(LAID_DOWN),
  onPointerOver: ({ currentTarget }) => currentTarget.removeAttribute(LAID_DOWN),
};
