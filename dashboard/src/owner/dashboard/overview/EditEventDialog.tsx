import { eventChange } from '@daybook/schema/contract/event-request';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { SAVE_CHANGES, SAVING } from '../../../ui/interface-texts.ts';
import { useChangeEvent } from '../../../api/event-changes.ts';
import { useContractForm } from '../../../forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import {
  DESCRIPTION,
  EVENT_NAME,
  PERSONAL_MESSAGE,
  PERSONAL_MESSAGE_HINT,
  SPECIAL_NOTE,
  SPECIAL_NOTE_HINT,
} from '../../new-event/new-event-texts.ts';
import type { EventDialogProps } from './event-action.ts';
import {
  EDIT_EVENT_EXPLAINED,
  EVENT_UPDATE_FAILED,
  EVENT_UPDATE_NETWORK,
  eventSaved,
} from './event-dialog-texts.ts';
import { EDIT_EVENT } from './overview-texts.ts';

const failed = { refused: EVENT_UPDATE_FAILED, network: EVENT_UPDATE_NETWORK };
const longText = { maxCharacters: EVENT_TEXT_MAX, rows: 3 };

/** Edits what can still be changed in an event: never its date, times or slot length. */
export function EditEventDialog({ business, event, onClose }: EventDialogProps) {
  const change = useChangeEvent(business.id);
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: eventChange,
    values: {
      event_name: event.event_name,
      event_description: event.event_description ?? '',
      requirements_note: event.requirements_note ?? '',
      personal_message: event.personal_message,
    },
    failed,
    send: async (body) => {
      const { event_name } = await change.mutateAsync({ eventId: event.id, body });
      showToast(eventSaved(event_name));
      onClose();
    },
  });
  const isIncomplete = form.watch(['event_name', 'personal_message']).some((text) => text.trim() === '');
  return (
    <FormDialog
      {...sending}
      size="wide"
      title={EDIT_EVENT}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
      isDisabled={isIncomplete}
    >
      <p>{EDIT_EVENT_EXPLAINED}</p>
      <TextField {...field('event_name')} label={EVENT_NAME} />
      <TextArea {...field('event_description')} {...longText} label={DESCRIPTION} isOptional />
      <TextArea
        {...field('requirements_note')}
        {...longText}
        label={SPECIAL_NOTE}
        hint={SPECIAL_NOTE_HINT}
        isOptional
      />
      <TextArea
        {...field('personal_message')}
        {...longText}
        label={PERSONAL_MESSAGE}
        hint={PERSONAL_MESSAGE_HINT}
      />
    </FormDialog>
  );
}
