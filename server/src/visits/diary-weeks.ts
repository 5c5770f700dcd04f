import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { VISIT_WEEKS_SHOWN } from '@daybook/schema/figures/screens';
import { lastWeeks } from '@daybook/schema/rules/calendar-day';
import type { Clock } from '../runtime/clock.ts';
import type { BusinessRow } from '../database/tables.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { CountedVisitsStore } from './counted-visits-store.ts';

export interface DiaryWeeksParts {
  store: Pick<CountedVisitsStore, 'ofDiary' | 'bookingsMade'>;
  clock: Clock;
}

/** Resolves to the last weeks in a business's time zone, with this one: visits and bookings. */
type ListDiaryWeeks = (business: Pick<BusinessRow, 'id' | 'timezone'>) => Promise<DiaryWeek[]>;

/** Counts week by week, and lets others have their turn in between. */
export function createListDiaryWeeks({ store, clock }: DiaryWeeksParts): ListDiaryWeeks {
  return async ({ id, timezone }) => {
    const counted: DiaryWeek[] = [];
    for (const week of lastWeeks(VISIT_WEEKS_SHOWN, timezone, clock())) {
      const { views, earlierVisits } = await store.ofDiary(id, week);
      const bookings = await store.bookingsMade(id, week);
      counted.push({ from: week.monday, views, earlier_visits: earlierVisits, bookings });
      await nextTurn();
    }
    return counted;
  };
}
