import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { failureTextOf } from '#api/call-error.ts';
import { fieldOnPage } from '#ui/fields/field-on-page.ts';
import { keepOverReload } from '#ui/reload.ts';
import { canKeepDrafts, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { placeTexts, problemsOf } from './problems.ts';

interface ContractFormParts<Values extends FieldValues, Request> {
  /**
   * Loads what turns what was typed into the request, or says what is wrong with it. A page shows its form before it has
   * the contract, which weighs as much as the form.
   */
  schema: () => Promise<ZodType<Request, Values>>;
  values: DefaultValues<Values>;
  /** Rejects when the server refuses or doesn't respond; what was typed stays. */
  send: (request: Request) => Promise<unknown>;
  /** The texts for a refusal without a text from the server, and for no response. */
  failed: { refused: string; network: string };
  /**
   * When a field shows its problem: after a click on the button, or when the field loses focus. A form whose
   * button can't be clicked yet needs the second.
   */
  speaks?: 'when pressed' | 'when left';
  /** True when an ErrorSummary takes the focus instead of the first invalid field. */
  hasSummary?: boolean;
  /** A name under which what was typed is kept over a reload that the page asks for. Not for secrets. */
  keptAs?: string;
  /** An example of the values with an item in each list, needed when a list in `values` is empty. */
  keptLike?: Values;
  nameOf?: (path: string, values: Values) => string;
}

interface Trouble {
  /** How many attempts in a row have failed. */
  attempt: number;
  /** Why the request was not sent or not accepted, in the server's words or the form's own. */
  refusal: string | null;
  /** Problems with fields that the page doesn't have. */
  unplaced: string[];
}

const NO_TROUBLE: Trouble = { attempt: 0, refusal: null, unplaced: [] };

/**
 * Handles a form that sends what a contract schema makes of its values. Every problem from the schema and the
 * server is shown: at its field, or in `unplaced`.
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
  const [schemaAtFirst] = useState(() => schema);
  const form = useForm<Values, unknown, Request>({
    resolver: async (typed, context, options) => {
      const check = await loadCheck(schema).catch(() => null);
      // If the check couldn't be loaded, leaving a field shows no problem. Sending loads it again, or says that it can't.
      return check ? check(typed, context, options) : { values: {}, errors: {} };
    },
    defaultValues: values,
    mode: speaks === 'when left' ? 'onTouched' : 'onSubmit',
    // A problem that appears when a field loses focus moves what is below it. The delay keeps a button in
    // place until the click that left the field.
    delayError: 200,
    shouldFocusError: !hasSummary,
  });
  useDraft(form, keptLike ?? values, keptAs);
  useEffect(() => void loadCheck(schemaAtFirst).catch(() => undefined), [schemaAtFirst]);
  const { errors } = form.formState;
  const [isWorking, setIsWorking] = useState(false);
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
      if (first !== undefined && !hasSummary) focusOn(form, first);
      refuse(failureTextOf(error, failed), placed.unplaced);
    }
  };
  const blame = (found: FieldErrors<Values>) =>
    refuse(
      null,
      problemsOf(found).flatMap(({ name, text }) => (fieldOnPage(name) ? [] : [text])),
    );

  const submit = async (press: FormEvent) => {
    setIsWorking(true);
    try {
      const isReady = await loadCheck(schema).then(
        () => true,
        () => false,
      );
      if (isReady) await form.handleSubmit(sendOrBlame, blame)(press);
      else refuse(failed.network, []);
    } finally {
      setIsWorking(false);
    }
  };

  return {
    form,
    field: (name: FieldPath<Values>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    attempt,
    problems: problemsOf(errors),
    refusal,
    unplaced,
    sending: {
      onSubmit: (press: FormEvent) => {
        press.preventDefault();
        if (!isWorking) void submit(press);
      },
      isWorking,
      problems: [...(refusal === null ? [] : [refusal]), ...unplaced],
    },
  };
}

/** Focuses a field, also one that isn't among the form's values: a question's. */
function focusOn<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus'>,
  name: FieldPath<Values>,
): void {
  fieldOnPage(name)?.focus();
  form.setFocus(name);
}

/** Rejects when the files don't load. The browser keeps them, so each check may ask for them. */
async function loadCheck<Values extends FieldValues, Request>(
  schema: () => Promise<ZodType<Request, Values>>,
): Promise<Resolver<Values, unknown, Request>> {
  const [{ zodResolver }, contract] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
  return zodResolver<Values, unknown, Request>(contract);
}

/** Keeps what was typed over a reload that the page asks for, and shows it again. */
function useDraft<Values extends FieldValues>(
  { reset, getValues, formState }: Pick<UseFormReturn<Values>, 'reset' | 'getValues' | 'formState'>,
  example: DefaultValues<Values> | Values,
  keptAs: string | undefined,
): void {
  // react-hook-form only tracks isDirty when it is read.
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
