/** The diary in a dialog over the page, and the floating button that opens it. */
import { BOOK_NOW, DIALOG_NAME } from '@daybook/schema/words/diary';
import { TAG } from './element.ts';
import { optionsFrom } from './options.ts';
import { shadowOf } from './shadow.ts';

let opened: HTMLDialogElement | null = null;

/** Opens a diary over the page. The browser gives focus back to where it was when the dialog closes. */
export function openDialog(slug: string, given: Record<string, unknown> = {}) {
  closeDialog();
  const options: Record<string, string> = { ...optionsFrom(given), slug };
  const host = document.createElement('div');
  if (options.theme) host.setAttribute('theme', options.theme);
  const dialog = (opened = document.createElement('dialog'));
  dialog.ariaLabel = DIALOG_NAME;
  const close = document.createElement('button');
  close.className = 'round close';
  close.ariaLabel = 'Close';
  close.textContent = '✕';
  close.onclick = closeDialog;
  const diary = document.createElement(TAG);
  for (const [name, value] of Object.entries(options)) diary.setAttribute(name, value);
  dialog.append(close, diary);
  // A press beside the dialog lands on the dialog itself: its content covers the rest.
  dialog.onclick = (event) => {
    if (event.target === dialog && event.offsetX * event.offsetY < 0) closeDialog();
  };
  dialog.onclose = () => host.remove();
  shadowOf(host).append(dialog);
  document.body.append(host);
  dialog.showModal();
}

export function closeDialog() {
  opened?.close();
  opened = null;
}

/** A button fixed to the corner of the page. */
export function floatingButton(script: HTMLElement, slug: string): HTMLElement {
  const host = document.createElement('div');
  const button = document.createElement('button');
  button.className = 'primary floating';
  button.textContent = script.dataset.label ?? BOOK_NOW;
  button.onclick = () => openDialog(slug, script.dataset);
  shadowOf(host).append(button);
  return host;
}
