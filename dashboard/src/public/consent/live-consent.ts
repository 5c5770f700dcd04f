/**
 * Whether visits may be counted: asks whoever has not been asked, and counts for whoever allows it. A script of its
 * own, so that diaries and the dashboard's document carry it too.
 */
import { countVisit } from './count-visit.ts';
import { CONSENT_STATES } from './consent-texts.ts';
import { keepConsent, readConsent } from './kept-consent.ts';

const consent = readConsent();
if (consent === null) void ask(null);
if (consent === 'accepted') countVisit(document);
tellChoice();

for (const button of document.querySelectorAll<HTMLElement>('[data-change-consent]')) {
  button.hidden = false;
  button.addEventListener('click', () => void ask(button));
}

/** `from` is what was pressed for it, and gets the focus back. */
async function ask(from: HTMLElement | null): Promise<void> {
  const { askForConsent } = await import('./consent-banner.ts');
  const choice = await askForConsent(document, { isFocused: from !== null });
  if (choice === null) return;
  keepConsent(choice);
  tellChoice();
  from?.focus();
  if (choice === 'accepted') countVisit(document);
}

function tellChoice(): void {
  for (const place of document.querySelectorAll('[data-consent]'))
    place.textContent = CONSENT_STATES[readConsent() ?? 'unknown'];
}
