import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { DATE_IN_PAST } from '@daybook/schema/words/event-texts';
import { KEEPS_PREVIOUS, useCall, useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { useContractForm } from '#forms/use-contract-form.ts';
import * as newEventTexts from '#owner/new-event/new-event-texts.ts';
import { ScopeDialog } from '#owner/weekly-hours/ScopeDialog.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import * as interfaceTexts from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { useNow } from '#ui/use-now.ts';
import { ExplanationDialog } from '../explanation/ExplanationDialog.tsx';
import { DateHoursDialog } from './dates/DateHoursDialog.tsx';
import * as texts from './event-dialog-texts.ts';
import * as overviewTexts from './overview-texts.ts';
import { ResourcesDialog } from './ResourcesDialog.tsx';

const dialogs = {
  edit: EditEventDialog,
  hours: HoursDialog,
  resources: ResourcesDialog,
  explanation: ExplanationDialog,
  duplicate: DuplicateEventDialog,
  cancel: CancelEventDialog,
};

export function EventDialog({ action, ...props }: EventDialogProps & { action: EventAction }) {
  const { event, isPast } = props;
  const [asksWhich, setAsksWhich] = useState(
    event.pattern_id !== null && !isPast && CHANGES_ALL_DATES.has(action),
  );
  if (asksWhich) return <ScopeDialog {...props} onThisDate={() => setAsksWhich(false)} />;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

/** Actions that the owner may want for the other dates of the weekly hours too. */
const CHANGES_ALL_DATES: ReadonlySet<EventAction> = new Set(['edit', 'hours', 'resources']);

export type EventAction = keyof typeof dialogs;

interface EventDialogProps {
  business: Business;
  event: OwnerEvent;
  /** True if the event's date is over. It can then be deleted, but not cancelled. */
  isPast: boolean;
  onClose: () => void;
}

function HoursDialog({ event, ...props }: EventDialogProps) {
  return <DateHoursDialog {...props} events={[event]} />;
}

const longText = { maxCharacters: EVENT_TEXT_MAX, rows: 3 };

/** Edits what can still be changed in an event: never its date, times or slot length. */
function EditEventDialog({ business, event, onClose }: EventDialogProps) {
  const change = useChange('changeEvent');
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/event-request')).eventChange,
    values: {
      event_name: event.event_name,
      event_description: event.event_description ?? '',
      requirements_note: event.requirements_note ?? '',
      personal_message: event.personal_message,
    },
    failed: texts.EVENT_UPDATE_FAILED,
    send: async (body) => {
      const { event_name } = await change.mutateAsync({
        params: { businessId: business.id, eventId: event.id },
        body,
      });
      showToast(texts.eventSaved(event_name));
      onClose();
    },
  });
  const isIncomplete = form.watch(['event_name', 'personal_message']).some((text) => text.trim() === '');
  return (
    <FormDialog
      {...sending}
      size="wide"
      title={overviewTexts.EDIT_EVENT}
      onClose={onClose}
      submitText={interfaceTexts.SAVE_CHANGES}
      workingText={interfaceTexts.SAVING}
      isDisabled={isIncomplete}
    >
      <p>{texts.EDIT_EVENT_EXPLAINED}</p>
      <TextField {...field('event_name')} label={newEventTexts.EVENT_NAME} />
      <TextArea {...field('event_description')} {...longText} label={newEventTexts.DESCRIPTION} isOptional />
      <TextArea
        {...field('requirements_note')}
        {...longText}
        label={newEventTexts.SPECIAL_NOTE}
        hint={newEventTexts.SPECIAL_NOTE_HINT}
        isOptional
      />
      <TextArea
        {...field('personal_message')}
        {...longText}
        label={newEventTexts.PERSONAL_MESSAGE}
        hint={newEventTexts.PERSONAL_MESSAGE_HINT}
      />
    </FormDialog>
  );
}

function DuplicateEventDialog({ business, event, onClose }: EventDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const duplicate = useChange('duplicateEvent');
  const showToast = useToast();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { field, sending } = useContractForm({
    schema: async () =>
      (await import('@daybook/schema/contract/event-request')).duplicateRequest.refine(
        ({ event_date }) => event_date >= today,
        {
          path: ['event_date'],
          error: DATE_IN_PAST,
        },
      ),
    values: { event_date: '' },
    failed: texts.EVENT_DUPLICATE_FAILED,
    send: async (body) => {
      const copy = await duplicate.mutateAsync({
        params: { businessId: business.id, eventId: event.id },
        body,
        idempotencyKey,
      });
      showToast(texts.eventDuplicated(copy.event_name, longDate(copy.event_date)));
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={overviewTexts.DUPLICATE_EVENT}
      onClose={onClose}
      submitText={texts.DUPLICATE}
      workingText={texts.DUPLICATING}
    >
      <p>{texts.duplicateExplained(event.event_name)}</p>
      <DateField {...field('event_date')} label={texts.NEW_DATE} min={today} autoFocus />
    </FormDialog>
  );
}

/** Upcoming bookings are cancelled with the event, and only the server knows how many there are now. */
function CancelEventDialog({ business, event, isPast, onClose }: EventDialogProps) {
  const { event_name, event_date, booked_count } = event;
  const upcoming = useCall(
    'searchBookings',
    {
      params: { businessId: business.id },
      query: {
        event_id: String(event.id),
        when: 'upcoming',
        page_size: 1,
      },
    },
    KEEPS_PREVIOUS,
  );
  const toldText = (count: number) => {
    const nobody = business.is_imported ? texts.NOBODY_EMAILED : texts.NO_ATTENDEES_TO_NOTIFY;
    const told = count === 0 ? nobody : texts.attendeesNotified(count);
    return isPast && count === 0 ? texts.eventDeleted(event_name) : texts.eventCancelled(event_name, told);
  };
  return (
    <ConfirmChange
      title={isPast ? texts.deleteEventQuestion(event_name) : texts.cancelEventQuestion(event_name)}
      confirmText={isPast ? overviewTexts.DELETE_EVENT : overviewTexts.CANCEL_EVENT}
      workingText={isPast ? interfaceTexts.DELETING : interfaceTexts.CANCELLING}
      keepText={texts.KEEP_EVENT}
      call="deleteEvent"
      given={{ params: { businessId: business.id, eventId: event.id } }}
      done={({ attendees_notified }) => toldText(attendees_notified)}
      failed={texts.EVENT_CANCEL_FAILED}
      onClose={onClose}
    >
      {texts.cancelEventConsequence(
        longDate(event_date),
        booked_count,
        upcoming.data?.total ?? null,
        business.is_imported,
      )}
    </ConfirmChange>
  );
}

export function DeleteAllDialog({ business, onClose }: { business: Business; onClose: () => void }) {
  return (
    <ConfirmChange
      title={texts.DELETE_ALL_QUESTION}
      confirmText={overviewTexts.DELETE_ALL_EVENTS}
      workingText={interfaceTexts.DELETING}
      keepText={texts.KEEP_EVENTS}
      call="deleteAllEvents"
      given={{ params: { businessId: business.id } }}
      done={({ events_deleted, customers_notified }) =>
        texts.allEventsDeleted(events_deleted, customers_notified)
      }
      failed={texts.EVENTS_DELETE_FAILED}
      onClose={onClose}
      phrase={{ text: texts.DELETE_EVENTS_PHRASE, problem: texts.TYPE_DELETE_EVENTS }}
    >
      {texts.deleteAllConsequence(business.business_name, business.is_imported)}
    </ConfirmChange>
  );
}
