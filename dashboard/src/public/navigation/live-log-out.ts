import { pages } from '@daybook/schema/words/routes';
import { forgetOnDevice } from '../../session/on-device.ts';

/** Ends the session, and draws the page anew for somebody who is not signed in. */
export function endSession(page: Document): void {
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
