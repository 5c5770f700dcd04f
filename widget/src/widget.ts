/**
 * The widget for other websites: `<daybook-diary>` and `window.Daybook`. Importing it registers nothing: `register`
 * does. What script tags and `data-daybook` do is in embed.ts.
 */

import './styles/embed.css';
import type { DiaryEvents } from './diary/diary-context.ts';
import type { Responses } from './diary/server-calls.ts';
import { closeDialog, Layer, LAYER, openDialog } from './embed/dialog.ts';
import { diaryElement } from './embed/element.tsx';
import { TAG, type Options, type OptionValue } from './embed/options.ts';
import { addStyles } from './embed/shadow.ts';

export { floatingButton } from './embed/dialog.ts';
export { createDiary } from './embed/options.ts';
export { PLACE } from './embed/placing.ts';

addStyles(import.meta.css);

/** `<daybook-diary>`. Its options are attributes, and properties in camel case. */
export interface DaybookDiaryElement extends HTMLElement {
  slug: OptionValue;
  accent: OptionValue;
  theme: OptionValue;
  date: OptionValue;
  event: OptionValue;
  venue: OptionValue;
  service: OptionValue;
  person: OptionValue;
  firstName: OptionValue;
  lastName: OptionValue;
  email: OptionValue;
  phone: OptionValue;
  address: OptionValue;
  postcode: OptionValue;
  source: OptionValue;
  shareBooking: OptionValue;
}

/** The details of its events, each with the diary's slug. */
export type DaybookEvents = {
  [Name in keyof DiaryEvents as `daybook:${Name}`]: CustomEvent<DiaryEvents[Name] & { slug: string }>;
};

interface Daybook {
  /** Opens the diary in a dialog. Options are the attributes in camel case: `{ firstName: 'Ada' }`. */
  open(slug: string, options?: Options): void;
  close(): void;
  /** Calls `listener` at that event of every diary on the page. Returns a function that stops this. */
  on<Name extends keyof DiaryEvents>(
    name: Name,
    listener: (event: DaybookEvents[`daybook:${Name}`]) => void,
  ): () => void;
}

declare global {
  interface Window {
    Daybook?: Daybook;
  }
  interface HTMLElementTagNameMap {
    'daybook-diary': DaybookDiaryElement;
  }
  interface DocumentEventMap extends DaybookEvents {}
  interface HTMLElementEventMap extends DaybookEvents {}
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
