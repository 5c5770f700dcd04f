import { useFormContext } from 'react-hook-form';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import type { NewEventForm } from '../form/new-event-form.ts';

/** The form that the section is part of. */
export const useNewEventForm = () => useFormContext<NewEventForm, unknown, EventsRequest>();
