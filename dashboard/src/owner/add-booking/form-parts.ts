import type { AddBookingForm, AddBookingRequest } from '@daybook/schema/contract/customers';
import type { useContractForm } from '../../forms/use-contract-form.ts';

/** What the form's parts need of it. */
export type FormParts = Pick<
  ReturnType<typeof useContractForm<AddBookingForm, AddBookingRequest>>,
  'form' | 'field'
>;
