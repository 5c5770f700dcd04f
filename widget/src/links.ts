/** The script of pages behind emailed links, which work without it. */

import './styles/links.css';
import { appointmentTime } from '@daybook/schema/rules/appointment-time';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

for (const line of document.querySelectorAll<HTMLElement>('[data-starts]')) {
  const { starts = '', ends = '', timezone = '' } = line.dataset;
  const { onOwnClock } = appointmentTime({ starts_at: starts, ends_at: ends, timezone }, ownZone);
  line.textContent = onOwnClock;
  line.hidden = onOwnClock === null;
}

// Loading the page again shows its present state, not what was done on it before.
const shown = new URL(location.href);
if (shown.searchParams.has('done')) {
  shown.searchParams.delete('done');
  history.replaceState(null, '', shown);
}

addEventListener('submit', ({ submitter }) => {
  if (!(submitter instanceof HTMLButtonElement)) return;
  const { working } = submitter.dataset;
  if (!working) return;
  const text = submitter.textContent;
  submitter.textContent = working;
  submitter.ariaDisabled = 'true';
  // A page that the browser kept can be used again.
  const back = () => {
    submitter.textContent = text;
    submitter.ariaDisabled = null;
  };
  addEventListener('pagehide', back, { once: true });
});
