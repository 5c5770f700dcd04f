import { useWatch } from 'react-hook-form';
import { CANCEL } from '../../../ui/interface-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormProblems } from '../../../ui/message/FormProblems.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { chosenDates, listOf } from '../form/dates.ts';
import type { NewEventForm } from '../form/new-event-form.ts';
import { Explanation } from '../Explanation.tsx';
import {
  createButton,
  CREATING,
  CREATING_EVENTS,
  EVENT_DATE,
  EVENT_NAME,
  PERSONAL_MESSAGE,
  progressText,
  STILL_NEEDED,
} from '../new-event-texts.ts';
import { useNewEventForm } from '../sections/use-new-event-form.ts';
import { FailedDates } from './FailedDates.tsx';
import styles from './finish.module.css';
import type { Creation } from './outcome.ts';

interface FinishProps {
  /** Null while nothing is being created. */
  progress: { done: number; asked: number } | null;
  /** Why the last attempt was refused as a whole. */
  refusal: string | null;
  /** The result of the last attempt, when no date has its event. */
  failure: Extract<Creation, { kind: 'none' }> | null;
  onCancel: () => void;
}

/** The form's buttons, what is missing before they can be pressed, and how far the creation is. */
export function Finish({ progress, refusal, failure, onCancel }: FinishProps) {
  const { control } = useNewEventForm();
  const days = useWatch({ control, compute: (form: NewEventForm) => chosenDates(form).length });
  const missing = useWatch({ control, compute: missingIn });
  return (
    <div className={styles.finish}>
      <FormProblems problems={refusal === null ? [] : [refusal]} />
      {failure ? (
        <Notice tone="error" isAnnounced>
          <p>{failure.text}</p>
          <FailedDates failed={failure.failed} />
        </Notice>
      ) : null}
      <div role="status">
        {progress ? (
          <Notice tone="information">
            <p>{CREATING_EVENTS}</p>
          </Notice>
        ) : null}
      </div>
      {progress ? <Progress {...progress} /> : null}
      <div className={styles.buttons}>
        <Button onClick={onCancel} disabled={progress !== null}>
          {CANCEL}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={missing.length > 0}
          isWorking={progress !== null}
          workingText={CREATING}
        >
          {createButton(days)}
        </Button>
      </div>
      {missing.length > 0 ? (
        <Explanation>
          {STILL_NEEDED} {listOf(missing)}
        </Explanation>
      ) : null}
    </div>
  );
}

function Progress({ done, asked }: { done: number; asked: number }) {
  return (
    <div className={styles.progress}>
      <progress aria-label={CREATING} value={done} max={asked} />
      <span>{progressText(done, asked)}</span>
    </div>
  );
}

/** What must be filled in before anything can be created, by its label. */
function missingIn(form: NewEventForm): string[] {
  const isThere: [string, boolean][] = [
    [EVENT_NAME, form.event_name.trim() !== ''],
    [PERSONAL_MESSAGE, form.personal_message.trim() !== ''],
    [EVENT_DATE, chosenDates(form).length > 0],
  ];
  return isThere.flatMap(([label, is]) => (is ? [] : label.toLowerCase()));
}
