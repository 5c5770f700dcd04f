/** Asks visitors for consent to count their visits, and counts those who agree. */

import { CONSENT_DAYS } from '@daybook/schema/figures/periods';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import {
  CONSENT_COOKIE,
  CONSENT_ITEM,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  type Consent,
} from '@daybook/schema/words/kept-in-browser';
import { visitsRoute } from '@daybook/schema/words/routes';
import { inStorage, setCookie } from '#session/on-device.ts';
import { askForConsent } from './consent-banner.ts';
import { CONSENT_STATES } from './consent-texts.ts';

/** Also shows the choice on pages that have a place for it, and enables the button that changes it. */
export function askAboutVisits(page: Document): void {
  const consent = readConsent();
  if (consent === null) {
    dropMarks();
    void ask(page, null);
  }
  if (consent === 'accepted') countVisit(page);
  tellChoice(page);

  for (const button of page.querySelectorAll<HTMLElement>('[data-change-consent]')) {
    button.hidden = false;
    button.addEventListener('click', () => void ask(page, button));
  }
}

/** `from` is the button that reopened the question, and gets the focus back. */
async function ask(page: Document, from: HTMLElement | null): Promise<void> {
  const choice = await askForConsent(page, { isFocused: from !== null });
  if (choice === null) return;
  keepConsent(choice);
  tellChoice(page);
  from?.focus();
  if (choice === 'accepted') countVisit(page);
}

function tellChoice(page: Document): void {
  for (const place of page.querySelectorAll('[data-consent]'))
    place.textContent = CONSENT_STATES[readConsent() ?? 'unknown'];
}

/** Counts the visit once the page is visible, because browsers may load a page in advance. */
function countVisit(page: Document): void {
  const path = window.location.pathname;
  if (visitedPage(path) === null) return;
  if (page.visibilityState === 'visible') return tell(path);
  page.addEventListener('visibilitychange', () => countVisit(page), { once: true });
}

function tell(path: string): void {
  // A visit that can't be counted must not disturb the visitor.
  void fetch(visitsRoute.path, {
    method: visitsRoute.method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}

/** Returns the visitor's choice; null before there is one, or after it has expired. */
function readConsent(): Consent | null {
  const [, value] =
    new RegExp(`(?:^|; )${CONSENT_COOKIE}=(accepted|declined)(?:;|$)`).exec(document.cookie) ?? [];
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** Keeps the choice. Declining deletes what the counting stored before. */
function keepConsent(choice: Consent): void {
  setCookie(CONSENT_COOKIE, choice, CONSENT_DAYS * 86_400);
  inStorage((storage) => storage.setItem(CONSENT_ITEM, choice));
  if (choice === 'declined') dropMarks();
}

/** Deletes what the counting stored, which must not outlast the consent. */
function dropMarks(): void {
  for (const name of [VISIT_COOKIE, VISITOR_COOKIE]) setCookie(name, '', 0);
}
