import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { longDate } from '@daybook/schema/rules/date';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { editWeeklyHoursPath } from './weekly-hours-address.ts';

interface ScopeDialogProps {
  business: Business;
  event: OwnerEvent;
  /** Called if only this date changes. Otherwise the form of its weekly hours opens. */
  onThisDate: () => void;
  onClose: () => void;
}

export function ScopeDialog({ business, event, onThisDate, onClose }: ScopeDialogProps) {
  const navigate = useNavigate();
  const [scope, setScope] = useState<Scope>('date');
  const { pattern_id: patternId } = event;
  const goOn = () => {
    if (scope === 'date' || patternId === null) return onThisDate();
    void navigate(editWeeklyHoursPath(business.id, patternId, scope === 'later' ? event.event_date : null));
  };
  return (
    <FormDialog
      title={SCOPE_TITLE}
      onClose={onClose}
      onSubmit={(press) => {
        press.preventDefault();
        goOn();
      }}
      isWorking={false}
      problems={[]}
      submitText={CONTINUE}
      workingText={CONTINUE}
    >
      <p>{scopeExplained(event.event_name, longDate(event.event_date))}</p>
      <RadioGroup
        label={SCOPE}
        isLabelHidden
        look="cards"
        choices={SCOPES}
        value={scope}
        onChoose={setScope}
      />
    </FormDialog>
  );
}

const SCOPE_TITLE = 'What do you want to change?';
const scopeExplained = (name: string, date: string) => `${name} on ${date} belongs to your weekly hours.`;
const SCOPE = 'Dates to change';
const SCOPES = [
  { value: 'date', label: 'This date', explanation: 'Only this one' },
  { value: 'later', label: 'This and later dates', explanation: 'From this date on' },
  { value: 'all', label: 'All dates', explanation: 'The weekly hours' },
] as const;
type Scope = (typeof SCOPES)[number]['value'];
const CONTINUE = 'Continue';
