import { CONSENT_DAYS } from '@daybook/schema/figures/periods';
import {
  CONSENT_COOKIE,
  CONSENT_ITEM,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  type Consent,
} from '@daybook/schema/words/kept-in-browser';

/** Returns what this browser's person has chosen; null while they have not, or once their choice has expired. */
export function readConsent(): Consent | null {
  const [, value] =
    new RegExp(`(?:^|; )${CONSENT_COOKIE}=(accepted|declined)(?:;|$)`).exec(document.cookie) ?? [];
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** Keeps the choice. Somebody who declines keeps nothing of what was counted before. */
export function keepConsent(choice: Consent): void {
  setCookie(CONSENT_COOKIE, choice, CONSENT_DAYS * 86_400);
  try {
    localStorage.setItem(CONSENT_ITEM, choice);
  } catch {
    // The cookie is the one that counts.
  }
  if (choice === 'declined') dropMarks();
}

/** Removes what the counting kept: it may not outlive the consent. */
export function dropMarks(): void {
  for (const name of [VISIT_COOKIE, VISITOR_COOKIE]) setCookie(name, '', 0);
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
