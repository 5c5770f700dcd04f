import { useWatch } from 'react-hook-form';
import type { DatesProgress } from '@daybook/schema/contract/change-dates';
import { longDate } from '@daybook/schema/rules/date';
import { BACK_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { CANCEL, SAVE_CHANGES } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Text } from '#ui/Text.tsx';
import { listText } from '../count-texts.ts';
import { chosenDates } from './form/dates.ts';
import type { NewEventForm } from './form/new-event-form.ts';
import { openDays } from './form/week.ts';
import * as texts from './new-event-texts.ts';
import { useNewEventForm, type Creation, type FailedDate } from './use-new-event.ts';
import styles from './new-event.module.css';

interface FinishProps {
  /** Null while nothing is being created. */
  progress: { done: number; asked: number } | null;
  isPublishing: boolean;
  /** Null while that isn't known */
  published: DatesProgress | null;
  isChange: boolean;
  refusal: string | null;
  /** The result of the last attempt, if no date has its event. */
  failure: Extract<Creation, { kind: 'none' }> | null;
  onCancel: () => void;
}

export function Finish({
  progress,
  isPublishing,
  published,
  isChange,
  refusal,
  failure,
  onCancel,
}: FinishProps) {
  const { control } = useNewEventForm();
  const isWeekly = useWatch({ control, name: 'date_method' }) === 'weekly';
  const days = useWatch({ control, compute: (form: NewEventForm) => chosenDates(form).length });
  const missing = useWatch({ control, compute: missingIn });
  return (
    <Stack gap={12}>
      <Problem text={refusal} />
      {failure ? (
        <Notice tone="error" isAnnounced>
          <p>{failure.text}</p>
          <FailedDates failed={failure.failed} />
        </Notice>
      ) : null}
      <div role="status">
        {progress ? (
          <Notice tone="information">
            <p>{texts.CREATING_EVENTS}</p>
          </Notice>
        ) : null}
      </div>
      {progress ? (
        <Progress label={texts.CREATING} value={progress.done} max={progress.asked}>
          {texts.progressText(progress.done, progress.asked)}
        </Progress>
      ) : null}
      {published ? (
        <Progress label={texts.PUBLISHING} value={published.dates_changed} max={published.dates}>
          {texts.publishedText(published.dates_changed, published.dates)}
        </Progress>
      ) : null}
      <div className={styles.buttons}>
        <Button onClick={onCancel} disabled={progress !== null}>
          {CANCEL}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabled={missing.length > 0}
          isWorking={progress !== null || isPublishing}
          workingText={isWeekly ? texts.PUBLISHING : texts.CREATING}
        >
          {isChange ? SAVE_CHANGES : isWeekly ? texts.PUBLISH_EVERY_WEEK : texts.createButton(days)}
        </Button>
      </div>
      {missing.length > 0 ? (
        <Text size={14} tone="soft">
          {texts.STILL_NEEDED} {listText(missing)}
        </Text>
      ) : null}
    </Stack>
  );
}

function missingIn(form: NewEventForm): string[] {
  const isThere: [string, boolean][] = [
    [texts.EVENT_NAME, form.event_name.trim() !== ''],
    [texts.PERSONAL_MESSAGE, form.personal_message.trim() !== ''],
    form.date_method === 'weekly'
      ? [texts.WEEKDAYS_NEEDED, openDays(form).length > 0]
      : [texts.EVENT_DATE, chosenDates(form).length > 0],
  ];
  return isThere.flatMap(([label, is]) => (is ? [] : label.toLowerCase()));
}

function FailedDates({ failed }: { failed: readonly FailedDate[] }) {
  return (
    <Text as="div" size={14}>
      <Stack as="ul" gap={8} className={styles.failed}>
        {failed.map(({ date, reason }) => (
          <li key={date}>
            <strong>{longDate(date)}</strong>
            <br />
            {reason}
          </li>
        ))}
      </Stack>
    </Text>
  );
}

interface SomeCreatedProps {
  creation: Extract<Creation, { kind: 'some' }>;
  onRetry: () => void;
  onLeave: () => void;
}

/** A dialog, so that nobody misses it. Closing it leads to the dashboard. */
export function SomeCreated({ creation: { created, asked, failed }, onRetry, onLeave }: SomeCreatedProps) {
  return (
    <Dialog
      title={texts.EVENTS_CREATED_TITLE}
      onClose={onLeave}
      footer={
        <>
          <Button onClick={onRetry}>{texts.RETRY_DATES}</Button>
          <Button kind="primary" onClick={onLeave} autoFocus>
            {BACK_TO_DASHBOARD}
          </Button>
        </>
      }
    >
      <p>{texts.someEventsCreated(created, asked)}</p>
      <FailedDates failed={failed} />
    </Dialog>
  );
}

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={texts.LEAVE_TITLE}
      confirmText={texts.LEAVE}
      workingText={texts.LEAVING}
      keepText={texts.STAY}
      onConfirm={onLeave}
      onClose={onStay}
      isDestructive
    >
      <p>{texts.LEAVE_EXPLAINED}</p>
    </ConfirmDialog>
  );
}
