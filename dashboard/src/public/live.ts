/** What moves on every public page. Each part leaves a page alone that has nothing for it. */
import { pages } from '@daybook/schema/words/routes';
import { closeMenus } from '../navigation/close-menus.ts';
import { GOODBYE_QUERY, GOODBYES } from '../navigation/navigation-texts.ts';
import { forgetOnDevice } from '../session/on-device.ts';
import { askAboutVisits } from './consent/ask-about-visits.ts';
import { signUpInPlace } from './newsletter/live-newsletter.ts';

closeMenus(document);
sayGoodbye(document);
endSession(document);
signUpInPlace(document);
askAboutVisits(document);

/** Says once what the address tells, and takes it out of the address. */
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

/** Ends the session, and draws the page anew for somebody who is not signed in. */
function endSession(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-log-out]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      forgetOnDevice();
      // Whatever the server answers: the page that comes next shows whether anybody is signed in.
      void fetch(link.href, { cache: 'no-store' })
        .catch(() => undefined)
        .then(() => window.location.assign(pages.home));
    });
}
