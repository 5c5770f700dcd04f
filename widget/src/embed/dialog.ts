import { BOOK_NOW, DIALOG_NAME } from '../diary/diary-texts.ts';
import { TAG } from './element.tsx';
import { createDiary, type Options } from './options.ts';
import { paint, shadowOf } from './shadow.ts';

let opened: HTMLDialogElement | undefined;

/** Opens a diary over the page. The browser restores the focus when the dialog closes. */
export function openDialog(slug: string, options: Options = {}) {
  closeDialog();
  const diary = createDiary(TAG, slug, options);
  const host = document.createElement('div');
  host.setAttribute('theme', diary.getAttribute('theme') ?? '');
  const dialog = (opened = document.createElement('dialog'));
  dialog.setAttribute('aria-label', DIALOG_NAME);
  const close = buttonIn(dialog, 'round close', '✕', closeDialog);
  close.setAttribute('aria-label', 'Close');
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
  dialog.onclose = () => host.remove();
  shadowOf(host).append(dialog);
  document.body.append(host);
  dialog.showModal();
}

export function closeDialog() {
  opened?.close();
}

export function floatingButton(slug: string, options: DOMStringMap): HTMLElement {
  const host = document.createElement('div');
  const looks = new CSSStyleSheet();
  host.setAttribute('theme', options.theme ?? '');
  paint(looks, options.accent);
  buttonIn(shadowOf(host, looks), 'primary floating', options.label ?? BOOK_NOW, () =>
    openDialog(slug, options),
  );
  return host;
}

function buttonIn(parent: ParentNode, kind: string, text: string, onclick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = kind;
  button.textContent = text;
  button.onclick = onclick;
  parent.append(button);
  return button;
}
