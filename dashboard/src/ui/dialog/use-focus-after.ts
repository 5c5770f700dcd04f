import { createContext, type RefObject, use, useEffect, useState } from 'react';

/** The heading of the section or card around. */
export const HeadingAround = createContext<RefObject<HTMLHeadingElement | null> | null>(null);

let opener: Element | null = null;

/** Names the button that opens the next dialog. A menu calls it, because its item disappears with it. */
export const opensFrom = (button: Element | null): void => void (opener = button);

/** A dialog that follows another has the first one's opener. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const isOnPage =
    focused !== document.body && !focused?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]');
  if (isOnPage) opener = focused;
  return opener;
}

/**
 * Gives the focus back when the dialog closes: to what opened it or, if that has disappeared or can't be pressed
 * any more, to the heading around. The dialog's library does the first too, but sometimes too early or too late.
 */
export function useFocusAfter(): void {
  const heading = use(HeadingAround);
  const [from] = useState(findOpener);
  useEffect(
    () => () => {
      opener = null;
      // The library returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => keepFocus(from, heading)));
    },
    [from, heading],
  );
}

/** What opened the dialog may disappear later, when a list has reloaded. Ends when the person does something. */
function keepFocus(from: Element | null, heading: RefObject<HTMLElement | null> | null): void {
  const give = () => {
    if (document.activeElement === document.body && from instanceof HTMLElement)
      from.focus({ preventScroll: true });
    if (document.activeElement !== document.body || !heading?.current) return;
    heading.current.tabIndex = -1;
    heading.current.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(give);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, () => changes.disconnect(), { once: true, capture: true });
  give();
}
