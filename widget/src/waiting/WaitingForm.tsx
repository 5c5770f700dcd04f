/** The waiting list's form. Without JavaScript it posts to the hosted page. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { DiaryService } from '@daybook/schema/contract/diary';
import { FORM_MIN_MILLISECONDS } from '@daybook/schema/figures/bookings';
import {
  daysValue,
  newWaitingWish,
  waitingDays,
  type WaitingField,
  type WaitingWish,
} from '@daybook/schema/rules/waiting-fields';
import { BACK_TO_DIARY } from '@daybook/schema/words/diary-texts';
import { waitingListPage } from '@daybook/schema/words/routes';
import { changeBy } from '../booking/booking-reducer.ts';
import { Banner, SendButton } from '../booking/BookingForm.tsx';
import { Choices, ContactFields, useSubmit } from '../booking/contact-fields.tsx';
import { pause, refusalOf } from '../booking/send-booking-once.ts';
import { aboutField, FinePrint, Labelled, Trap, type LabelledProps } from '../booking/shared-form.tsx';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { DAY_ID, fieldId, formOf, NEXT_ID, type Waiting } from '../diary/diary-state.ts';
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

export function WaitingForm({ at, isSent }: Waiting) {
  const { state } = useOpened();
  const plain = usePlain(at);
  const [wish] = useState<WaitingWish>(() => plain?.fields ?? newWaitingWish(at, state.today));
  const [wanted, setWanted] = useState<WaitedFor>(wish);
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {isSent ? CHECK_YOUR_EMAIL : texts.tellMe(whatFor(state, wanted))}
      </h2>
      {isSent ? (
        <>
          <p class="lead">{texts.linkSentTo(email)}</p>
          <p class="part">
            <Back at={at} />
          </p>
        </>
      ) : (
        <Form at={at} wish={wish} onWanted={setWanted} onSent={setEmail} />
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
  <ChoiceLink class="quiet" to={at}>
    {BACK_TO_DIARY}
  </ChoiceLink>
);

interface FormProps extends Pick<Waiting, 'at'> {
  wish: WaitingWish;
  onWanted: (wanted: WaitedFor) => void;
  onSent: (email: string) => void;
}

function Form({ at, wish, onWanted, onSent }: FormProps) {
  const { state } = useOpened();
  const { host } = useLive();
  const plain = usePlain(at);
  const onSubmit = useSubmit();
  const form = useSending(at, onSent);
  const people = peopleToWaitFor(state);
  const services = servicesToWaitFor(state);
  const service = state.diary.services.find(({ id }) => id === at.catalogueId);
  const { problems, isSending } = formOf(state);
  const field = (name: WaitingField & keyof WaitingWish) => ({
    name,
    value: wish[name],
    problem: problems[name],
  });
  return (
    <form
      ref={form}
      method="post"
      action={host.pathOf(at, waitingListPage)}
      noValidate
      onInput={({ currentTarget }) => onWanted(wantedIn(new FormData(currentTarget)))}
      onSubmit={onSubmit}
    >
      <p class="lead" id={NEXT_ID} tabIndex={-1}>
        {texts.WAITING_EXPLAINED}
      </p>
      <Banner />
      {plain && <input type="hidden" name="form_stamp" value={plain.stamp} />}
      {plain?.keptEmail && <input type="hidden" name="kept_email" value={plain.keptEmail} />}
      {service ? (
        <WhenAndWhom at={at} service={service} wish={wish} />
      ) : (
        <>
          <div class="two part">
            <DateField {...field('from_date')} label={texts.FIRST_DATE} />
            <DateField {...field('to_date')} label={texts.LAST_DATE} />
          </div>
          {(services.length > 1 || wish.service_id) && (
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
      <ContactFields emailHint={texts.WAITING_EMAIL_HINT} />
      <Trap />
      <div class="end">
        <SendButton isBusy={isSending} busyText={texts.JOINING}>
          {service ? TELL_ME : texts.JOIN}
        </SendButton>
        <Back at={at} />
      </div>
      <FinePrint />
    </form>
  );
}

interface WhenAndWhomProps extends Pick<Waiting, 'at'> {
  service: DiaryService;
  wish: WaitingWish;
}

/** Asks which days and whom somebody wants who has chosen a service. */
function WhenAndWhom({ at, service, wish }: WhenAndWhomProps) {
  const { state } = useOpened();
  const { person_id: chosen, service_id, from_date: from, to_date: to } = wish;
  const [own] = servicesToWaitFor(state);
  const { from_date: problem } = formOf(state).problems;
  const days = waitingDays(at, state.today).map((one): Option => [daysValue(one), texts.daysToWait(one)]);
  const people = state.diary.people
    .filter(({ id }) => (chosen ? String(id) === chosen : service.person_ids.includes(id)))
    .map(({ id, name }): Option => [String(id), texts.onlyWith(name)]);
  return (
    <>
      <input type="hidden" name="service_id" value={service_id || own?.[0]} />
      <Choices
        id={fieldId('from_date')}
        name="days"
        label={texts.WHICH_DAYS}
        value={daysValue({ from, to })}
        options={days}
        problem={problem}
      />
      {people[chosen ? 0 : 1] && (
        <Choices name="person_id" label={WITH_WHOM} value={chosen} options={[['', ANYONE], ...people]} />
      )}
    </>
  );
}

/** Sends the form once it was submitted without a problem. Returns the form's ref. */
function useSending(at: Waiting['at'], onSent: FormProps['onSent']) {
  const { isSending } = formOf(useOpened().state);
  const { host, dispatch, signal, openFor } = useLive();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const send = async (typed: FormData) => {
      try {
        await pause(FORM_MIN_MILLISECONDS - openFor(), signal);
        const answer = await joinWaitingList(host.origin, host.slug, typed, openFor(), signal);
        onSent(answer.attendee_email);
        dispatch(changeBy({ type: 'waited', waiting: { at, isSent: true } }));
      } catch (error) {
        if (!signal.aborted) dispatch(changeBy(refusalOf(error, texts.WAITING_FAILED)));
      }
    };
    if (isSending && form.current) void send(new FormData(form.current));
  }, [isSending, at, host, dispatch, signal, openFor, onSent]);
  return form;
}

interface FieldProps extends Omit<LabelledProps, 'children'> {
  value: string;
}

function DateField({ name, label, value, problem }: FieldProps) {
  return (
    <Labelled {...{ name, label, problem }}>
      <input
        type="date"
        name={name}
        {...aboutField(name, undefined, problem)}
        defaultValue={value}
        min={useOpened().state.today}
        aria-required
      />
    </Labelled>
  );
}

function Select({ name, value, label, problem, options }: FieldProps & { options: Option[] }) {
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
