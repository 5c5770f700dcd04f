import { useMemo, useState, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Pattern, PatternRequest } from '@daybook/schema/contract/pattern';
import { failureTextOf, textOf } from '../../api/call-error.ts';
import { usePatternStep, type PatternStep } from '../../api/patterns.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CANCEL, CLOSE } from '../../ui/interface-texts.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { FormProblems } from '../../ui/message/FormProblems.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { DatesChanged } from '../DatesChanged.tsx';
import { Misfits, saveText } from '../misfits/Misfits.tsx';
import { useMisfitsAtOnce } from '../misfits/use-misfits.ts';
import { weekSentence } from './weekly-hours-sentence.ts';
import * as texts from './weekly-hours-dialog-texts.ts';
import { isDate } from '@daybook/schema/rules/date';
import { CHANGES_FROM_PAST } from '@daybook/schema/words/pattern-texts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';

interface PauseResumeEndProps {
  business: Business;
  pattern: Pattern;
  step: 'pause' | 'resume' | 'end';
  onClose: () => void;
}

export function PauseResumeEnd({ business, pattern, step: is, onClose }: PauseResumeEndProps) {
  const step = useMemo(() => ({ is }), [is]);
  const { explained, ...question } = texts.STEPS[is];
  return (
    <StepDialog
      {...{ business, step, onClose }}
      {...question}
      patternId={pattern.id}
      isDestructive={is === 'end'}
      onDone={onClose}
    >
      <Text weight="medium" tone="ink">
        {weekSentence(pattern)}
      </Text>
      <p>{explained}</p>
    </StepDialog>
  );
}

interface ChangeDialogProps {
  business: Business;
  pattern: Pattern;
  request: PatternRequest;
  /** The date from which they change, if the owner chose one; otherwise null. */
  from: string | null;
  today: string;
  onDone: () => void;
  onClose: () => void;
}

export function ChangeDialog({
  business,
  pattern,
  request,
  from,
  today,
  onDone,
  onClose,
}: ChangeDialogProps) {
  const [scope, setScope] = useState<'all' | 'later'>(from === null ? 'all' : 'later');
  const [first, setFirst] = useState(from ?? pattern.next_dates[0]?.date ?? today);
  const isValid = scope === 'all' || (isDate(first) && first >= today);
  const isLater = isValid && scope === 'later';
  const step = useMemo(
    (): PatternStep => ({ is: 'change', body: { ...request, changes_from: isLater ? first : null } }),
    [request, isLater, first],
  );
  return (
    <StepDialog
      {...{ business, step, onDone, onClose }}
      patternId={pattern.id}
      title={texts.CHANGE_TITLE}
      confirm={texts.SAVE}
      working={texts.SAVING}
      done={texts.SAVED}
      problem={isValid ? null : CHANGES_FROM_PAST}
    >
      <Text weight="medium" tone="ink">
        {weekSentence(request)}
      </Text>
      <RadioGroup
        label={texts.WHICH_DATES}
        choices={[
          { value: 'all', label: texts.ALL_DATES },
          { value: 'later', label: from === null ? texts.LATER_DATES : texts.fromThisDate(from) },
        ]}
        value={scope}
        onChoose={setScope}
      />
      {scope === 'later' && from === null ? (
        <DateField
          label={texts.FIRST_CHANGED}
          hint={texts.LATER_EXPLAINED}
          value={first}
          min={today}
          onChange={({ target: { value } }) => setFirst(value)}
        />
      ) : null}
    </StepDialog>
  );
}

interface StepDialogProps {
  business: Business;
  patternId: number;
  /** Pass the same object until the step changes. */
  step: PatternStep;
  title: string;
  confirm: string;
  working: string;
  done: string;
  isDestructive?: boolean;
  /** Why the step isn't possible at the moment. */
  problem?: string | null;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Saves the step once the owner has said what happens to the bookings that no longer fit. */
function StepDialog({
  business,
  patternId,
  step,
  title,
  confirm,
  working,
  done,
  isDestructive = false,
  problem = null,
  onDone,
  onClose,
  children,
}: StepDialogProps) {
  const change = usePatternStep(business.id, patternId);
  const { load, asked, send } = useMisfitsAtOnce(change, step);
  const showToast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const take = async () => {
    setFailure(null);
    try {
      if ((await send(step)) === null) return;
      showToast(done);
      onDone();
    } catch (error) {
      setFailure(error);
    }
  };
  const problems = [
    ...(problem === null ? [] : [problem]),
    ...(failure === null ? [] : [failureTextOf(failure, texts.STEP_FAILED)]),
  ];
  return (
    <Dialog
      isOpen
      {...{ title, onClose }}
      size="wide"
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {change.isSaving ? CLOSE : CANCEL}
          </Button>
          <Button
            kind={isDestructive ? 'danger' : 'primary'}
            disabled={asked === null || problem !== null}
            isWorking={change.isSaving}
            workingText={working}
            onClick={() => void take()}
          >
            {asked ? saveText(confirm, business, asked.misfits, asked.answers) : confirm}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {children}
        {problem === null ? (
          <Loaded
            query={load}
            failed={textOf(load.error, texts.LOOK_FAILED)}
            loading={texts.LOOKING}
            shape={<Skeleton width="100%" height="4.5rem" />}
          >
            {(outcome) => (
              <Stack gap={12}>
                <p>{texts.outcomeLines(outcome).join(' ')}</p>
                {asked ? <Misfits {...asked} business={business} fitting={outcome.fitting} /> : null}
              </Stack>
            )}
          </Loaded>
        ) : null}
        <DatesChanged progress={change.progress} />
        <FormProblems problems={problems} />
      </Stack>
    </Dialog>
  );
}
