import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddBookingForm, AddBookingRequest } from '@daybook/schema/contract/customers';
import { isDate } from '@daybook/schema/rules/date';
import { useTimesToAdd } from '../../api/add-booking.ts';
import type { useContractForm } from '../../forms/use-contract-form.ts';
import { nearestStart } from './booking-start.ts';
import { idInQuery } from './id-in-query.ts';

interface Given {
  isDateGiven: boolean;
  isTimeGiven: boolean;
}

/** Loads free times. A date that wasn't given becomes the first free one; a given time, the nearest start. */
export function useTimesOfForm(
  businessId: number,
  form: FormParts['form'],
  { isDateGiven, isTimeGiven }: Given,
) {
  const { date, start_time, service_id, person_id, place_id } = form.watch();
  const day = date ?? '';
  const times = useTimesToAdd(
    businessId,
    {
      date: day,
      service_id: idInQuery(service_id),
      person_id: idInQuery(person_id),
      place_id: idInQuery(place_id),
    },
    { enabled: isDate(day) },
  );
  const choose = (values: { date?: string; start_time?: string }) => {
    if (values.date !== undefined) form.setValue('date', values.date);
    if (values.start_time !== undefined)
      form.setValue('start_time', values.start_time, { shouldValidate: form.formState.isSubmitted });
  };
  const isOurs = useRef(!isDateGiven);
  const keepDate = () => {
    isOurs.current = false;
  };
  const openFirstFree = useEffectEvent((first: string) => {
    keepDate();
    choose({ date: first });
  });
  const isPressed = useRef(isTimeGiven);
  const takeNearest = useEffectEvent((starts: string[]) => {
    isPressed.current = false;
    choose({ start_time: nearestStart(starts, start_time ?? '') });
  });
  const listed = times.data?.times;
  useEffect(() => {
    if (isPressed.current && listed) takeNearest(listed.map(({ start_time: start }) => start));
  }, [listed]);
  const next = times.isPlaceholderData ? null : times.data?.next_free_date;
  const hasNone = times.data?.times.length === 0;
  useEffect(() => {
    if (isOurs.current && hasNone && next) openFirstFree(next);
  }, [hasNone, next]);
  return { times, choose, keepDate };
}

export type FormParts = Pick<
  ReturnType<typeof useContractForm<AddBookingForm, AddBookingRequest>>,
  'form' | 'field'
>;
