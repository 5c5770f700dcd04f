import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { failureTextOf } from '../api/call-error.ts';
import { fieldOnPage } from '../ui/fields/field-on-page.ts';
import { keepOverReload } from '../ui/reload.ts';
import { canKeepDrafts, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { placeTexts, problemsOf } from './problems.ts';

interface ContractFormParts<Values extends FieldValues, Request> {
  /** The contract's schema: it turns what was typed into what is sent, or tells what is wrong with it. */
  schema: ZodType<Request, Values>;
  /** What the fields begin with. */
  values: DefaultValues<Values>;
  /** Rejects when the server refuses or does not answer; then what was typed stays. */
  send: (request: Request) => Promise<unknown>;
  /** The texts for a refusal without a text of the server's own, and for no answer at all. */
  failed: { refused: string; network: string };
  /**
   * When a field shows its problem: after the button was pressed, or as soon as the field is left. A form
   * whose button cannot be pressed yet needs the second.
   */
  speaks?: 'when pressed' | 'when left';
  /** True when an ErrorSummary takes the focus instead of the first field with a problem. */
  hasSummary?: boolean;
  /** The form's name, where what was typed is kept over a reload that the page asks for. Give it to no secrets. */
  keptAs?: string;
  /** An example of what is kept, with an item in each list; `values` where their lists begin with one. */
  keptLike?: Values;
  /** Turns the server's name of a field into the form's. */
  nameOf?: (path: string, values: Values) => string;
}

/** What went wrong at the last press. */
interface Trouble {
  /** How many presses in a row have met problems. */
  attempt: number;
  /** Why nothing was sent or accepted, in the server's words or the form's own. */
  refusal: string | null;
  /** Problems for which the page has no field. */
  unplaced: string[];
}

const NO_TROUBLE: Trouble = { attempt: 0, refusal: null, unplaced: [] };

/**
 * A form that sends what a schema of the contract makes from it. Every problem is shown, the schema's as well
 * as the server's: at its field, or in `unplaced`.
 */
export function useContractForm<Values extends FieldValues, Request>({
  schema,
  values,
  send,
  failed,
  speaks = 'when pressed',
  hasSummary = false,
  keptAs,
  keptLike,
  nameOf = (path) => path,
}: ContractFormParts<Values, Request>) {
  const form = useForm<Values, unknown, Request>({
    resolver: zodResolver<Values, unknown, Request>(schema),
    defaultValues: values,
    mode: speaks === 'when left' ? 'onTouched' : 'onSubmit',
    // A problem that appears when a field is left moves what is below it: the delay keeps a button in place
    // for the press that left the field.
    delayError: 200,
    shouldFocusError: !hasSummary,
  });
  useDraft(form, keptLike ?? values, keptAs);
  const { errors, isSubmitting } = form.formState;
  const [{ attempt, refusal, unplaced }, setTrouble] = useState(NO_TROUBLE);

  const refuse = (text: string | null, nowhere: string[]) =>
    setTrouble((was) => ({ attempt: was.attempt + 1, refusal: text, unplaced: nowhere }));
  const sendOrBlame = async (request: Request) => {
    setTrouble(NO_TROUBLE);
    try {
      await send(request);
    } catch (error) {
      const placed = placeTexts(form.setError, error, (path) => nameOf(path, form.getValues()));
      const [first] = placed.fields;
      if (first !== undefined && !hasSummary) form.setFocus(first);
      refuse(failureTextOf(error, failed), placed.unplaced);
    }
  };
  const blame = (found: FieldErrors<Values>) =>
    refuse(
      null,
      problemsOf(found).flatMap(({ name, text }) => (fieldOnPage(name) ? [] : [text])),
    );

  return {
    form,
    /** The props of a field, without its label. */
    field: (name: FieldPath<Values>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    attempt,
    problems: problemsOf(errors),
    refusal,
    unplaced,
    /** The props of the form's element, its button, and the lines that belong to no field. */
    sending: {
      onSubmit: (press: FormEvent) => {
        press.preventDefault();
        if (!isSubmitting) void form.handleSubmit(sendOrBlame, blame)(press);
      },
      isWorking: isSubmitting,
      problems: [...(refusal === null ? [] : [refusal]), ...unplaced],
    },
  };
}

/** Keeps what was typed over a reload that the page asks for, and shows it again. */
function useDraft<Values extends FieldValues>(
  { reset, getValues, formState }: Pick<UseFormReturn<Values>, 'reset' | 'getValues' | 'formState'>,
  example: DefaultValues<Values> | Values,
  keptAs: string | undefined,
): void {
  // Read, so that the form reckons it out.
  const { isDirty } = formState;
  const [draft] = useState(() => (keptAs === undefined ? null : readDraft(keptAs, example)));
  useEffect(() => {
    if (keptAs === undefined || draft === null) return;
    reset(draft, { keepDefaultValues: true });
    dropDraft(keptAs);
  }, [keptAs, draft, reset]);
  useEffect(() => {
    if (keptAs === undefined || !canKeepDrafts()) return;
    return keepOverReload(() => isDirty && keepDraft(keptAs, getValues()));
  }, [keptAs, isDirty, getValues]);
}
