import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { isDate } from '@daybook/schema/rules/date';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { SuggestField } from '#ui/fields/SuggestField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Row } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';
import { contactLine, customerName } from '../customers/seen-customer.ts';
import { useSettled } from '../customers/use-settled.ts';
import * as texts from './add-booking-texts.ts';
import { contactOf, splitName, type KnownCustomer } from './booking-start.ts';
import type { FormParts } from './WhenFields.tsx';

const SUGGESTED = 6;

export function WhoFields({ business, form, field }: FormParts & { business: Business }) {
  const email = form.watch('attendee_email') ?? '';
  return (
    <>
      <NameField business={business} form={form} field={field} />
      <FieldRow>
        <TextField
          {...field('attendee_email')}
          label={texts.EMAIL}
          type="email"
          autoComplete="off"
          spellCheck={false}
          isOptional
        />
        <TextField
          {...field('attendee_phone')}
          label={texts.PHONE}
          type="tel"
          autoComplete="off"
          isOptional
        />
      </FieldRow>
      <Text size={14} tone="soft" role="status">
        {email.trim() === '' ? texts.NO_EMAIL : texts.WE_EMAIL}
      </Text>
      <HomeVisit business={business} form={form} field={field} />
    </>
  );
}

function NameField({ business, form, field }: FormParts & { business: Business }) {
  const { attendee_first_name: first, attendee_last_name: last } = form.getValues();
  const [name, setName] = useState(customerName({ first_name: first, last_name: last ?? '' }));
  const { field: firstName } = useController({ control: form.control, name: 'attendee_first_name' });
  const customerId = form.watch('customer_id');
  const search = useSettled(customerId ? '' : name.trim());
  const found = useCall(
    'listCustomers',
    { params: { businessId: business.id }, query: { search, page_size: SUGGESTED } },
    { ...KEEPS_PREVIOUS, enabled: search !== '' },
  );
  const isAsked = !customerId && name.trim() !== '';
  const earlier = isAsked && search !== '' ? (found.data?.customers ?? []) : [];
  const isAnswered = search === name.trim() && found.isSuccess && !found.isPlaceholderData;
  const setNames = (text: string) => {
    const names = splitName(text);
    firstName.onChange(names.first);
    form.setValue('attendee_last_name', names.last);
  };
  const take = (customer: KnownCustomer | undefined) => {
    const contact = contactOf(customer);
    firstName.onChange(contact.attendee_first_name);
    form.setValue('attendee_last_name', contact.attendee_last_name);
    form.setValue('attendee_email', contact.attendee_email);
    form.setValue('attendee_phone', contact.attendee_phone);
    form.setValue('customer_id', contact.customer_id);
    setName(customer ? customerName(customer) : '');
  };
  return (
    <>
      <SuggestField
        label={texts.NAME}
        hint={texts.NAME_HINT}
        error={field('attendee_first_name').error ?? field('attendee_last_name').error}
        name="attendee_first_name"
        inputRef={firstName.ref}
        value={name}
        onType={(text) => {
          setName(text);
          setNames(text);
        }}
        onBlur={firstName.onBlur}
        autoFocus
        none={isAsked ? (isAnswered ? texts.NO_EARLIER_CUSTOMER : texts.LOOKING) : ''}
        suggestions={earlier.map((customer) => ({
          id: customer.id,
          label: customerName(customer),
          explanation: contactLine(customer),
        }))}
        onChoose={(id) => {
          const chosen = earlier.find((customer) => customer.id === id);
          if (chosen) take(chosen);
        }}
      />
      {customerId ? (
        <Row gap={8} justify="between">
          <Text size={14} tone="soft">
            {texts.EARLIER_CUSTOMER}
          </Text>
          <Button
            kind="quiet"
            onClick={() => {
              take(undefined);
              // This button disappears and would lose the focus.
              form.setFocus('attendee_first_name');
            }}
          >
            {texts.SOMEBODY_ELSE}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

function HomeVisit({ business, form, field }: FormParts & { business: Business }) {
  const date = form.watch('date') ?? '';
  return isDate(date) ? <AddressFields business={business} date={date} field={field} /> : null;
}

interface AddressFieldsProps extends Pick<FormParts, 'field'> {
  business: Business;
  date: string;
}

function AddressFields({ business, date, field }: AddressFieldsProps) {
  const { data: events = [] } = useCall(
    'listEvents',
    { params: { businessId: business.id }, query: { from: date, to: date } },
    KEEPS_PREVIOUS,
  );
  if (!events.some(({ event_date, is_home_visit }) => event_date === date && is_home_visit)) return null;
  return (
    <>
      <TextField {...field('customer_address')} label={texts.ADDRESS} autoComplete="off" isOptional />
      <TextField {...field('customer_postcode')} label={texts.POSTCODE} autoComplete="off" isOptional />
    </>
  );
}
