/**
 * The script for other websites: defines `<daybook-diary>`, puts a diary or a button at each script tag, and
 * opens a dialog for clicks on elements with `data-daybook`. Loaded twice, the first copy serves both tags.
 */
import './styles/embed.css';
import { closeDialog, floatingButton, openDialog } from './embed/dialog.ts';
import { diaryElement, TAG } from './embed/element.tsx';
import { createDiary, type Options } from './embed/options.ts';
import { embedScript } from '@daybook/schema/words/routes';

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

/** Marks tags that have their diary or button, also from another copy of this script. */
const PLACED = 'daybookPlaced';

function place() {
  for (const script of document.querySelectorAll<HTMLElement>('script[data-diary]')) {
    const { dataset } = script;
    const slug = dataset.diary ?? '';
    if (!(PLACED in dataset)) {
      dataset[PLACED] = '';
      const host =
        dataset.mode === 'button' ? floatingButton(slug, dataset) : createDiary(TAG, slug, dataset);
      // A tag in the head has no visible place of its own.
      if (script.closest('head')) document.body.append(host);
      else script.after(host);
    }
    // The link is for browsers where this script doesn't run, so the shadow root now hides it.
    const host = script.nextElementSibling;
    const link = host?.nextElementSibling;
    if (link instanceof HTMLAnchorElement && link.pathname.endsWith(`/${slug}`)) host?.append(link);
  }
}

function openFrom(event: MouseEvent) {
  const trigger = event.composedPath().find((at) => at instanceof HTMLElement && at.dataset.daybook);
  if (!(trigger instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openDialog(trigger.dataset.daybook ?? '', trigger.dataset);
}

/** Returns this script's origin. A module has no currentScript, but its tag is on the page. */
function ownOrigin(): string {
  const tag = document.currentScript ?? document.querySelector(`script[src$="${embedScript}"]`);
  return new URL(tag instanceof HTMLScriptElement ? tag.src : '', location.href).origin;
}

if (!window.Daybook) {
  customElements.define(TAG, diaryElement(ownOrigin()));
  window.Daybook = {
    open: openDialog,
    close: closeDialog,
    on(name, listener) {
      document.addEventListener(`daybook:${name}`, listener);
      return () => document.removeEventListener(`daybook:${name}`, listener);
    },
  };
  document.addEventListener('click', openFrom);
}
if (document.body) place();
// Places the rest once the parser has reached it: the body, or the link after the tag.
document.addEventListener('DOMContentLoaded', place);
