/** Whether visits may be counted: asks people who have not been asked, and counts where they allow it. */
import { askForConsent } from './consent-banner.ts';
import { CONSENT_STATES } from './consent-texts.ts';
import { countVisit } from './count-visit.ts';
import { dropMarks, keepConsent, readConsent } from './kept-consent.ts';

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
