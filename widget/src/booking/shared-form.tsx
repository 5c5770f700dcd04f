/** What the booking form and the waiting list's form share. */

import type { ComponentChildren } from 'preact';
import type { EmailSuggestion } from '@daybook/schema/rules/email-typo';
import { didYouMean } from '@daybook/schema/words/booking-form-texts';
import { howBusinessUsesDetails, OUR_PRIVACY_POLICY } from '@daybook/schema/words/legal-texts';
import { privacyPage } from '@daybook/schema/words/routes';
import { LEAVE_EMPTY, TRAP_NAME } from '@daybook/schema/words/trap';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { fieldId, formOf } from '../diary/diary-state.ts';
import { KEEP_OR_CORRECT, keepEmail, takeEmail, OPTIONAL } from './booking-texts.ts';

export const SUGGESTION_ID = 'daybook-suggestion';

export interface LabelledProps {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  isOptional?: boolean | undefined;
  children?: ComponentChildren;
}

/** Shows the label above, the hint below it, and the problem below the field. */
export function Labelled({ name, label, hint, problem, isOptional, children }: LabelledProps) {
  const id = fieldId(name);
  return (
    <div class="field">
      <label for={id}>
        {label} {isOptional && <em>{OPTIONAL}</em>}
      </label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {children}
      <Wrong {...{ name, problem }} />
    </div>
  );
}

export const Wrong = ({ name, problem }: Pick<LabelledProps, 'name' | 'problem'>) =>
  problem ? (
    <p class="problem" id={`${fieldId(name)}-problem`}>
      {problem}
    </p>
  ) : null;

/** Returns the attributes that tie a field to its label, hint and problem. `more` is the id of another text. */
export function aboutField(name: string, hint?: string, problem?: string, more?: string | false | null) {
  const id = fieldId(name);
  const about = [hint && `${id}-hint`, problem && `${id}-problem`, more];
  return { id, 'aria-invalid': !!problem, 'aria-describedby': about.filter(Boolean).join(' ') || undefined };
}

/** Shows a field that people neither see nor reach, so that only programs fill it in; none once it was filled in. */
export function Trap() {
  return formOf(useOpened().state).website === null ? null : (
    <label class="sr" aria-hidden="true">
      {LEAVE_EMPTY}
      <input name={TRAP_NAME} tabIndex={-1} autocomplete="off" />
    </label>
  );
}

interface SuggestionProps {
  suggestion: EmailSuggestion;
  typed: string;
  onSettle: (email: string) => void;
}

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

/** Shows trading details and privacy links. Links open in a new tab, so that what was typed stays. */
export function FinePrint() {
  const { business_name, trading_details, privacy_notice } = useOpened().state.diary.business;
  const { base } = useLive().host;
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <p class="fine">
      {trading_details}
      {trading_details && <br />}
      {privacy_notice && link(privacy_notice, howBusinessUsesDetails(business_name))}
      {privacy_notice && ' · '}
      {link(base + privacyPage, OUR_PRIVACY_POLICY)}
    </p>
  );
}
