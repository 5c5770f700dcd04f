/** `<daybook-diary slug="…">`: the diary in a shadow root, for as long as the element is in a page. */
import { h, render } from 'preact';
import { Diary } from '../diary/Diary.tsx';
import { startDiary, type LiveDiary } from '../diary/load-and-show.ts';
import { idle, loadedLater, loadLater } from './load-later.ts';
import {
  ATTRIBUTES,
  choiceIn,
  isChoice,
  prefillIn,
  propertyOf,
  setOption,
  sharesBooking,
  sourceOf,
  type OptionValue,
} from './options.ts';
import { paint, shadowOf } from './shadow.ts';

export const TAG = 'daybook-diary';

const PROPERTIES = ATTRIBUTES.map(propertyOf);

/** The element's class. Calls and links go to `origin`. */
export function diaryElement(origin: string) {
  class DiaryElement extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    #running: LiveDiary | null = null;
    #isPlaced = false;
    #looks = new CSSStyleSheet();
    // The element's children show without this script; a shadow root takes their place.
    #shadow = shadowOf(this, this.#looks);

    connectedCallback() {
      // A property that was set before this script came hides the accessor of its name.
      for (const [name, value] of Object.entries(this)) {
        if (!PROPERTIES.includes(name)) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#isPlaced = true;
      this.#start();
    }

    disconnectedCallback() {
      // An element that was only moved is in the page again by then, and keeps its state.
      queueMicrotask(() => {
        this.#isPlaced = this.isConnected;
        if (!this.#isPlaced) this.#stop();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (name === 'accent') paint(this.#looks, after);
      if (!this.#isPlaced || before === after) return;
      if (name === 'slug') {
        this.#stop();
        this.#start();
      } else if (isChoice(name)) {
        this.#running?.send({ type: 'chose', choice: choiceIn(this), by: 'page' });
      } else {
        this.#running?.send({ type: 'prefilled', prefill: prefillIn(this, name) });
      }
    }

    #start() {
      const slug = this.getAttribute('slug');
      if (this.#running || !slug) return;
      this.#running = startDiary(
        { phase: 'loading' },
        {
          slug,
          origin,
          root: this.#shadow,
          asked: () => choiceIn(this),
          prefill: () => prefillIn(this),
          source: () => sourceOf(this),
          sharesBooking: () => sharesBooking(this),
          later: loadedLater,
          loadLater: () => loadLater(origin),
          loadAhead: () => idle().then(() => (this.isConnected ? loadLater(origin) : undefined)),
          show: (state, send) =>
            render(h(Diary, { state, slug, send, base: origin, later: loadedLater() }), this.#shadow),
          tell: (name, detail) =>
            this.dispatchEvent(new CustomEvent(`daybook:${name}`, { detail, bubbles: true, composed: true })),
        },
      );
    }

    #stop() {
      this.#running?.stop();
      this.#running = null;
      render(null, this.#shadow);
    }
  }

  for (const attribute of ATTRIBUTES) {
    Object.defineProperty(DiaryElement.prototype, propertyOf(attribute), {
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: OptionValue) {
        setOption(this, attribute, value);
      },
    });
  }
  return DiaryElement;
}
