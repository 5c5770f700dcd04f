import { useState } from 'react';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { useCall, useChange } from '#api/use-call.ts';
import { chosenVisits, visitRows, type VisitAnswers } from '#owner/add-booking/series-rows.ts';
import { visitsOf, type Refused } from '#owner/add-booking/use-series.ts';
import type { moveBodyOf } from './move-target.ts';

const NO_TIME = { date: '', start_time: '' };

/** Checks where the later visits of a booking's series go, and moves those that the owner chooses. */
export function useSeriesMove(
  { booking_reference: reference }: OwnerBooking,
  body: ReturnType<typeof moveBodyOf>,
  isAndLater: boolean,
) {
  const params = { reference };
  const [answers, setAnswers] = useState<VisitAnswers>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const dates = useCall(
    'checkSeriesMove',
    { params, body: body ?? NO_TIME },
    { enabled: isAndLater && body !== null },
  );
  const change = useChange('moveSeries');
  const key = JSON.stringify(body);
  const known = refused?.key === key ? refused : null;
  const checked = isAndLater && body !== null ? dates.data?.visits : undefined;
  const rows = checked && visitRows(checked, answers, known?.visits, known?.sent);
  const chosen = (rows ?? []).flatMap((row) =>
    chosenVisits([row]).map((visit) => ({ ...visit, booking_reference: row.visit.booking_reference })),
  );
  const [first] = checked ?? [];
  const isSameTime = first?.date === first?.former_date && first?.start_time === first?.former_start_time;
  /** True if nothing would change. */
  const isThere = isSameTime && body?.person_id === undefined && body?.place_id === undefined;

  const move = async () => {
    const { person_id, place_id } = body ?? {};
    try {
      return await change.mutateAsync({ params, body: { person_id, place_id, visits: chosen } });
    } catch (error) {
      const now = visitsOf(error);
      if (now) setRefused({ key, visits: now, sent: (rows ?? []).map(({ visit }) => visit) });
      return null;
    }
  };
  return {
    dates,
    rows,
    chosen,
    isThere,
    isPending: change.isPending,
    error: change.error,
    reset: change.reset,
    answer: (visit: string, answer: VisitAnswers[string]) => setAnswers({ ...answers, [visit]: answer }),
    move,
  };
}

export type SeriesMove = ReturnType<typeof useSeriesMove>;
