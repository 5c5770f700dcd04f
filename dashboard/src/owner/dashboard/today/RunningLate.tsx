import { useRef, useState, type FormEvent } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Delay, DelayOutcome } from '@daybook/schema/contract/delay';
import { DELAY_MINUTES_MAX } from '@daybook/schema/figures/bounds';
import { delayMinutesBounded, LATE_CHANGED } from '@daybook/schema/words/delay-texts';
import { shortMinutesText } from '@daybook/schema/words/minutes-text';
import { CallError, textOf } from '#api/call-error.ts';
import { useChangeDelay, useDelayOutcome, type DelayChange } from '#api/delays.ts';
import { useCall } from '#api/use-call.ts';
import { choicesOf, chosenId, inUse } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { CANCEL } from '#ui/interface-texts.ts';
import { Row, Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import * as texts from './today-texts.ts';
import { whoIsEmailed } from './who-is-emailed.ts';
import styles from './today.module.css';

const FIGURES = [10, 20, 30, 45];

interface RunningLateProps {
  id: string;
  business: Business;
  delays: readonly Delay[];
  onClose: () => void;
}

/** Asks how late, shows who is emailed, and emails them. */
export function RunningLate({ id, business, delays, onClose }: RunningLateProps) {
  const [change, setChange] = useState<DelayChange | null>(null);
  const close = () => setChange(null);
  // When the list closes, the heading takes its focus.
  const heading = useFocus<HTMLHeadingElement>(change, { ifLost: true });
  return (
    <section id={id} className={styles.late} aria-label={texts.RUNNING_LATE}>
      {delays.map((delay) => (
        <Running key={delay.id} delay={delay} onEnd={() => setChange({ is: 'end', delayId: delay.id })} />
      ))}
      <Heading size={14} tone="soft" ref={heading}>
        {texts.RUNNING_LATE_EXPLAINED}
      </Heading>
      <HowLate business={business} change={change} onChoose={setChange} onOther={close} />
      {change ? (
        <WhoIsEmailed
          key={JSON.stringify(change)}
          business={business}
          change={change}
          onSaved={onClose}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

function Running({ delay, onEnd }: { delay: Delay; onEnd: () => void }) {
  return (
    <Row gap={8} justify="between">
      <Text size={14} tone="soft">
        {texts.NOT_OFFERED}
      </Text>
      <Button onClick={onEnd} aria-label={texts.backOnTimeFor(delay.name)}>
        {texts.BACK_ON_TIME}
      </Button>
    </Row>
  );
}

interface HowLateProps {
  business: Business;
  change: DelayChange | null;
  onChoose: (change: DelayChange) => void;
  /** Called when the owner wants to enter another number of minutes, which closes the list. */
  onOther: () => void;
}

function HowLate({ business, change, onChoose, onOther }: HowLateProps) {
  const [resourceId, setResourceId] = useState<number | null>(null);
  const [isOther, setIsOther] = useState(false);
  const chosen = change?.is === 'start' && !isOther ? change.body.minutes : null;
  const choose = (minutes: number, whose = resourceId) =>
    onChoose({ is: 'start', body: { minutes, resource_id: whose } });
  const people = inUse(useCall('listPeople', { params: { businessId: business.id } }).data);
  const places = inUse(useCall('listPlaces', { params: { businessId: business.id } }).data);
  const who = [{ value: '', label: texts.EVERYONE }, ...choicesOf([...people, ...places])];
  return (
    <>
      <div role="group" aria-label={texts.HOW_LATE} className={styles.figures}>
        {FIGURES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={styles.figure}
            aria-pressed={chosen === minutes}
            onClick={() => {
              setIsOther(false);
              choose(minutes);
            }}
          >
            {shortMinutesText(minutes)}
          </button>
        ))}
        <button
          type="button"
          className={styles.figure}
          aria-pressed={isOther}
          onClick={() => {
            setIsOther(!isOther);
            onOther();
          }}
        >
          {texts.OTHER}
        </button>
        {who.length > 2 ? (
          <Select
            label={texts.WHO_IS_LATE}
            isLabelHidden
            choices={who}
            value={resourceId ?? ''}
            onChange={({ target: { value } }) => {
              const id = chosenId(value);
              setResourceId(id);
              if (change?.is === 'start') choose(change.body.minutes, id);
            }}
          />
        ) : null}
      </div>
      {isOther ? <OtherMinutes onChoose={choose} /> : null}
    </>
  );
}

function OtherMinutes({ onChoose }: { onChoose: (minutes: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minutes = Number(typed);
    const isFine = Number.isInteger(minutes) && minutes >= 1 && minutes <= DELAY_MINUTES_MAX;
    setIsWrong(!isFine);
    if (isFine) onChoose(minutes);
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.other}>
      <NumberField
        ref={field}
        label={texts.MINUTES}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? delayMinutesBounded(DELAY_MINUTES_MAX) : undefined}
        autoFocus
      />
      <Button type="submit">{texts.SHOW_LIST}</Button>
    </form>
  );
}

interface WhoIsEmailedProps {
  business: Business;
  change: DelayChange;
  onSaved: () => void;
  onClose: () => void;
}

/** Sends exactly the list that it shows. If that has changed meanwhile, it shows the new one. */
function WhoIsEmailed({ business, change, onSaved, onClose }: WhoIsEmailedProps) {
  const { data: shown, error, refetch } = useDelayOutcome(business.id, change);
  const [hasChanged, setHasChanged] = useState(false);
  const save = useChangeDelay(business.id);
  const showToast = useToast();
  const send = async (list: DelayOutcome) => {
    setHasChanged(false);
    try {
      const { emailed } = await save.mutateAsync({ change, shown: list });
      showToast(texts.emailing(emailed));
      onSaved();
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.status !== 409) return;
      setHasChanged(true);
      await refetch();
    }
  };
  if (error !== null)
    return (
      <Row gap={8}>
        <Notice tone="error" isAnnounced>
          {textOf(error, texts.LOOK_FAILED)}
        </Notice>
        <Button onClick={onClose}>{CANCEL}</Button>
      </Row>
    );
  return (
    <Stack gap={12}>
      {/* Two lines high while it loads, so that little moves. */}
      <Text size={14} tone="soft" role="status" breaks className={styles.list}>
        {shown ? whoIsEmailed(shown, business.timezone).join(' ') : texts.LOOKING}
      </Text>
      {hasChanged ? (
        <Notice tone="warning" isAnnounced>
          {LATE_CHANGED}
        </Notice>
      ) : null}
      <Problem text={save.error && !hasChanged && textOf(save.error, texts.SAVE_FAILED)} />
      <Row gap={8}>
        <Button
          kind="primary"
          onClick={() => shown && void send(shown)}
          isHeld={!shown}
          isWorking={save.isPending}
          workingText={texts.EMAILING}
        >
          {buttonText(change, shown)}
        </Button>
        <Button onClick={onClose}>{CANCEL}</Button>
      </Row>
    </Stack>
  );
}

function buttonText(change: DelayChange, shown: DelayOutcome | undefined): string {
  if (shown && shown.emailed > 0) return texts.emailCustomers(shown.emailed);
  return change.is === 'end' ? texts.BACK_CONFIRM : texts.HOLD_TIMES;
}
