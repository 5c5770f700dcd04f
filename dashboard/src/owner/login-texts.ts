import { matchPath } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';

const texts = [
  [pages.dashboard, 'Please log in to access your dashboard'],
  [pages.newBusiness, 'Please log in to create a business'],
  [pages.newEvent, 'Please log in to create a calendar event'],
  [pages.payment, 'Please log in to access payment'],
  [pages.settings, 'Please log in to access settings'],
] as const;

/** What the page at that path says to those who are not signed in. */
export function loginTextOf(path: string): string {
  return texts.find(([page]) => matchPath(page, path))?.[1] ?? NOT_SIGNED_IN;
}

/** On a page that was another account's until somebody signed in elsewhere in this browser. */
export const nowOtherAccount = (email: string) =>
  `You’re now logged in as ${email} in this browser, so this page shows that account. Anything you hadn’t saved in the other account is gone.`;
