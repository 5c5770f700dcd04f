/** The waiting list's form and its problems. Without JavaScript it posts to the hosted page. */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DiaryService } from '@daybook/schema/contract/diary';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/bookings';
import { EMAIL_QUESTION_MILLISECONDS } from '@daybook/schema/figures/screens';
import { emailSuggestion } from '@daybook/schema/rules/email-typo';
import {
  daysValue,
  newWaitingFields,
  waitingDays,
  type WaitingField,
  type WaitingFields,
} from '@daybook/schema/rules/waiting-fields';
import { CORRECT_EMAIL_FIRST } from '@daybook/schema/words/booking-form-texts';
import { BACK_TO_DIARY } from '@daybook/schema/words/diary-texts';
import { waitingListPage } from '@daybook/schema/words/routes';
import { changeBy } from '../booking/booking-reducer.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from '../booking/booking-texts.ts';
import { pause, refusalOf } from '../booking/send-booking-once.ts';
import {
  aboutField,
  FinePrint,
  Labelled,
  Suggestion,
  SUGGESTION_ID,
  Trap,
  type LabelledProps,
} from '../booking/shared-form.tsx';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { BANNER_ID, DAY_ID, fieldId, type Waiting } from '../diary/diary-state.ts';
import { ANYONE, CHECK_YOUR_EMAIL, SERVICE, TELL_ME, WITH } from '../diary/diary-texts.ts';
import { ChoiceLink } from '../diary/parts.tsx';
import { WITH_WHOM } from '../later/later-texts.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import {
  peopleToWaitFor,
  servicesToWaitFor,
  wantedIn,
  whatFor,
  type Option,
  type WaitedFor,
} from './waiting-choices.ts';
import * as texts from './waiting-texts.ts';

type Problems = Partial<Record<string, string>>;

export function WaitingForm({ at, isSent }: Waiting) {
  const { state } = useOpened();
  const plain = usePlain(at);
  const [fields] = useState<WaitingFields>(
    () => plain?.fields ?? newWaitingFields(at, state.today, { ...state.prefill, ...state.form?.typed }),
  );
  const [wanted, setWanted] = useState<WaitedFor>(fields);
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {isSent ? CHECK_YOUR_EMAIL : texts.tellMe(whatFor(state, wanted))}
      </h2>
      {isSent ? (
        <>
          <p class="lead">{texts.linkSentTo(email)}</p>
          <Back at={at} />
        </>
      ) : (
        <Form at={at} fields={fields} onWanted={setWanted} onSent={setEmail} />
      )}
    </div>
  );
}

/** Returns the form that the server rendered, unless another has been opened since. */
function usePlain(at: Waiting['at']) {
  const { plainWaiting: plain } = useLive().host;
  return plain?.at === at ? plain.form : null;
}

const Back = ({ at }: Pick<Waiting, 'at'>) => (
  <p class="part">
    <ChoiceLink class="quiet" to={at}>
      {BACK_TO_DIARY}
    </ChoiceLink>
  </p>
);

interface FormProps extends Pick<Waiting, 'at'> {
  fields: WaitingFields;
  onWanted: (wanted: WaitedFor) => void;
  onSent: (email: string) => void;
}

function Form({ at, fields, onWanted, onSent }: FormProps) {
  const { state } = useOpened();
  const { host } = useLive();
  const plain = usePlain(at);
  const doubt = useDoubt(plain?.keptEmail ?? null);
  const { problems, banner, isSending, onSubmit } = useSending({ at, onSent }, doubt);
  const people = peopleToWaitFor(state);
  const services = servicesToWaitFor(state);
  const service = state.diary.services.find(({ id }) => id === at.catalogueId);
  const field = (name: WaitingField) => ({ name, value: fields[name], problem: problems[name] });
  return (
    <form
      method="post"
      action={host.pathOf(at, waitingListPage)}
      noValidate
      onInput={({ currentTarget }) => onWanted(wantedIn(new FormData(currentTarget)))}
      onSubmit={onSubmit}
    >
      <p class="lead">{texts.WAITING_EXPLAINED}</p>
      {banner && (
        <div class="banner part" id={BANNER_ID} tabIndex={-1} role="alert">
          <p>{banner}</p>
        </div>
      )}
      {plain && <input type="hidden" name="form_stamp" value={plain.stamp} />}
      {plain?.keptEmail && <input type="hidden" name="kept_email" value={plain.keptEmail} />}
      {service ? (
        <WhenAndWhom at={at} service={service} fields={fields} />
      ) : (
        <>
          <div class="two part">
            <Input {...field('from_date')} label={texts.FIRST_DATE} type="date" min={state.today} />
            <Input {...field('to_date')} label={texts.LAST_DATE} type="date" min={state.today} />
          </div>
          {(services.length > 1 || fields.service_id) && (
            <Select
              {...field('service_id')}
              label={SERVICE}
              options={[['', texts.ANY_SERVICE], ...services]}
            />
          )}
          {people.length > 1 && (
            <Select {...field('person_id')} label={WITH} options={[['', ANYONE], ...people]} />
          )}
        </>
      )}
      <Select
        {...field('part_of_day')}
        label={texts.PART_OF_DAY}
        options={Object.entries(texts.PARTS_OF_DAY)}
      />
      <div class="two part">
        <Input {...field('attendee_first_name')} label={FIRST_NAME} autocomplete="given-name" />
        <Input {...field('attendee_last_name')} label={LAST_NAME} autocomplete="family-name" />
      </div>
      <EmailField {...field('attendee_email')} doubt={doubt} />
      <Input
        {...field('attendee_phone')}
        label={PHONE}
        isOptional
        type="tel"
        inputmode="tel"
        autocomplete="tel"
      />
      {!banner && <Trap />}
      <div class="end">
        <button class="primary" aria-disabled={isSending}>
          {isSending ? texts.JOINING : service ? TELL_ME : texts.JOIN}
        </button>
        <ChoiceLink class="quiet" to={at}>
          {BACK_TO_DIARY}
        </ChoiceLink>
      </div>
      <FinePrint />
    </form>
  );
}

interface WhenAndWhomProps extends Pick<Waiting, 'at'> {
  service: DiaryService;
  fields: WaitingFields;
}

/** Asks which days and whom somebody wants who has chosen a service. */
function WhenAndWhom({ at, service, fields }: WhenAndWhomProps) {
  const { state } = useOpened();
  const { person_id: chosen, service_id, from_date: from, to_date: to } = fields;
  const [own] = servicesToWaitFor(state);
  const days = waitingDays(at, state.today).map((one): Option => [daysValue(one), texts.daysToWait(one)]);
  const people = state.diary.people
    .filter(({ id }) => (chosen ? String(id) === chosen : service.person_ids.includes(id)))
    .map(({ id, name }): Option => [String(id), texts.onlyWith(name)]);
  return (
    <>
      <input type="hidden" name="service_id" value={service_id || own?.[0]} />
      <Radios name="days" label={texts.WHICH_DAYS} value={daysValue({ from, to })} options={days} />
      {people[chosen ? 0 : 1] && (
        <Radios name="person_id" label={WITH_WHOM} value={chosen} options={[['', ANYONE], ...people]} />
      )}
    </>
  );
}

interface RadiosProps {
  name: string;
  label: string;
  value: string;
  options: Option[];
}

function Radios({ name, label, value, options }: RadiosProps) {
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="box">
        {options.map(([id, text]) => (
          <label key={id} class="opt">
            <input type="radio" name={name} value={id} defaultChecked={id === value} /> {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function EmailField({ doubt, ...field }: Omit<InputProps, 'label'> & { doubt: Doubt }) {
  return (
    <>
      <Input
        {...field}
        label={EMAIL}
        hint={texts.WAITING_EMAIL_HINT}
        type="email"
        inputmode="email"
        autocomplete="email"
        moreAbout={doubt.suggestion && SUGGESTION_ID}
        onInput={() => doubt.see('')}
        onBlur={({ currentTarget }) => doubt.seeSoon(currentTarget.value)}
      />
      <div role="status">
        {doubt.suggestion && (
          <Suggestion suggestion={doubt.suggestion} typed={doubt.seen} onSettle={doubt.settle} />
        )}
      </div>
    </>
  );
}

type Doubt = ReturnType<typeof useDoubt>;

/** Questions an email address whose domain looks misspelt, until the person corrects or keeps it. */
function useDoubt(keptBefore: string | null) {
  const { host } = useLive();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [seen, setSeen] = useState('');
  const [kept, setKept] = useState(keptBefore);
  const doubted = (email: string) => (email === kept ? null : emailSuggestion(email));
  const see = (typed: string) => {
    const email = typed.trim();
    clearTimeout(timer.current);
    setSeen(email);
    return doubted(email) !== null;
  };
  return {
    seen,
    suggestion: doubted(seen),
    see,
    seeSoon: (email: string) => {
      timer.current = setTimeout(() => see(email), EMAIL_QUESTION_MILLISECONDS);
    },
    settle: (email: string) => {
      const input = host.root().getElementById(fieldId('attendee_email'));
      setKept(email);
      see(email);
      if (!(input instanceof HTMLInputElement)) return;
      input.value = email;
      input.focus();
    },
  };
}

/** Sends the form. What was typed stays in the fields, which nothing else changes. */
function useSending({ at, onSent }: Omit<FormProps, 'fields' | 'onWanted'>, doubt: Pick<Doubt, 'see'>) {
  const { host, dispatch, signal, openFor } = useLive();
  const plain = usePlain(at);
  const [answer, setAnswer] = useState<{ problems: Problems; banner: string | null; isDoubt?: boolean }>({
    problems: plain?.problems ?? {},
    banner: plain?.banner ?? null,
  });
  const [isSending, setIsSending] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    const [wrong] = answer.isDoubt ? (['attendee_email'] as const) : Object.keys(answer.problems);
    // On the server's page the focus is already set.
    const root = host.root();
    // The choices of days have no field of their own.
    const field = root.getElementById(fieldId(wrong ?? ''));
    if (!isFirst.current) (field ?? root.getElementById(BANNER_ID))?.focus();
    isFirst.current = false;
  }, [answer, host]);
  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    setIsSending(true);
    try {
      await pause(FORM_MIN_MILLISECONDS - openFor(), signal);
      const { attendee_email } = await joinWaitingList(host.origin, host.slug, typed, openFor(), signal);
      onSent(attendee_email);
      dispatch(changeBy({ type: 'waited', waiting: { at, isSent: true } }));
    } catch (error) {
      if (signal.aborted) return;
      const { problems, text } = refusalOf(error, texts.WAITING_FAILED);
      setAnswer({ problems, banner: text });
    }
    setIsSending(false);
  };
  const onSubmit = (submit: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    submit.preventDefault();
    if (isSending) return;
    const email = new FormData(submit.currentTarget).get('attendee_email');
    if (typeof email === 'string' && doubt.see(email))
      setAnswer({ problems: {}, banner: CORRECT_EMAIL_FIRST, isDoubt: true });
    else void send(submit.currentTarget);
  };
  return { ...answer, isSending, onSubmit };
}

interface FieldProps extends Omit<LabelledProps, 'children'> {
  name: WaitingField;
  value: string;
}

type InputProps = FieldProps &
  Omit<JSX.IntrinsicElements['input'], 'name' | 'value' | 'label'> & {
    moreAbout?: string | null | undefined;
  };

function Input({ value, label, hint, problem, isOptional, moreAbout, ...input }: InputProps) {
  const { name } = input;
  return (
    <Labelled {...{ name, label, hint, problem, isOptional }}>
      <input
        {...input}
        {...aboutField(name, hint, problem, moreAbout)}
        defaultValue={value}
        aria-required={!isOptional}
      />
    </Labelled>
  );
}

interface SelectProps extends FieldProps {
  options: Option[];
}

function Select({ name, value, label, problem, options }: SelectProps) {
  return (
    <Labelled {...{ name, label, problem }}>
      <select name={name} {...aboutField(name, undefined, problem)}>
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={id === value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
