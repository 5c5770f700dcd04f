/** `<daybook-diary slug="…">`: the diary in a shadow root, for as long as the element is in a page. */
import { h, render } from 'preact';
import { Diary } from '../diary/Diary.tsx';
import { startDiary, type LiveDiary } from '../diary/load-and-show.ts';
import { idle, loadedLater, loadLater } from './load-later.ts';
import { ATTRIBUTES, choiceIn, isChoice, prefillIn, sourceOf } from './options.ts';
import { paint, shadowOf } from './shadow.ts';

export const TAG = 'daybook-diary';

/** The element's class. Calls and links go to `origin`. */
export const diaryElement = (origin: string) =>
  class extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    running: LiveDiary | null = null;
    looks = new CSSStyleSheet();
    // The element's children show without this script; a shadow root takes their place.
    shadow = shadowOf(this, this.looks);

    connectedCallback() {
      if (!this.running) this.start();
    }

    disconnectedCallback() {
      // An element that was only moved is in the page again by then, and keeps its state.
      queueMicrotask(() => this.isConnected || this.stop());
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (name === 'accent') paint(this.looks, after);
      if (!this.running || before === after) return;
      if (name === 'slug') {
        this.stop();
        this.start();
      } else if (isChoice(name)) {
        this.running.send({ type: 'chose', choice: choiceIn(this), by: 'page' });
      } else {
        this.running.send({ type: 'prefilled', prefill: prefillIn(this, name) });
      }
    }

    start() {
      const slug = this.getAttribute('slug');
      if (!slug) return;
      this.running = startDiary(
        { phase: 'loading' },
        {
          slug,
          origin,
          root: this.shadow,
          asked: () => choiceIn(this),
          prefill: () => prefillIn(this),
          source: () => sourceOf(this),
          later: loadedLater,
          loadLater: () => loadLater(origin),
          loadAhead: () => idle().then(() => (this.isConnected ? loadLater(origin) : undefined)),
          show: (state, send) =>
            render(h(Diary, { state, slug, send, base: origin, later: loadedLater() }), this.shadow),
          tell: (name, detail) =>
            this.dispatchEvent(new CustomEvent(`daybook:${name}`, { detail, bubbles: true, composed: true })),
        },
      );
    }

    stop() {
      this.running?.stop();
      this.running = null;
      render(null, this.shadow);
    }
  };
