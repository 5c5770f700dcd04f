/** Shows the question in a bar at the bottom of the window, with space for it at the end of the page. */

import type { Consent } from '@daybook/schema/words/kept-in-browser';
import { sitePages } from '@daybook/schema/words/routes';
import * as texts from './consent-texts.ts';

const ELEMENT = 'daybook-consent';

/** Resolves to the choice; closing the bar declines. Returns null when the bar is already open. */
export function askForConsent(
  page: Document,
  { isFocused }: { isFocused: boolean },
): Promise<Consent> | null {
  if (page.querySelector(ELEMENT)) return null;
  const host = page.createElement(ELEMENT);
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(CONSENT_STYLES);
  root.adoptedStyleSheets = [styles];
  return new Promise((resolve) => {
    const answer = (choice: Consent) => () => {
      giveRoomBack();
      host.remove();
      resolve(choice);
    };
    const section = bar(page, answer);
    root.append(section);
    page.body.append(host);
    const giveRoomBack = keepFocusInSight(page, host);
    if (isFocused) section.focus();
  });
}

function bar(page: Document, answer: (choice: Consent) => () => void): HTMLElement {
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]> = {},
    ...inside: (Node | string)[]
  ) => {
    const element = Object.assign(page.createElement(name), properties);
    element.append(...inside);
    return element;
  };
  const button = (text: string, choice: Consent) =>
    make('button', { type: 'button', onclick: answer(choice) }, text);

  const link = make('a', { href: sitePages.cookies }, texts.CONSENT_POLICY);
  const words = make('div', {}, make('h2', { id: 'question' }, texts.CONSENT_QUESTION));
  // Two paragraphs: one would be the largest element on a phone's first screen, and it appears last.
  words.append(make('p', {}, texts.CONSENT_ABOUT), ' ', make('p', {}, `${texts.CONSENT_CONDITION} `, link));
  words.dataset.words = '';
  const choices = make('div', {}, button(texts.DECLINE, 'declined'), button(texts.ACCEPT, 'accepted'));
  choices.dataset.choices = '';
  const close = make('button', { type: 'button', onclick: answer('declined') }, '×');
  close.setAttribute('aria-label', texts.CLOSE);
  close.dataset.close = '';
  const section = make('section', { tabIndex: -1 }, make('div', {}, words, close, choices));
  section.setAttribute('aria-labelledby', 'question');
  return section;
}

/**
 * Scrolls the focused element clear of the bar where the bar covers part of the window. In a low window, such
 * as one zoomed to 400%, the bar is at the page's end and covers nothing. Returns a function that stops this.
 */
function keepFocusInSight(page: Document, host: HTMLElement): () => void {
  const { style } = page.documentElement;
  const watch = new ResizeObserver(() => {
    const isOver = getComputedStyle(host).position === 'sticky';
    style.scrollPaddingBottom = isOver ? `${host.offsetHeight + 8}px` : '';
  });
  watch.observe(host);
  return () => {
    watch.disconnect();
    style.scrollPaddingBottom = '';
  };
}

/** Styles for the bar's shadow tree, with the public pages' colours. */
const CONSENT_STYLES = `
:host {
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: block;
}
* {
  box-sizing: border-box;
}
section {
  border-top: 1px solid var(--line);
  background: var(--card);
  color: var(--ink);
  box-shadow: 0 -4px 24px rgb(30 29 27 / 8%);
  font-size: 0.875rem;
  line-height: 1.45;
}
section > div {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  max-width: 75rem;
  margin: 0 auto;
  padding: 12px 8px max(12px, env(safe-area-inset-bottom)) 16px;
}
h2 {
  margin: 0 0 2px;
  font: inherit;
  font-weight: 600;
}
p {
  margin: 0;
}
a {
  color: inherit;
  text-underline-offset: 0.15em;
}
button {
  min-height: 44px;
  border: 1px solid var(--line-control);
  border-radius: 6px;
  padding: 0 24px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}
button:hover {
  border-color: var(--ink);
}
a:focus-visible,
button:focus-visible,
section:focus-visible {
  outline: 2px solid var(--sky);
  outline-offset: 2px;
}
[data-close] {
  align-self: start;
  width: 44px;
  margin-top: -8px;
  border: 0;
  padding: 0;
  font-size: 22px;
  font-weight: 400;
  line-height: 1;
}
[data-choices] {
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  width: 100%;
  margin: 4px 0 0;
  padding: 0 8px 0 0;
}
[data-choices] button {
  flex: 1;
}
@media (width >= 768px) {
  p {
    display: inline;
  }
  section > div {
    grid-template-columns: 1fr auto auto;
    align-items: center;
    padding-inline: 24px 16px;
  }
  [data-choices] {
    grid-column: 2;
    grid-row: 1;
    width: auto;
    margin: 0;
    padding: 0;
  }
  [data-close] {
    grid-column: 3;
    grid-row: 1;
    align-self: center;
    margin: 0;
  }
}
@media (height < 30rem) {
  :host {
    position: static;
  }
}
@media print {
  :host {
    display: none;
  }
}
`;
