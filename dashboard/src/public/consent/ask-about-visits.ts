/** Whether visits may be counted: asks people who have not been asked, and counts where they allow it. */
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
import { askForConsent } from './consent-banner.ts';
import { CONSENT_STATES } from './consent-texts.ts';

/** Also tells the choice where the page has a place for it, and makes the page's button to change it work. */
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

/** `from` is the button that asked for it, and gets the focus back. */
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

/** Tells the server that this page was opened, once somebody sees it: a page may be loaded in advance. */
function countVisit(page: Document): void {
  const path = window.location.pathname;
  if (visitedPage(path) === null) return;
  if (page.visibilityState === 'visible') return tell(path);
  page.addEventListener('visibilitychange', () => countVisit(page), { once: true });
}

function tell(path: string): void {
  // A visit that cannot be counted must not disturb anybody.
  void fetch(visitsRoute.path, {
    method: visitsRoute.method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}

/** Returns what this browser's person has chosen; null while they have not, or once their choice has expired. */
function readConsent(): Consent | null {
  const [, value] =
    new RegExp(`(?:^|; )${CONSENT_COOKIE}=(accepted|declined)(?:;|$)`).exec(document.cookie) ?? [];
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** Keeps the choice. Somebody who declines keeps nothing of what was counted before. */
function keepConsent(choice: Consent): void {
  setCookie(CONSENT_COOKIE, choice, CONSENT_DAYS * 86_400);
  try {
    localStorage.setItem(CONSENT_ITEM, choice);
  } catch {
    // The cookie is the one that counts.
  }
  if (choice === 'declined') dropMarks();
}

/** Removes what the counting kept: it may not outlive the consent. */
function dropMarks(): void {
  for (const name of [VISIT_COOKIE, VISITOR_COOKIE]) setCookie(name, '', 0);
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
