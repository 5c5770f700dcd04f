import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { longDate } from '@daybook/schema/rules/date';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { editWeeklyHoursPath } from './weekly-hours-address.ts';
import * as texts from './scope-dialog-texts.ts';

interface ScopeDialogProps {
  business: Business;
  event: OwnerEvent;
  /** Called if only this date changes. Otherwise the form of its weekly hours opens. */
  onThisDate: () => void;
  onClose: () => void;
}

export function ScopeDialog({ business, event, onThisDate, onClose }: ScopeDialogProps) {
  const navigate = useNavigate();
  const [scope, setScope] = useState<texts.Scope>('date');
  const { pattern_id: patternId } = event;
  const goOn = () => {
    if (scope === 'date' || patternId === null) return onThisDate();
    void navigate(editWeeklyHoursPath(business.id, patternId, scope === 'later' ? event.event_date : null));
  };
  return (
    <FormDialog
      title={texts.SCOPE_TITLE}
      onClose={onClose}
      onSubmit={(press) => {
        press.preventDefault();
        goOn();
      }}
      isWorking={false}
      problems={[]}
      submitText={texts.CONTINUE}
      workingText={texts.CONTINUE}
    >
      <p>{texts.scopeExplained(event.event_name, longDate(event.event_date))}</p>
      <RadioGroup
        label={texts.SCOPE}
        isLabelHidden
        look="cards"
        choices={texts.SCOPES}
        value={scope}
        onChoose={setScope}
      />
    </FormDialog>
  );
}
