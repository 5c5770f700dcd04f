/**
 * The script for other websites: defines `<daybook-diary>`, puts a diary or a button at each script tag, and
 * opens a dialog for clicks on elements with `data-daybook`. Loaded twice, the first copy serves both tags.
 */
import './styles/embed.css';
import { closeDialog, floatingButton, Layer, LAYER, openDialog } from './embed/dialog.ts';
import { diaryElement, TAG } from './embed/element.tsx';
import { createDiary, type Options } from './embed/options.ts';
import { askToPlace, PLACE } from './embed/placing.ts';

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

/**
 * The element placed for each tag: in memory, because a page that keeps a copy of its body would keep a mark in it
 * without what it stands for.
 */
const placed = new WeakMap<Element, Element>();

function place() {
  for (const script of document.querySelectorAll<HTMLElement>('script[data-diary]')) {
    const { dataset, nextElementSibling: next } = script;
    const slug = dataset.diary ?? '';
    const isButton = dataset.mode === 'button';
    // A fixed button sticks to a transformed parent, and a tag in the head has no visible place of its own.
    const isAtEnd = isButton || !!script.closest('head');
    let host = placed.get(script);
    if (!host) {
      // A body that the page kept has the diary after its tag already.
      const isKept = !isAtEnd && next?.getAttribute('slug') === slug;
      host = isKept ? next : isButton ? floatingButton(slug, dataset) : createDiary(TAG, slug, dataset);
      placed.set(script, host);
      if (!isAtEnd) script.after(host);
    }
    if (isAtEnd && !host.isConnected) document.body.append(host);
    if (!host.childElementCount) hideLink(isButton ? script : host, slug, host);
  }
}

/**
 * Moves the link that follows into the host, whose shadow root hides it: it is for browsers where this script
 * doesn't run. An editor may have put it on a line or in a paragraph of its own.
 */
function hideLink({ nextElementSibling, parentElement }: Element, slug: string, host: Element) {
  let at = nextElementSibling ?? (parentElement?.matches('p') ? parentElement.nextElementSibling : null);
  while (at?.matches('br,p')) at = at.firstElementChild ?? at.nextElementSibling;
  if (at instanceof HTMLAnchorElement && at.pathname.endsWith(`/${slug}`) && !at.dataset.daybook)
    host.append(at);
}

function openFrom(event: MouseEvent) {
  const trigger = event.composedPath().find((at) => at instanceof HTMLElement && at.dataset.daybook);
  if (!(trigger instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  openDialog(trigger.dataset.daybook ?? '', trigger.dataset);
  // Only now: where it doesn't open, a link leads to the hosted page.
  event.preventDefault();
}

/** Returns this script's origin. A module has no currentScript, but an error's stack begins in its file. */
const ownOrigin = () => /https?:\/\/[^/]+/.exec(new Error().stack ?? '')?.[0] ?? location.origin;

if (!window.Daybook) {
  customElements.define(TAG, diaryElement(ownOrigin()));
  customElements.define(LAYER, Layer);
  window.Daybook = {
    open: openDialog,
    close: closeDialog,
    on(name, listener) {
      document.addEventListener(`daybook:${name}`, listener);
      return () => document.removeEventListener(`daybook:${name}`, listener);
    },
  };
  // While capturing: what is around a link may stop its clicks.
  document.addEventListener('click', openFrom, true);
  document.addEventListener(PLACE, () => document.body && place());
  // Places the rest once the parser has reached it: the body, or the link after the tag.
  document.addEventListener('DOMContentLoaded', place);
}
// Another copy of this script leaves its tag to the first.
askToPlace();
