import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { NotedBookingChange, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { BOOKING_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { longDate } from '@daybook/schema/rules/date';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import { useChangeBooking, useNoteBooking } from '#api/bookings.ts';
import { Absence } from '#booking-words/Absence.tsx';
import { VISIT_ADDRESS } from '#booking-words/booking-texts.ts';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { VisitAddress } from '#booking-words/VisitAddress.tsx';
import { useContractForm } from '#forms/use-contract-form.ts';
import { PRIVATE_NOTE, PRIVATE_NOTE_EXPLAINED } from '#owner/add-booking/add-booking-texts.ts';
import { CustomerName } from '#owner/customers/CustomerName.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Facts } from '#ui/Facts.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { Row } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNow } from '#ui/use-now.ts';
import { EMAILS } from './booking-emails-texts.ts';
import { BookingEmails } from './BookingEmails.tsx';
import { DID_THEY_COME } from './no-show-texts.ts';
import { NoShowButton } from './NoShowButton.tsx';
import { BOOKINGS_COLUMNS, EDIT_BOOKING } from './owner-booking-texts.ts';

const SERVICE = 'Service';
const PLACE = 'Place';
const ATTENDEE_FIELDS = {
  attendee_first_name: 'First name',
  attendee_last_name: 'Last name',
  attendee_email: 'Email',
  attendee_phone: 'Phone',
} as const;
/**
 * Correcting a booking that has begun sends no emails. `isImported`: some of the people, known only from a
 * file, may not be emailed.
 */
const changeIsTold = (hasBegun: boolean, isImported: boolean) => {
  if (hasBegun)
    return 'This appointment has already started. Saving updates your records, and no one is emailed.';
  return isImported
    ? `We’ll email you about this change, and the customer too unless this booking was imported. ${IMPORTED_EMAILED}`
    : 'We’ll email you and the customer about this change.';
};
const NOTE_EXPLAINED = `${PRIVATE_NOTE_EXPLAINED} Changing it emails no one.`;
const SAVED = 'Booking details saved.';
const FAILED = {
  refused: 'Failed to update booking',
  network: 'Failed to update booking. Please try again.',
};

interface EditBookingDialogProps {
  business: Business;
  booking: OwnerBooking;
  onClose: () => void;
}

/** Changes a booking's attendee and the owner's note. Its event, time and service stay the same. */
export function EditBookingDialog({ business, booking, onClose }: EditBookingDialogProps) {
  const now = useNow();
  const { visitAddress, what, person, when, where } = seenBooking(booking, business.timezone);
  const save = useSaving(booking);
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/owner-booking')).notedBookingChange,
    values: {
      attendee_first_name: booking.attendee_first_name,
      attendee_last_name: booking.attendee_last_name,
      attendee_email: booking.attendee_email ?? '',
      attendee_phone: booking.attendee_phone ?? '',
      note: booking.note ?? '',
    },
    failed: FAILED,
    send: async (body: NotedBookingChange) => {
      await save(body, Object.keys(form.formState.dirtyFields));
      showToast(SAVED);
      onClose();
    },
  });
  const labelled = (name: keyof typeof ATTENDEE_FIELDS) => ({
    ...field(name),
    label: ATTENDEE_FIELDS[name],
  });

  return (
    <FormDialog
      {...sending}
      title={EDIT_BOOKING}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
    >
      <Facts
        facts={[
          {
            label: BOOKINGS_COLUMNS.customer,
            value: <CustomerName businessId={business.id} booking={booking} />,
          },
          { label: BOOKINGS_COLUMNS.time, value: `${longDate(when.date)}, ${when.times}` },
          {
            label: booking.service_name === null ? BOOKINGS_COLUMNS.event : SERVICE,
            value: thingWithPerson(what, person),
          },
          ...(where === '' ? [] : [{ label: PLACE, value: where }]),
          { label: BOOKINGS_COLUMNS.reference, value: booking.booking_reference },
          ...(visitAddress === ''
            ? []
            : [{ label: VISIT_ADDRESS, value: <VisitAddress booking={booking} /> }]),
          ...booking.answers.map(({ question, answer }) => ({ label: question, value: answer })),
        ]}
      />
      <TextField {...labelled('attendee_first_name')} autoComplete="off" />
      <TextField {...labelled('attendee_last_name')} autoComplete="off" />
      <TextField {...labelled('attendee_email')} type="email" autoComplete="off" spellCheck={false} />
      <TextField {...labelled('attendee_phone')} type="tel" autoComplete="off" isOptional />
      <TextArea
        {...field('note')}
        label={PRIVATE_NOTE}
        hint={NOTE_EXPLAINED}
        rows={2}
        maxCharacters={BOOKING_NOTE_MAX}
        isOptional
      />
      <NoShow booking={booking} />
      <Notice tone="information">
        {changeIsTold(Date.parse(booking.starts_at) <= now, business.is_imported)}
      </Notice>
      <Disclosure summary={EMAILS} isOpenAtFirst={booking.mail_state === 'refused'}>
        <BookingEmails business={business} booking={booking} />
      </Disclosure>
    </FormDialog>
  );
}

/** A change of the note alone emails nobody, so it is a call of its own. */
function useSaving({ booking_reference: reference }: OwnerBooking) {
  const change = useChangeBooking();
  const write = useNoteBooking();
  return async ({ note, ...contact }: NotedBookingChange, changed: readonly string[]) => {
    const params = { reference };
    if (changed.includes('note')) await write.mutateAsync({ params, body: { note } });
    if (changed.length === 0 || changed.some((name) => name !== 'note'))
      await change.mutateAsync({ params, body: contact });
  };
}

/** Marks whether the customer came, and saves it at once. Draws nothing before the booking starts. */
function NoShow({ booking }: Pick<EditBookingDialogProps, 'booking'>) {
  const [absent, setAbsent] = useState(booking.absent_places);
  if (Date.parse(booking.starts_at) > useNow()) return null;
  const marked = { ...booking, absent_places: absent, did_not_come: absent === booking.places };
  return (
    <Row justify="between" gap={12}>
      {absent > 0 ? <Absence booking={marked} /> : <span>{DID_THEY_COME}</span>}
      <NoShowButton booking={marked} onMarked={setAbsent} />
    </Row>
  );
}
