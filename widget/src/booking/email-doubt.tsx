/** The question about a misspelt email address, shared with the waiting list's form. */
import { didYouMean } from '@daybook/schema/words/booking-form-texts';
import { useOpened, type SuggestionProps } from '../diary/diary-context.ts';
import { KEEP_OR_CORRECT, keepEmail, takeEmail } from './booking-texts.ts';

export { emailSuggestion } from '@daybook/schema/rules/email-typo';
export { CORRECT_EMAIL_FIRST } from '@daybook/schema/words/booking-form-texts';

export const SUGGESTION_ID = 'daybook-suggestion';

/** Asks 'Did you mean gmail.com?', which one click accepts or refuses. */
export function Suggestion({ suggestion, typed, onSettle }: SuggestionProps) {
  const { isLive } = useOpened().state;
  const settle = (email: string, text: string) => (
    <button type="button" class="link" onClick={() => onSettle(email)}>
      {text}
    </button>
  );
  return (
    <p class="hint" id={SUGGESTION_ID}>
      {didYouMean(suggestion.domain)}{' '}
      {isLive ? settle(suggestion.email, takeEmail(suggestion.email)) : KEEP_OR_CORRECT}{' '}
      {isLive && settle(typed, keepEmail(typed))}
    </p>
  );
}
