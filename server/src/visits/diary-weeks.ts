import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { lastWeeks } from '@daybook/schema/rules/weeks';
import type { Clock } from '../clock.ts';
import type { BusinessRow } from '../database/tables.ts';
import { nextTurn } from '../next-turn.ts';
import type { CountedVisitsStore } from './counted-visits-store.ts';

export interface DiaryWeeksParts {
  store: Pick<CountedVisitsStore, 'ofDiary' | 'bookingsMade'>;
  clock: Clock;
}

/** The last weeks of a business on its clock, this one included: what its diary's visits were, and its bookings. */
export type ListDiaryWeeks = (business: Pick<BusinessRow, 'id' | 'timezone'>) => Promise<DiaryWeek[]>;

/** Counts week by week, and lets others have their turn between. */
export function createListDiaryWeeks({ store, clock }: DiaryWeeksParts): ListDiaryWeeks {
  return async ({ id, timezone }) => {
    const counted: DiaryWeek[] = [];
    for (const week of lastWeeks(VISIT_WEEKS_SHOWN, timezone, clock())) {
      const { visits, visitors } = await store.ofDiary(id, week);
      counted.push({ from: week.monday, visits, visitors, bookings: await store.bookingsMade(id, week) });
      await nextTurn();
    }
    return counted;
  };
}
