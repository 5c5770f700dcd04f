/** Lets the row of examples move, where people have nothing against it, with a button that stops it. */

export function moveExamples(page: Document): void {
  const row = page.querySelector<HTMLElement>('[data-examples]');
  const track = row?.querySelector('[data-examples-track]');
  const button = page.querySelector<HTMLElement>('[data-examples-pause]');
  if (!row || !track || !button || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let isPaused = false;
  let isSeen = false;

  const again = track.firstElementChild?.cloneNode(true);
  if (!(again instanceof HTMLElement)) return;
  again.setAttribute('aria-hidden', 'true');
  track.append(again);
  row.tabIndex = -1;

  const tell = () => {
    row.dataset.moving = isPaused || !isSeen ? 'held' : 'on';
    const [pause, goOn] = button.querySelectorAll<HTMLElement>(':scope > span');
    if (pause) pause.hidden = isPaused;
    if (goOn) goOn.hidden = !isPaused;
  };
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    tell();
  });
  // What nobody sees need not move.
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    tell();
  }).observe(row);
  button.hidden = false;
  tell();
}
