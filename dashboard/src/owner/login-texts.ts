import { matchPath } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import {
  LOG_IN_FOR_BUSINESS,
  LOG_IN_FOR_DASHBOARD,
  LOG_IN_FOR_EVENT,
  LOG_IN_FOR_PAYMENT,
  LOG_IN_FOR_SETTINGS,
  NOT_SIGNED_IN,
} from '@daybook/schema/words/session-texts';

const texts = [
  [pages.dashboard, LOG_IN_FOR_DASHBOARD],
  [pages.newBusiness, LOG_IN_FOR_BUSINESS],
  [pages.newEvent, LOG_IN_FOR_EVENT],
  [pages.payment, LOG_IN_FOR_PAYMENT],
  [pages.settings, LOG_IN_FOR_SETTINGS],
] as const;

/** What the page at that path says to those who are not signed in. */
export function loginTextOf(path: string): string {
  return texts.find(([page]) => matchPath(page, path))?.[1] ?? NOT_SIGNED_IN;
}
