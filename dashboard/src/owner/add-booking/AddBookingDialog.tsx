import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService } from '@daybook/schema/contract/catalogue';
import type { AddBookingRequest } from '@daybook/schema/contract/customers';
import { BOOKING_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { answersGiven } from '@daybook/schema/rules/answers';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { ANSWER_NAME, type TypedAnswers } from '@daybook/schema/rules/questions';
import { CallError } from '#api/call-error.ts';
import { responsesOf } from '#api/query-client.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { ADD_BOOKING } from '../business-texts.ts';
import { inUse } from '../choices.ts';
import * as texts from './add-booking-texts.ts';
import { despite, firstValues, type BookingStart } from './booking-start.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { chosenVisits } from './series-rows.ts';
import { addedVisits, bookVisits } from './series-texts.ts';
import { SeriesFields } from './SeriesFields.tsx';
import { useSeries } from './use-series.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhoFields } from './WhoFields.tsx';

interface AddBookingDialogProps {
  business: Business;
  start: BookingStart;
  onClose: () => void;
}

export function AddBookingDialog({ business, start, onClose }: AddBookingDialogProps) {
  const services = useCall('listCatalogueServices', { params: { businessId: business.id } });
  if (services.data)
    return (
      <BookingForm business={business} start={start} onClose={onClose} services={inUse(services.data)} />
    );
  return (
    <Dialog size="wide" title={ADD_BOOKING} onClose={onClose}>
      <Loaded query={services} failed={texts.LOAD_FAILED} shape={<Skeleton width="100%" height="28rem" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface BookingFormProps extends AddBookingDialogProps {
  services: readonly CatalogueService[];
}

function BookingForm({ business, start, services, onClose }: BookingFormProps) {
  const today = todayIn(business.timezone, useNow());
  const add = useChange('addBooking');
  const showToast = useToast();
  const keyFor = useKeys();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const queries = useQueryClient();
  const { form, field, problems, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/customers')).addBookingRequest,
    values: firstValues(start, services, today),
    failed: texts.FAILED,
    send: async (typed) => {
      const request = { ...typed, answers: answersGiven(business.questions, answers) };
      if (series.isRepeated) {
        const { bookings, is_attendee_notified } = await series.book(request, keyFor).catch(renewQuestions);
        const name = `${request.attendee_first_name} ${request.attendee_last_name}`.trim();
        showToast(addedVisits(name, bookings.length, is_attendee_notified));
        onClose();
        return;
      }
      const seen = refused?.when === whenOf(request) ? refused.conflicts : null;
      const body = { ...request, ...despite(seen) };
      try {
        const { booking, is_attendee_notified } = await add.mutateAsync({
          params: { businessId: business.id },
          body,
          idempotencyKey: keyFor(body),
        });
        const { who, when } = seenBooking(booking, business.timezone);
        showToast(texts.added(who.trim(), when.date, when.from, is_attendee_notified));
        onClose();
      } catch (error) {
        const conflicts = conflictsOf(error);
        if (conflicts === null) return renewQuestions(error);
        setRefused({ when: whenOf(request), conflicts });
      }
    },
  });
  /** The owner may have changed them on another page. */
  const renewQuestions = (error: unknown): never => {
    if (error instanceof CallError && Object.keys(error.fields).some((name) => ANSWER_NAME.test(name)))
      void queries.invalidateQueries(responsesOf('listMyBusinesses'));
    throw error;
  };
  const series = useSeries(business, form.watch());
  // The conflicts are shown only while the form has the time that was refused.
  const inTheWay = !series.isRepeated && refused?.when === whenOf(form.watch()) ? refused.conflicts : null;
  const single = inTheWay ? texts.BOOK_ANYWAY : ADD_BOOKING;
  return (
    <FormDialog
      {...sending}
      title={ADD_BOOKING}
      size="wide"
      onClose={onClose}
      submitText={series.isRepeated ? bookVisits(chosenVisits(series.rows ?? []).length) : single}
      workingText={texts.ADDING}
    >
      <WhoFields business={business} form={form} field={field} />
      <WhenFields
        business={business}
        services={services}
        form={form}
        field={field}
        today={today}
        isDateGiven={start.date !== undefined}
        isTimeGiven={start.time !== undefined}
      />
      <SeriesFields series={series} />
      <QuestionFields {...{ business, services, form, problems, answers, setAnswers }} />
      <TextArea
        {...field('note')}
        label={texts.PRIVATE_NOTE}
        hint={texts.PRIVATE_NOTE_EXPLAINED}
        rows={2}
        maxCharacters={BOOKING_NOTE_MAX}
        isOptional
      />
      <InTheWay conflicts={inTheWay} />
    </FormDialog>
  );
}

function InTheWay({ conflicts }: { conflicts: readonly string[] | null }) {
  return conflicts ? (
    <Notice tone="warning" isAnnounced>
      <p>{texts.IN_THE_WAY}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict}>{conflict}</li>
        ))}
      </ul>
    </Notice>
  ) : null;
}

interface Refused {
  when: string;
  conflicts: string[];
}

type When = Partial<
  Pick<AddBookingRequest, 'date' | 'start_time' | 'service_id' | 'person_id' | 'place_id'>
> & { places?: number | undefined };

const whenOf = ({ date, start_time, service_id, person_id, place_id, places }: When) =>
  JSON.stringify([date, start_time, service_id, person_id, place_id, Number(places)]);

/** Returns a function that gives equal requests the same idempotency key. */
function useKeys() {
  const latest = useRef({ request: '', key: '' });
  return (request: unknown) => {
    const text = JSON.stringify(request);
    if (latest.current.request !== text) latest.current = { request: text, key: crypto.randomUUID() };
    return latest.current.key;
  };
}

/** Returns the conflicts for which a booking was refused; null when it was refused for another reason. */
function conflictsOf(error: unknown): string[] | null {
  const answer = error instanceof CallError ? error.answer : null;
  if (typeof answer !== 'object' || answer === null || !('conflicts' in answer)) return null;
  const { conflicts } = answer;
  return Array.isArray(conflicts) ? conflicts.filter((text) => typeof text === 'string') : null;
}
