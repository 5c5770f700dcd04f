/** Requests that the largest business measures with: a term of weekly visits, checked, booked and moved. */

import { calls } from '@daybook/schema/contract/calls';
import { SERIES_VISITS_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import { seriesTimes } from '@daybook/schema/rules/series-times';
import { seriesRoutes } from '@daybook/schema/words/series-routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { RunningServer } from './servers.ts';

/** So many days from tomorrow on have no free time. */
export const FULL_DAYS = 15;

interface Owned {
  businessId: number;
  headers: Record<string, string>;
}

type Call = () => Promise<Response>;

export const addressOf = ({ port }: Pick<RunningServer, 'port'>, path: string) =>
  `http://localhost:${port}${path}`;

export const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Origin: new URL(url).origin },
    body: JSON.stringify(body),
  });

const dayAfter = (days: number) => addDays(todayIn(DEFAULT_TIMEZONE, Date.now()), days);
const AT = { start_time: '10:00' };
const LATER = { start_time: '11:00' };

export const termCases: Record<string, (product: RunningServer, owned: Owned) => Promise<Call>> = {
  'a check of 26 weekly visits in it': async (product, { businessId, headers }) => {
    const query = { date: dayAfter(1), ...AT, every_weeks: 1, count: SERIES_VISITS_MAX };
    const path = buildPath(seriesRoutes.checkSeries.path, { businessId }, query);
    const url = addressOf(product, path);
    return () => fetch(url, { headers: { ...headers, Origin: new URL(url).origin } });
  },
  'all of them, booked': async (product, owned) => () => bookTerm(product, owned),
  'a check where they move to': async (product, owned) => {
    const [first] = await termOf(product, owned);
    const to = { date: dayAfter(FULL_DAYS + 2), ...LATER };
    return () => post(pathOf(product, seriesRoutes.checkSeriesMove.path, first), to, owned.headers);
  },
  'their move': async (product, owned) => {
    const all = await termOf(product, owned);
    const visits = all.map(({ booking_reference, event_date }) => ({
      booking_reference,
      date: addDays(event_date, 1),
      ...LATER,
    }));
    return () => post(pathOf(product, seriesRoutes.moveSeries.path, all[0]), { visits }, owned.headers);
  },
};

function bookTerm(product: RunningServer, { businessId, headers }: Owned) {
  const url = addressOf(product, buildPath(seriesRoutes.addSeries.path, { businessId }));
  const visits = seriesTimes({ date: dayAfter(FULL_DAYS + 1), ...AT }, 1, SERIES_VISITS_MAX);
  return post(url, { attendee_first_name: 'Mia', every_weeks: 1, visits }, headers);
}

async function termOf(product: RunningServer, owned: Owned) {
  const answer = await bookTerm(product, owned);
  return calls.addSeries.answer.parse(await answer.json()).bookings;
}

const pathOf = (product: RunningServer, path: string, first?: { booking_reference: string }) =>
  addressOf(product, buildPath(path, { reference: first?.booking_reference ?? '' }));
