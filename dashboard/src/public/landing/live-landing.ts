import { startDemo } from './live-demo.ts';

startDemo(document);
openPictures(document);

/** Opens the gallery's pictures in a dialog. The browser restores the focus when it closes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function openPictures(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('dialog[data-picture-dialog]');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-picture]')];
  if (!dialog || links.length === 0) return;
  let shown = 0;

  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    if (link) showPicture(dialog, link);
  };

  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
      // An autofocus attribute would be the page's as well, which loads with the dialog closed.
      dialog.querySelector<HTMLElement>('[data-picture-close]')?.focus();
    });
  dialog.addEventListener('keydown', ({ key }) => {
    const step = STEPS[key];
    if (step !== undefined) show(shown + step);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-picture-step]')?.dataset.pictureStep;
    if (step !== undefined) show(shown + Number(step));
    // A click on the backdrop counts as one on the dialog itself, which its content covers.
    if (target === dialog || target.closest('[data-picture-close]')) dialog.close();
  });
}

function showPicture(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const picture = link.querySelector('picture')?.cloneNode(true);
  const caption = dialog.querySelector('[data-picture-caption]');
  if (!(picture instanceof HTMLElement) || !caption) return;
  const source = picture.querySelector('source');
  const image = picture.querySelector('img');
  if (source) source.srcset = link.dataset.dark ?? '';
  if (image) {
    image.removeAttribute('srcset');
    image.loading = 'eager';
    image.className = '';
    image.src = link.href;
  }
  caption.textContent = link.dataset.picture ?? '';
  dialog.querySelector('[data-picture-stage]')?.replaceChildren(picture);
}
