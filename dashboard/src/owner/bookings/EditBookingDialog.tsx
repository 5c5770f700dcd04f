import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { Business } from '@daybook/schema/contract/business';
import { visitAddressOf } from '@daybook/schema/rules/map-link';
import { VISIT_ADDRESS } from '@daybook/schema/words/calendar';
import { bookingChange, type OwnerBooking } from '@daybook/schema/contract/owner-booking';
import {
  ATTENDEE_FIELDS,
  BOOKING_SAVED,
  BOOKING_UPDATE_FAILED,
  BOOKING_UPDATE_NETWORK,
  BOOKINGS_COLUMNS,
  changeIsTold,
  EDIT_BOOKING,
  SAVE_CHANGES,
  SAVING,
} from '@daybook/schema/words/owner-booking-texts';
import { useChangeBooking } from '../../api/bookings.ts';
import { CallError, failureTextOf } from '../../api/call-error.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormActions } from '../../ui/dialog/FormActions.tsx';
import { VisitAddress } from '../booking/VisitAddress.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Stack } from '../../ui/Stack.tsx';

interface EditBookingDialogProps {
  business: Business;
  booking: OwnerBooking;
  onClose: () => void;
}

const failed = { refused: BOOKING_UPDATE_FAILED, network: BOOKING_UPDATE_NETWORK };
const names = bookingChange.keyof().options;

/** The attendee of a booking; its event, time and service stay. */
export function EditBookingDialog({ business, booking, onClose }: EditBookingDialogProps) {
  const now = useNow();
  const change = useChangeBooking(business.id);
  const confirm = useToast();
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm<CallBody<'changeBooking'>>({
    resolver: zodResolver(bookingChange, undefined, { raw: true }),
    // Not on leaving a field: an error that appears then moves the button from under the finger.
    mode: 'onSubmit',
    defaultValues: {
      attendee_first_name: booking.attendee_first_name,
      attendee_last_name: booking.attendee_last_name,
      attendee_email: booking.attendee_email,
      attendee_phone: booking.attendee_phone ?? '',
    },
  });
  const isWorking = change.isPending;

  const submit = handleSubmit((body) =>
    change.mutate(
      { reference: booking.booking_reference, body },
      {
        onSuccess: () => {
          confirm(BOOKING_SAVED);
          onClose();
        },
        onError: (error) => {
          const fields = error instanceof CallError ? error.fields : {};
          for (const name of names) if (fields[name]) setError(name, { message: fields[name] });
        },
      },
    ),
  );
  const field = (name: keyof typeof ATTENDEE_FIELDS) => ({
    ...register(name),
    label: ATTENDEE_FIELDS[name],
    error: formState.errors[name]?.message,
  });

  return (
    <Dialog
      isOpen
      title={EDIT_BOOKING}
      onClose={onClose}
      isBusy={isWorking}
      footer={
        <FormActions {...{ formId, isWorking }} onCancel={onClose} workingText={SAVING}>
          {SAVE_CHANGES}
        </FormActions>
      }
    >
      <Facts
        facts={[
          { label: BOOKINGS_COLUMNS.reference, value: booking.booking_reference },
          { label: BOOKINGS_COLUMNS.event, value: booking.event_name },
          ...(visitAddressOf(booking) === ''
            ? []
            : [{ label: VISIT_ADDRESS, value: <VisitAddress booking={booking} /> }]),
        ]}
      />
      <form id={formId} onSubmit={(press) => void submit(press)} noValidate>
        <Stack gap={16}>
          <TextField {...field('attendee_first_name')} autoComplete="off" />
          <TextField {...field('attendee_last_name')} autoComplete="off" />
          <TextField {...field('attendee_email')} type="email" autoComplete="off" spellCheck={false} />
          <TextField {...field('attendee_phone')} type="tel" autoComplete="off" isOptional />
        </Stack>
      </form>
      <Notice tone="information">{changeIsTold(Date.parse(booking.starts_at) <= now)}</Notice>
      {change.error ? (
        <Notice tone="error" isAnnounced>
          {failureTextOf(change.error, failed)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
