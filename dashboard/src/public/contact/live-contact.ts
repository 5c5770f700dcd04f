/** Sends the contact form without leaving the page. Without this script the form is posted. */

import { CONTACT_FAILED } from '@daybook/schema/words/contact-texts';
import { contactRoute } from '@daybook/schema/words/routes';
import { setWhere, sendForm } from '../forms/send-form.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  // An edited field loses its error, which may no longer apply.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      showProblem(form, target, undefined);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.hasAttribute('aria-disabled')) return;
  showWorking(button, true);
  const { isSent, text, problems } = await sendForm(contactRoute.path, form);
  showWorking(button, false);
  if (isSent) return showSent(form);
  const fields = [...form.querySelectorAll<Field>('[aria-describedby]')];
  for (const field of fields) showProblem(form, field, problems[field.name]);
  const wrong = fields.find(({ name }) => problems[name] !== undefined);
  showBanner(form, wrong ? '' : [...new Set([CONTACT_FAILED, text])].filter(Boolean).join(' '));
  wrong?.focus();
}

function showProblem(form: HTMLFormElement, field: Field, problem: string | undefined): void {
  const place = form.querySelector(`[data-problem="${field.name}"]`);
  if (!place) return;
  place.textContent = problem ?? '';
  setWhere(field, 'aria-invalid', problem !== undefined);
}

/** Shows a text in a live region, which screen readers announce. */
function showBanner(form: HTMLFormElement, text: string): void {
  const banner = form.querySelector('[data-banner]');
  if (!banner) return;
  banner.textContent = text;
  if (text) banner.scrollIntoView({ block: 'nearest' });
}

/** The button keeps its width, because it has space for both labels. */
function showWorking(button: HTMLButtonElement, isWorking: boolean): void {
  setWhere(button, 'aria-disabled', isWorking);
  [...button.children].forEach((label, index) => {
    const isShown = (index === 1) === isWorking;
    label.toggleAttribute('data-hidden', !isShown);
    setWhere(label, 'aria-hidden', !isShown);
  });
}

function showSent(form: HTMLFormElement): void {
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  if (!sent) return;
  sent.hidden = false;
  form.remove();
  sent.querySelector<HTMLElement>('h2')?.focus();
}
