/**
 * The widget for other websites: `<daybook-diary>` and `window.Daybook`. Importing it registers nothing: `register`
 * does. What script tags and `data-daybook` do is in embed.ts.
 */
import './styles/embed.css';
import type { Responses } from './diary/server-calls.ts';
import { closeDialog, Layer, LAYER, openDialog } from './embed/dialog.ts';
import { diaryElement } from './embed/element.tsx';
import { TAG, type Options } from './embed/options.ts';
import { addStyles } from './embed/shadow.ts';

export { floatingButton } from './embed/dialog.ts';
export { createDiary } from './embed/options.ts';
export { PLACE } from './embed/placing.ts';

addStyles(import.meta.css);

interface Daybook {
  /** Opens the diary in a dialog. Options are the attributes in camel case: `{ firstName: 'Ada' }`. */
  open(slug: string, options?: Options): void;
  close(): void;
  /**
   * Calls `listener` at 'loaded', 'slot-chosen', 'booked' or 'error' of every diary on the page. Returns a
   * function that stops this.
   */
  on(name: string, listener: (event: Event) => void): () => void;
}

declare global {
  interface Window {
    Daybook?: Daybook;
  }
}

export interface Registration {
  /** Where Daybook is: 'https://book.example'. */
  origin: string;
  /** Responses with diaries that were asked for before this module came, by their addresses. */
  responses?: Responses;
}

/** Makes the page's diaries work. Returns false if another copy already does. */
export function register({ origin, responses }: Registration): boolean {
  if (window.Daybook) return false;
  customElements.define(TAG, diaryElement(origin, responses));
  customElements.define(LAYER, Layer);
  window.Daybook = {
    open: openDialog,
    close: closeDialog,
    on(name, listener) {
      document.addEventListener(`daybook:${name}`, listener);
      return () => document.removeEventListener(`daybook:${name}`, listener);
    },
  };
  return true;
}
