import X from 'lucide-react/icons/x';
import type { DateHoursForm, DateHoursRequest } from '@daybook/schema/contract/change-dates';
import type { useContractForm } from '../../../../forms/use-contract-form.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldGroup } from '../../../../ui/fields/FieldGroup.tsx';
import { FieldRow } from '../../../../ui/fields/FieldRow.tsx';
import { TimeField } from '../../../../ui/fields/TimeField.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import * as texts from './dates-texts.ts';

type FormParts = ReturnType<typeof useContractForm<DateHoursForm, DateHoursRequest>>;

export function ListedSlots({ form, field }: Pick<FormParts, 'form' | 'field'>) {
  const slots = form.watch('manual_slots') ?? [];
  const set = (manual_slots: typeof slots) =>
    form.setValue('manual_slots', manual_slots, { shouldDirty: true });
  return (
    <FieldGroup id="manual_slots" label={texts.TIME_SLOTS} error={field('manual_slots').error}>
      <Stack gap={8}>
        {slots.map((_, at) => (
          <Row key={at} gap={8} align="end" isOneLine>
            <FieldRow>
              <TimeField {...field(`manual_slots.${at}.start_time`)} label={texts.slotFrom(at + 1)} />
              <TimeField {...field(`manual_slots.${at}.end_time`)} label={texts.slotUntil(at + 1)} />
            </FieldRow>
            <IconButton
              icon={X}
              label={texts.removeSlot(at + 1)}
              onClick={() => set(slots.filter((__, other) => other !== at))}
            />
          </Row>
        ))}
        <div>
          <Button onClick={() => set([...slots, { start_time: '', end_time: '' }])}>{texts.ADD_SLOT}</Button>
        </div>
      </Stack>
    </FieldGroup>
  );
}
