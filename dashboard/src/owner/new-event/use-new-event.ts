import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import type { Business } from '@daybook/schema/contract/business';
import type { Creation } from './creation/outcome.ts';
import { useCreation } from './creation/use-creation.ts';
import { chooseDates } from './form/choose-dates.ts';
import { EMPTY_FORM, type NewEventForm } from './form/new-event-form.ts';
import { blameFields } from './form/problems.ts';
import { newEventSchema } from './form/request.ts';

/** The form's state, and what became of sending it. `onCreated` hears when every date has its event. */
export function useNewEvent({ id, timezone }: Business, onCreated: (count: number) => void) {
  const resolver = useMemo(
    () => zodResolver(newEventSchema(() => todayIn(timezone, Date.now()))),
    [timezone],
  );
  const form = useForm<NewEventForm, unknown, EventsRequest>({
    resolver,
    defaultValues: EMPTY_FORM,
    mode: 'onTouched',
    // A problem that appears as a field is left moves what is below it: not under the press that left the field.
    delayError: 200,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  /** Presses that met problems since the last that did not. */
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Creation | null>(null);
  const { create, progress } = useCreation(id);
  const blame = () => setAttempt((was) => was + 1);

  const send = async (request: EventsRequest) => {
    setAttempt(0);
    setResult(null);
    const creation = await create(request);
    if (creation.kind === 'all') return onCreated(creation.created);
    setResult(creation);
    if (creation.kind === 'none' && blameFields(form, creation.fields)) blame();
  };
  return {
    form,
    attempt,
    result,
    progress,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (progress === null) void form.handleSubmit(send, blame)(event);
    },
    /** Leaves the dates that failed in the form, to be sent again. */
    keepFailed: (dates: string[]) => {
      setResult(null);
      chooseDates(form, dates);
    },
  };
}
