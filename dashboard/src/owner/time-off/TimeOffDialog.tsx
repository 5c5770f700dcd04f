import type { Business } from '@daybook/schema/contract/business';
import type { TimeOff, TimeOffForm } from '@daybook/schema/contract/time-off';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { useSaveTimeOff } from '#api/time-off.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import { ADD_TIME_OFF } from '../business-texts.ts';
import { Misfits, saveText } from '../misfits/Misfits.tsx';
import { useForgetOnChange, useMisfits } from '../misfits/use-misfits.ts';
import * as texts from './time-off-texts.ts';
import { TimeOffFields } from './TimeOffFields.tsx';

/** The defaults are today and the whole business. */
export type TimeOffStart = Partial<
  Pick<TimeOffForm, 'resource_id' | 'starts_on' | 'ends_on' | 'start_time' | 'end_time'>
>;

const valuesOf = ({ start_time, end_time, every_year, note, ...days }: TimeOff) => ({
  resource_id: days.resource_id,
  starts_on: days.starts_on,
  ends_on: days.ends_on,
  start_time: start_time ?? '',
  end_time: end_time ?? '',
  every_year,
  note: note ?? '',
});

interface TimeOffDialogProps {
  business: Business;
  start?: TimeOffStart;
  /** The time off that the owner edits; without it, the dialog adds one. */
  edited?: TimeOff;
  onClose: () => void;
}

export function TimeOffDialog({ business, start = {}, edited, onClose }: TimeOffDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const asking = useMisfits(useSaveTimeOff(business.id, edited?.id));
  const showToast = useToast();
  const { field, form, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/time-off')).timeOffRequest,
    values: {
      resource_id: null,
      starts_on: today,
      ends_on: start.starts_on ?? today,
      start_time: '',
      end_time: '',
      every_year: false,
      note: '',
      ...start,
      ...(edited && valuesOf(edited)),
    },
    failed: texts.SAVE_FAILED,
    send: async (body) => {
      if ((await asking.send(body)) === null) return;
      showToast(edited ? texts.SAVED : texts.ADDED);
      onClose();
    },
  });
  useForgetOnChange(form, asking);
  const { asked } = asking;
  return (
    <FormDialog
      {...sending}
      title={edited ? texts.EDIT_TIME_OFF : ADD_TIME_OFF}
      size="wide"
      onClose={onClose}
      submitText={saveText(edited ? SAVE_CHANGES : ADD_TIME_OFF, business, asked)}
      workingText={SAVING}
    >
      <TimeOffFields business={business} field={field} form={form} />
      {asked ? <Misfits business={business} {...asked} /> : null}
    </FormDialog>
  );
}
