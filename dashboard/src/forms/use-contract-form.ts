import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { failureTextOf } from '../api/call-error.ts';
import { fieldOnPage } from '../ui/fields/field-on-page.ts';
import { placeTexts } from './place-texts.ts';
import { problemsOf } from './problems.ts';

interface ContractFormParts<Values extends FieldValues, Request> {
  /** The contract's: makes of what was typed what is sent, or says what is wrong with it. */
  schema: ZodType<Request, Values>;
  /** What the fields begin with. */
  values: DefaultValues<Values>;
  /** Rejects where the server refuses or does not answer: what was typed then stays. */
  send: (request: Request) => Promise<unknown>;
  /** For a refusal without words of the server's own, and for no answer at all. */
  failed: { refused: string; network: string };
  /**
   * When a field says what is wrong with it: once the button was pressed, or as soon as the field is left, which a
   * form needs whose button cannot be pressed yet.
   */
  speaks?: 'when pressed' | 'when left';
  /** An ErrorSummary takes the focus, not the first field to blame. */
  hasSummary?: boolean;
  /** The form's name of a field, from the server's. */
  nameOf?: (path: string, values: Values) => string;
}

/** What the last press met with. */
interface Trouble {
  /** Presses that met problems since the last that did not. */
  attempt: number;
  /** Why nothing was sent or taken, in the server's words or the form's own. */
  refusal: string | null;
  /** What is wrong with something that the page has no field for. */
  unplaced: string[];
}

const NO_TROUBLE: Trouble = { attempt: 0, refusal: null, unplaced: [] };

/**
 * A form that sends what a schema of the contract makes of it. Every problem is seen: at its field, be it the
 * schema's or the server's, and otherwise in `unplaced`.
 */
export function useContractForm<Values extends FieldValues, Request>({
  schema,
  values,
  send,
  failed,
  speaks = 'when pressed',
  hasSummary = false,
  nameOf = (path) => path,
}: ContractFormParts<Values, Request>) {
  const form = useForm<Values, unknown, Request>({
    resolver: zodResolver<Values, unknown, Request>(schema),
    defaultValues: values,
    mode: speaks === 'when left' ? 'onTouched' : 'onSubmit',
    // A problem that appears as a field is left moves what is below it: not under the press that left the field.
    delayError: 200,
    shouldFocusError: !hasSummary,
  });
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
    /** What a field takes, its label aside. */
    field: (name: FieldPath<Values>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    attempt,
    problems: problemsOf(errors),
    refusal,
    unplaced,
    /** For the form's element, its button and the lines that belong to no field. */
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
