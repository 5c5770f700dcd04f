import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Pattern, PatternOutcome, PatternRequest } from '@daybook/schema/contract/pattern';
import { isDate } from '@daybook/schema/rules/date';
import { CHANGES_FROM_PAST } from '@daybook/schema/words/pattern-texts';
import { usePatternStep, type PatternStep } from '#api/patterns.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Text } from '#ui/Text.tsx';
import { MisfitsDialog } from '../misfits/MisfitsDialog.tsx';
import * as texts from './weekly-hours-dialog-texts.ts';
import { weekSentence } from './weekly-hours-sentence.ts';

const CHANGES = {
  failed: texts.STEP_FAILED,
  consequence: (outcome: PatternOutcome) => texts.outcomeLines(outcome).join(' '),
};

interface PauseResumeEndProps {
  business: Business;
  pattern: Pattern;
  step: 'pause' | 'resume' | 'end';
  onClose: () => void;
}

export function PauseResumeEnd({ business, pattern, step: is, onClose }: PauseResumeEndProps) {
  const { explained, ...question } = texts.STEPS[is];
  return (
    <MisfitsDialog
      business={business}
      onClose={onClose}
      {...question}
      {...CHANGES}
      change={usePatternStep(business.id, pattern.id)}
      body={{ is }}
      isDestructive={is === 'end'}
      onDone={onClose}
    >
      <Text weight="medium" tone="ink">
        {weekSentence(pattern)}
      </Text>
      <p>{explained}</p>
    </MisfitsDialog>
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
  const step: PatternStep = { is: 'change', body: { ...request, changes_from: isLater ? first : null } };
  return (
    <MisfitsDialog
      business={business}
      onDone={onDone}
      onClose={onClose}
      {...CHANGES}
      change={usePatternStep(business.id, pattern.id)}
      body={step}
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
    </MisfitsDialog>
  );
}
