/** The question itself: a bar at the foot of the window that has room of its own at the page's end. */
import type { Consent } from '@daybook/schema/words/kept-in-browser';
import { sitePages } from '@daybook/schema/words/routes';
import { CONSENT_STYLES } from './consent-styles.ts';
import {
  ACCEPT,
  CLOSE,
  CONSENT_ABOUT,
  CONSENT_CONDITION,
  CONSENT_POLICY,
  CONSENT_QUESTION,
  DECLINE,
} from './consent-texts.ts';

const ELEMENT = 'daybook-consent';

/** Asks; resolves with the answer. Closing the question declines. Null if the page shows it already. */
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

  const link = make('a', { href: sitePages.cookies }, CONSENT_POLICY);
  const words = make('div', {}, make('h2', { id: 'question' }, CONSENT_QUESTION));
  // Two paragraphs: as one it would be the largest thing on a phone's first screen, and that is there last of all.
  words.append(make('p', {}, CONSENT_ABOUT), ' ', make('p', {}, `${CONSENT_CONDITION} `, link));
  words.dataset.words = '';
  const choices = make('div', {}, button(DECLINE, 'declined'), button(ACCEPT, 'accepted'));
  choices.dataset.choices = '';
  const close = make('button', { type: 'button', onclick: answer('declined') }, '×');
  close.setAttribute('aria-label', CLOSE);
  close.dataset.close = '';
  const section = make('section', { tabIndex: -1 }, make('div', {}, words, close, choices));
  section.setAttribute('aria-labelledby', 'question');
  return section;
}

/**
 * Keeps the focused element clear of the bar while the bar covers a part of the window. In a low window, such as one
 * zoomed to 400%, the bar is at the page's end and covers nothing. Returns a function that ends this.
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
