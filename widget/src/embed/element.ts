/** `<daybook-diary slug="…">`: the diary in a shadow root, for as long as the element is in a page. */
import { h, render } from 'preact';
import { Diary } from '../diary/Diary.tsx';
import { loadingDiary } from '../diary/flow.ts';
import { runDiary, type News, type RunningDiary } from '../diary/run.ts';
import { accentTokens, parseColour } from './accent.ts';
import { ATTRIBUTES, choiceIn, isChoice, isLook, prefillIn, sourceOf } from './options.ts';
import { shadowOf } from './shadow.ts';

export const TAG = 'daybook-diary';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** The element's class. Calls and links go to `origin`. */
export function diaryElement(origin: string) {
  return class DaybookDiary extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    running: RunningDiary | null = null;
    looks = new CSSStyleSheet();
    // Children of the element are what shows without this script; a shadow root takes their place.
    shadow = shadowOf(this, this.looks);

    connectedCallback() {
      if (!this.running) this.start();
    }

    disconnectedCallback() {
      // An element that is only moved is back in the page by then, and keeps its state.
      queueMicrotask(() => this.isConnected || this.stop());
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (!this.running || before === after) return;
      if (name === 'slug') {
        this.stop();
        this.start();
      } else if (isLook(name)) {
        this.paint();
      } else if (isChoice(name)) {
        this.running.send({ type: 'chose', choice: choiceIn(this), by: 'page' });
      } else if (name !== 'source') {
        this.running.send({ type: 'prefilled', prefill: prefillIn(this) });
      }
    }

    start() {
      const slug = this.getAttribute('slug');
      if (!slug) return;
      this.running = runDiary(loadingDiary(slug, choiceIn(this), prefillIn(this)), {
        origin,
        root: this.shadow,
        source: () => sourceOf(this),
        show: (state, send) => render(h(Diary, { state, send, base: origin }), this.shadow),
        tell: (name, detail) => this.tell(name, detail),
      });
      this.paint();
      darkness.addEventListener('change', this.paint);
    }

    stop() {
      this.running?.stop();
      this.running = null;
      darkness.removeEventListener('change', this.paint);
      render(null, this.shadow);
    }

    /** Finds out how the accent computes here, and makes the colours that go with it. */
    paint = () => {
      const accent = this.getAttribute('accent');
      this.looks.replaceSync('');
      if (accent && CSS.supports('color', accent))
        this.looks.replaceSync(`:host{--daybook-accent:${accent}}`);
      if (!getComputedStyle(this).getPropertyValue('--daybook-accent')) return;
      const probe = document.createElement('p');
      probe.className = 'probe';
      this.shadow.append(probe);
      const { color, backgroundColor } = getComputedStyle(probe);
      const [colour, card] = [parseColour(color), parseColour(backgroundColor)];
      probe.remove();
      if (!colour || !card) return;
      const given = accent ? `--daybook-accent:${accent};` : '';
      this.looks.replaceSync(`:host{${given}${accentTokens(colour, card)}}`);
    };

    tell<Name extends keyof News>(name: Name, detail: News[Name]) {
      this.dispatchEvent(new CustomEvent(`daybook:${name}`, { detail, bubbles: true, composed: true }));
    }
  };
}
