/** The script of every public page. Each part ignores pages that don't have its elements. */

import { pages } from '@daybook/schema/words/routes';
import { closeMenus } from '#navigation/close-menus.ts';
import { GOODBYE_QUERY, GOODBYES } from '#navigation/navigation-texts.ts';
import { forgetOnDevice } from '#session/on-device.ts';
import { askAboutVisits } from './consent/ask-about-visits.ts';
import { signUpInPlace } from './newsletter/live-newsletter.ts';

closeMenus(document);
sayGoodbye(document);
endSession(document);
signUpInPlace(document);
askAboutVisits(document);

/** Shows the goodbye that the address names, once, and removes it from the address. */
function sayGoodbye(page: Document): void {
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

/** Logs out, then opens the home page. */
function endSession(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-log-out]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      forgetOnDevice();
      // Whatever the response, the next page shows whether somebody is logged in.
      void fetch(link.href, { cache: 'no-store' })
        .catch(() => undefined)
        .then(() => window.location.assign(pages.home));
    });
}
