import {
  NEWSLETTER_FAILED,
  NEWSLETTER_NEXT,
  NEWSLETTER_THANKS,
} from '@daybook/schema/words/newsletter-texts';
import { newsletterRoute } from '@daybook/schema/words/routes';
import { setWhere, sendForm } from '../forms/send-form.ts';

/** Signs up without leaving the page. Without this script the form is posted. */
export function signUpInPlace(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-newsletter]')) {
    // Show the server's messages at the field instead of the browser's.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void signUp(form);
    });
  }
}

async function signUp(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const input = form.querySelector<HTMLInputElement>('input[name="email"]');
  const problem = form.querySelector('[data-problem]');
  const thanks = form.querySelector('[data-thanks]');
  if (!button || !input || !problem || !thanks || button.hasAttribute('aria-disabled')) return;
  setWhere(button, 'aria-disabled', true);
  const { isSent, text, problems } = await sendForm(newsletterRoute.path, form);
  setWhere(button, 'aria-disabled', false);
  problem.textContent = isSent ? '' : (problems.email ?? text ?? NEWSLETTER_FAILED);
  thanks.textContent = isSent ? `${NEWSLETTER_THANKS} ${NEWSLETTER_NEXT}` : '';
  setWhere(input, 'aria-invalid', !isSent);
  if (isSent) input.value = '';
  else input.focus();
}
