import { GOODBYE_QUERY, GOODBYES } from '../../navigation/goodbye-texts.ts';

/** Says once what the address tells, and takes it out of the address. */
export function sayGoodbye(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-goodbye]');
  const address = new URL(window.location.href);
  const why = address.searchParams.get(GOODBYE_QUERY);
  if (!place || why === null) return;
  address.searchParams.delete(GOODBYE_QUERY);
  window.history.replaceState(null, '', address);
  for (const [name, text] of Object.entries(GOODBYES))
    if (name === why) {
      place.dataset.goodbye = name;
      place.textContent = text;
    }
}
