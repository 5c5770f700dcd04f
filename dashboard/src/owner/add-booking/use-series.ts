import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { AddBookingForm, AddBookingRequest } from '@daybook/schema/contract/customers';
import type { CheckedVisit } from '@daybook/schema/contract/series';
import { SERIES_VISITS_MAX } from '@daybook/schema/figures/bounds';
import { isDate } from '@daybook/schema/rules/date';
import { CHOOSE_VISITS } from '@daybook/schema/words/series-texts';
import { CallError } from '#api/call-error.ts';
import { useCall, useChange } from '#api/use-call.ts';
import { idInQuery } from '../choices.ts';
import { chosenVisits, visitRows, type VisitAnswers } from './series-rows.ts';
import * as texts from './series-texts.ts';

const FIRST_COUNT = '6';
const CLOCK_TIME = /^\d\d:\d\d$/;

/** Keeps how the booking repeats, loads its dates, and books them. `form` has the first visit. */
export function useSeries(business: Business, form: Partial<AddBookingForm>) {
  const params = { businessId: business.id };
  const [everyWeeks, setEveryWeeks] = useState('');
  const [typedCount, setTypedCount] = useState(FIRST_COUNT);
  const [answers, setAnswers] = useState<VisitAnswers>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const add = useChange('addSeries');
  const { date, start_time: start, service_id, person_id, place_id } = form;
  const count = Number(typedCount);
  const isRepeated = everyWeeks !== '';
  const isCountValid = Number.isInteger(count) && count >= 2 && count <= SERIES_VISITS_MAX;
  const isTimed = isDate(date ?? '') && CLOCK_TIME.test(start ?? '');
  const query = {
    date: date ?? '',
    start_time: start ?? '',
    every_weeks: Number(everyWeeks),
    count,
    service_id: idInQuery(service_id),
    person_id: idInQuery(person_id),
    place_id: idInQuery(place_id),
  };
  const isAsked = isRepeated && isCountValid && isTimed;
  const dates = useCall('checkSeries', { params, query }, { enabled: isAsked });
  const key = JSON.stringify(query);
  const known = refused?.key === key ? refused : null;
  const checked = isAsked ? dates.data?.visits : undefined;
  const rows = checked && visitRows(checked, answers, known?.visits, known?.sent);

  /** Throws what to say if there is nothing to book, and whatever the server refuses. */
  const book = async (request: AddBookingRequest, keyFor: (request: unknown) => string) => {
    if (!isCountValid) throw problem(texts.timesNotValid(SERIES_VISITS_MAX));
    if (!rows) throw problem(texts.STILL_CHECKING);
    const visits = chosenVisits(rows);
    if (visits.length === 0) throw problem(CHOOSE_VISITS);
    const body = { ...request, every_weeks: Number(everyWeeks), visits };
    try {
      return await add.mutateAsync({ params, body, idempotencyKey: keyFor(body) });
    } catch (error) {
      const now = visitsOf(error);
      if (now) setRefused({ key, visits: now, sent: rows.map(({ visit }) => visit) });
      throw error;
    }
  };
  return {
    everyWeeks,
    setEveryWeeks,
    typedCount,
    setTypedCount,
    isRepeated,
    isCountValid,
    isAsked,
    dates,
    rows,
    answer: (visit: string, chosen: VisitAnswers[string]) => setAnswers({ ...answers, [visit]: chosen }),
    book,
  };
}

export type Series = ReturnType<typeof useSeries>;

export interface Refused {
  /** The query whose dates were refused. */
  key: string;
  visits: CheckedVisit[];
  sent: CheckedVisit[];
}

export const problem = (text: string) => new CallError({ status: 400, text });

/** Returns the times as they are now, if the server refused the series because one was taken. */
export function visitsOf(error: unknown): CheckedVisit[] | null {
  const answer = error instanceof CallError ? error.answer : null;
  if (typeof answer !== 'object' || answer === null || !('visits' in answer)) return null;
  return Array.isArray(answer.visits) ? answer.visits.filter(isVisit) : null;
}

const isVisit = (one: unknown): one is CheckedVisit =>
  typeof one === 'object' && one !== null && 'conflicts' in one && 'start_time' in one;
