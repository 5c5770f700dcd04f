/** `<daybook-diary slug="…">`: the diary in a shadow root, for as long as the element is on a page. */

import { render } from 'preact';
import { useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import type { Dispatch } from '../diary/actions.ts';
import type { Host } from '../diary/diary-context.ts';
import type { DiaryState } from '../diary/diary-state.ts';
import { OPEN_DIARY_PAGE } from '../diary/diary-texts.ts';
import { Diary } from '../diary/Diary.tsx';
import { PUBLIC_CALLS, type Responses } from '../diary/server-calls.ts';
import { followTranslation } from '../diary/translation.ts';
import { useDiary } from '../diary/use-diary.ts';
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
import { askToPlace } from './placing.ts';
import { paint, shadowOf } from './shadow.ts';

const PROPERTIES = ATTRIBUTES.map(propertyOf);

/** Returns the element's class. Calls and links go to `origin`; `responses` are those of calls that were made ahead. */
export function diaryElement(origin: string, responses: Responses | undefined) {
  class DiaryElement extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    /** Null while no diary is shown. */
    #dispatch: Dispatch | null = null;
    #isPlaced = false;
    #looks = new CSSStyleSheet();
    // The element's children are shown without this script; a shadow root replaces them.
    #shadow = followTranslation(shadowOf(this, this.#looks));

    connectedCallback() {
      // A property that was set before this script ran hides the accessor of its name.
      for (const [name, value] of Object.entries(this)) {
        if (!PROPERTIES.includes(name)) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#isPlaced = true;
      this.#start();
    }

    disconnectedCallback() {
      // An element that was only moved is back on the page by then, and keeps its state.
      queueMicrotask(() => {
        this.#isPlaced = this.isConnected;
        if (this.#isPlaced) return;
        this.#stop();
        askToPlace();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (name === 'accent') paint(this.#looks, after);
      if (!this.#isPlaced || before === after) return;
      if (name === 'slug') {
        this.#stop();
        this.#start();
      } else if (isChoice(name)) {
        this.#dispatch?.({ type: 'chose', choice: choiceIn(this), by: 'page' });
      } else {
        this.#dispatch?.({ type: 'prefilled', prefill: prefillIn(this, name) });
      }
    }

    #start() {
      const slug = this.getAttribute('slug');
      if (this.#dispatch || !slug) return;
      const host: Host = {
        slug,
        origin,
        base: origin,
        pathOf: (choice, page) => origin + choicePath(slug, choice, page),
        calls: PUBLIC_CALLS,
        responses,
        root: () => this.#shadow,
        asked: () => choiceIn(this),
        prefill: () => prefillIn(this),
        source: () => sourceOf(this),
        sharesBooking: () => sharesBooking(this),
        tell: (name, detail) =>
          this.dispatchEvent(new CustomEvent(`daybook:${name}`, { detail, bubbles: true, composed: true })),
        importLater: () => import('../later/later.ts'),
      };
      const onShown = (dispatch: Dispatch) => (this.#dispatch = dispatch);
      render(<EmbeddedDiary host={host} onShown={onShown} />, this.#shadow);
    }

    #stop() {
      this.#dispatch = null;
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

interface EmbeddedDiaryProps {
  host: Host;
  onShown: (dispatch: Dispatch) => void;
}

/**
 * Shows the diary; or the element's own children, or else a link, where it can't be drawn, such as on a page
 * that replaced what browsers build in.
 */
function EmbeddedDiary(props: EmbeddedDiaryProps) {
  const caught: readonly unknown[] = useErrorBoundary((error) => reportError(error));
  if (!caught[0]) return <DrawnDiary {...props} />;
  return (
    <slot>
      <a href={props.host.pathOf({})}>{OPEN_DIARY_PAGE}</a>
    </slot>
  );
}

const LOADING: DiaryState = { phase: 'loading' };

/** Passes its dispatch out, because attributes change outside Preact. */
function DrawnDiary({ host, onShown }: EmbeddedDiaryProps) {
  const diary = useDiary(LOADING, host);
  const { dispatch } = diary.live;
  useLayoutEffect(() => {
    onShown(dispatch);
  }, [onShown, dispatch]);
  return <Diary {...diary} />;
}
