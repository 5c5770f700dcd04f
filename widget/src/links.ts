/** The script of pages behind emailed links, which work without it. */

import './styles/links.css';
import { appointmentTime } from '@daybook/schema/rules/appointment-time';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { saveFileOf } from './links/save-file.ts';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

for (const line of document.querySelectorAll<HTMLElement>('[data-starts]')) {
  const { starts = '', ends = '', timezone = '' } = line.dataset;
  const { onOwnClock } = appointmentTime({ starts_at: starts, ends_at: ends, timezone }, ownZone);
  line.textContent = onOwnClock;
  line.hidden = onOwnClock === null;
}
for (const moment of document.querySelectorAll('time'))
  moment.textContent = momentText(Date.parse(moment.dateTime), ownZone);

// Loading the page again shows its present state, not what was done or asked on it before.
const shown = new URL(location.href);
for (const name of ['done', 'ask']) shown.searchParams.delete(name);
if (shown.href !== location.href) history.replaceState(null, '', shown);

// A question that came open holds the page as one that is opened here.
for (const question of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
  question.close();
  question.showModal();
}

addEventListener('submit', (event) => {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement)) return;
  const { opens, saving, working } = submitter.dataset;
  const question = opens && document.getElementById(opens);
  if (question instanceof HTMLDialogElement) {
    event.preventDefault();
    question.showModal();
  } else if (saving) {
    event.preventDefault();
    if (submitter.ariaDisabled) return;
    const done = showWorking(submitter, saving);
    void saveFileOf(submitter).finally(done);
  } else if (working) {
    // A page that the browser kept can be used again.
    addEventListener('pagehide', showWorking(submitter, working), { once: true });
  }
});

/** Says that it is working, until the returned function is called. */
function showWorking(button: HTMLButtonElement, text: string): () => void {
  const label = button.textContent;
  button.textContent = text;
  button.ariaDisabled = 'true';
  return () => {
    button.textContent = label;
    button.ariaDisabled = null;
  };
}
