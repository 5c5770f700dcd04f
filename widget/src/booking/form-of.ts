import type { AttendeeFields } from '@daybook/schema/rules/attendee';
import type { Prefill } from '@daybook/schema/rules/diary-choice';
import type { BookingForm, OpenDiary } from '../diary/diary-state.ts';

/**
 * The form as it is now. Until the person does something with it, it holds what the page around filled in.
 */
export const formOf = ({ form, prefill }: Pick<OpenDiary, 'form' | 'prefill'>): BookingForm =>
  form ?? newForm(prefill);

export function newForm(prefill: Prefill = {}): BookingForm {
  const fields: AttendeeFields = {
    attendee_first_name: '',
    attendee_last_name: '',
    attendee_email: '',
    attendee_phone: '',
    customer_address: '',
    customer_postcode: '',
    ...prefill,
  };
  return {
    fields,
    typed: {},
    problems: {},
    banner: null,
    seenEmail: null,
    keptEmail: null,
    website: '',
    isSending: false,
  };
}
