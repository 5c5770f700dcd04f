import { BOOK_NOW, DIALOG_NAME, CLOSE } from '../diary/diary-texts.ts';
import { createDiary, type Options } from './options.ts';
import { askToPlace } from './placing.ts';
import { paint, shadowOf } from './shadow.ts';

export const LAYER = 'daybook-layer';

/** The element around the floating button or the dialog, which no page has styles for. */
export class Layer extends HTMLElement {
  connectedCallback() {
    // A page that keeps a copy of its body has a copy of this, without its content.
    if (!this.shadowRoot) this.remove();
  }

  disconnectedCallback() {
    // By then the page has its new body.
    queueMicrotask(askToPlace);
  }
}

function createLayer(theme: string | null | undefined, ...own: CSSStyleSheet[]) {
  const layer = document.createElement(LAYER);
  layer.setAttribute('theme', theme ?? '');
  // It has no box that the page's layout could move or hide.
  layer.style.setProperty('display', 'contents', 'important');
  return { layer, shadow: shadowOf(layer, ...own) };
}

let opened: HTMLDialogElement | undefined;

/** Opens a diary over the page. The browser restores the focus when the dialog closes. */
export function openDialog(slug: string, options: Options = {}) {
  closeDialog();
  const diary = createDiary(slug, options);
  const { layer, shadow } = createLayer(diary.getAttribute('theme'));
  const dialog = (opened = document.createElement('dialog'));
  dialog.setAttribute('aria-label', DIALOG_NAME);
  const close = buttonIn(dialog, 'round close', '✕', closeDialog);
  close.setAttribute('aria-label', CLOSE);
  dialog.append(diary);
  // A click on the backdrop has the dialog itself as its target, outside its box.
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  };
  // Selecting text and releasing on the backdrop ends in a click there that didn't start there.
  let hasBegunOutside = false;
  dialog.onpointerdown = (event) => (hasBegunOutside = isOnBackdrop(event));
  dialog.onclick = (event) => {
    if (hasBegunOutside && isOnBackdrop(event)) closeDialog();
  };
  dialog.onclose = () => layer.remove();
  shadow.append(dialog);
  document.body.append(layer);
  dialog.showModal();
}

export function closeDialog() {
  opened?.close();
}

export function floatingButton(slug: string, options: DOMStringMap): HTMLElement {
  const looks = new CSSStyleSheet();
  paint(looks, options.accent);
  const { layer, shadow } = createLayer(options.theme, looks);
  buttonIn(shadow, 'primary floating', options.label ?? BOOK_NOW, () => openDialog(slug, options));
  return layer;
}

function buttonIn(parent: ParentNode, kind: string, text: string, onclick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = kind;
  button.textContent = text;
  button.onclick = onclick;
  parent.append(button);
  return button;
}
