import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { CallBody } from '@daybook/schema/contract/calls';
import { eventChange } from '@daybook/schema/contract/event-request';
import { EVENT_UPDATE_FAILED, EVENT_UPDATE_NETWORK } from '@daybook/schema/words/event-texts';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import {
  DESCRIPTION,
  EVENT_NAME,
  PERSONAL_MESSAGE,
  PERSONAL_MESSAGE_HINT,
  SPECIAL_NOTE,
  SPECIAL_NOTE_HINT,
} from '@daybook/schema/words/new-event-texts';
import { EDIT_EVENT_EXPLAINED, eventSaved } from '@daybook/schema/words/event-dialog-texts';
import { EDIT_EVENT } from '@daybook/schema/words/overview-texts';
import { SAVE_CHANGES, SAVING } from '@daybook/schema/words/owner-booking-texts';
import { failureTextOf } from '../../api/call-error.ts';
import { useChangeEvent } from '../../api/events.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormActions } from '../../ui/dialog/FormActions.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { EventDialogProps } from './event-action.ts';

/** As typed, before trimming. */
type Texts = CallBody<'changeEvent'>;

const failed = { refused: EVENT_UPDATE_FAILED, network: EVENT_UPDATE_NETWORK };

/** What can still be changed of an event: never its date, times or slot length. */
export function EditEventDialog({ business, event, onClose }: EventDialogProps) {
  const change = useChangeEvent(business.id);
  const confirm = useToast();
  const formId = useId();
  const { register, handleSubmit, watch, formState } = useForm<Texts>({
    resolver: zodResolver(eventChange, undefined, { raw: true }),
    // Not on leaving a field: an error that appears then moves the button from under the finger.
    mode: 'onSubmit',
    defaultValues: {
      event_name: event.event_name,
      event_description: event.event_description ?? '',
      requirements_note: event.requirements_note ?? '',
      personal_message: event.personal_message,
    },
  });
  const { errors } = formState;
  const isWorking = change.isPending;
  const isIncomplete = watch(['event_name', 'personal_message']).some((text) => text.trim() === '');

  const submit = handleSubmit((body) =>
    change.mutate(
      { eventId: event.id, body },
      {
        onSuccess: ({ event_name }) => {
          confirm(eventSaved(event_name));
          onClose();
        },
      },
    ),
  );

  return (
    <Dialog
      isOpen
      size="wide"
      title={EDIT_EVENT}
      onClose={onClose}
      isBusy={isWorking}
      footer={
        <FormActions
          {...{ formId, isWorking }}
          onCancel={onClose}
          workingText={SAVING}
          isDisabled={isIncomplete}
        >
          {SAVE_CHANGES}
        </FormActions>
      }
    >
      <p>{EDIT_EVENT_EXPLAINED}</p>
      <form id={formId} onSubmit={(press) => void submit(press)} noValidate>
        <EventTexts {...{ register, errors }} />
      </form>
      {change.error ? (
        <Notice tone="error" isAnnounced>
          {failureTextOf(change.error, failed)}
        </Notice>
      ) : null}
    </Dialog>
  );
}

const longText = { maxCharacters: EVENT_TEXT_MAX, rows: 3 };

function EventTexts({ register, errors }: { register: UseFormRegister<Texts>; errors: FieldErrors<Texts> }) {
  return (
    <Stack gap={16}>
      <TextField {...register('event_name')} label={EVENT_NAME} error={errors.event_name?.message} />
      <TextArea
        {...register('event_description')}
        {...longText}
        label={DESCRIPTION}
        isOptional
        error={errors.event_description?.message}
      />
      <TextArea
        {...register('requirements_note')}
        {...longText}
        label={SPECIAL_NOTE}
        hint={SPECIAL_NOTE_HINT}
        isOptional
        error={errors.requirements_note?.message}
      />
      <TextArea
        {...register('personal_message')}
        {...longText}
        label={PERSONAL_MESSAGE}
        hint={PERSONAL_MESSAGE_HINT}
        error={errors.personal_message?.message}
      />
    </Stack>
  );
}
