import { calls } from '@daybook/schema/contract/calls';
import type { Takings } from '@daybook/schema/contract/takings';
import { addDays, mondayOf } from '@daybook/schema/rules/date';
import { poundsOf } from '@daybook/schema/rules/money';
import type { Context } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { sumByDate, sumByPerson, sumByService, type Summed, type SummedBy } from './takings-store.ts';

export function mountTakings(mount: Mount, { database: { readLong }, clock }: Context): void {
  mount(calls.getTakings, async ({ business, query }) => {
    const asked = { business, query, now: clock() };
    const days = await sumByDate(readLong, asked);
    return {
      total: takingsOf(days),
      without_price: days.reduce((sum, { withoutPrice }) => sum + withoutPrice, 0),
      weeks: weeksFrom(query).map((from) => ({
        from,
        ...takingsOf(days.filter(({ by }) => mondayOf(by) === from)),
      })),
      people: (await sumByPerson(readLong, asked)).map(namedOf).sort(byValue),
      services: (await sumByService(readLong, asked)).map(namedOf).sort(byValue),
    };
  });
}

/** Returns the Mondays of all weeks with one of the dates. */
function weeksFrom({ from, to }: { from: string; to: string }): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

const namedOf = (summed: SummedBy) => ({ name: summed.by, ...takingsOf([summed]) });

const byValue = (one: Takings, other: Takings) =>
  other.booked.sum - one.booked.sum || other.booked.bookings - one.booked.bookings;

function takingsOf(all: readonly Summed[]): Takings {
  const sum = (of: (summed: Summed) => number) => all.reduce((total, summed) => total + of(summed), 0);
  const amount = (bookings: (summed: Summed) => number, pence: (summed: Summed) => number) => ({
    bookings: sum(bookings),
    sum: poundsOf(sum(pence)),
  });
  return {
    booked: amount(
      ({ bookings }) => bookings,
      ({ pence }) => pence,
    ),
    done: amount(
      ({ done }) => done,
      ({ donePence }) => donePence,
    ),
    did_not_come: amount(
      ({ didNotCome }) => didNotCome,
      ({ didNotComePence }) => didNotComePence,
    ),
    to_come: amount(
      ({ bookings, done, didNotCome }) => bookings - done - didNotCome,
      ({ pence, donePence, didNotComePence }) => pence - donePence - didNotComePence,
    ),
  };
}
