import type { Business } from '@daybook/schema/contract/business';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { shortDate } from '@daybook/schema/rules/date';
import { useDiaryWeeks } from '../../../api/businesses.ts';
import { Bars } from '../../../ui/chart/Bars.tsx';
import { ChartCard } from '../../../ui/chart/ChartCard.tsx';
import { ChartKey } from '../../../ui/chart/ChartKey.tsx';
import * as weekTexts from '../../../ui/chart/week-texts.ts';
import { WeeksTable } from '../../../ui/chart/WeeksTable.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { numberText } from '../../../ui/number-text.ts';
import { VISITS_LOAD_FAILED } from './overview-texts.ts';
import * as texts from './visits-texts.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Inset } from '../../../ui/Layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const FIGURES = [
  { heading: texts.PAGE_VIEWS, textOf: (week: DiaryWeek) => numberText(openedIn(week)) },
  { heading: texts.BOOKINGS_MADE, textOf: ({ bookings }: DiaryWeek) => numberText(bookings) },
];

export function DiaryVisits({ business }: { business: Business }) {
  const load = useDiaryWeeks(business.id);
  return (
    <Loaded
      query={load}
      failed={VISITS_LOAD_FAILED}
      shape={<Skeleton width="100%" height="var(--visits-height)" />}
    >
      {(weeks) => <VisitsCard weeks={weeks} />}
    </Loaded>
  );
}

/** `weeks` are in order, and the last one is this week. */
export function VisitsCard({ weeks }: { weeks: readonly DiaryWeek[] }) {
  const views = sumOf(weeks, openedIn);
  if (views === 0) return <NoViews weeks={weeks.length} />;
  const bookings = sumOf(weeks, (week) => week.bookings);
  const isMixed = weeks.some((week) => week.earlier_visits > 0);
  return (
    <ChartCard
      title={texts.VIEWS_AND_BOOKINGS}
      text={weekTexts.weeksText(weeks.length)}
      choice={
        <ChartKey
          label={texts.IN_ALL}
          figures={[
            { tone: 'leaf', label: texts.PAGE_VIEWS, value: numberText(views) },
            { tone: 'sky', label: texts.BOOKINGS_MADE, value: numberText(bookings) },
          ]}
        />
      }
      chart={<Drawn weeks={weeks} all={texts.viewsAndBookings(views, bookings)} />}
      table={<WeeksTable caption={texts.VIEWS_AND_BOOKINGS} weeks={weeks} figures={FIGURES} />}
      note={isMixed ? `${texts.VIEWS_NOTE} ${texts.EARLIER_VISITS_NOTE}` : texts.VIEWS_NOTE}
    />
  );
}

/** Earlier weeks have visits instead, because we didn't count page views yet. */
const openedIn = ({ views, earlier_visits }: DiaryWeek) => views + earlier_visits;

function sumOf(weeks: readonly DiaryWeek[], of: (week: DiaryWeek) => number): number {
  return weeks.reduce((sum, week) => sum + of(week), 0);
}

function Drawn({ weeks, all }: { weeks: readonly DiaryWeek[]; all: string }) {
  const [first] = weeks;
  const last = weeks.at(-2) ?? first;
  if (first === undefined || last === undefined) return null;
  return (
    <Bars
      label={texts.viewsDrawn(texts.viewsAndBookings(openedIn(last), last.bookings), all)}
      isSideBySide
      bars={weeks.map((week, at) => ({
        label: weekTexts.weekOf(shortDate(week.from), texts.viewsAndBookings(openedIn(week), week.bookings)),
        parts: [
          { value: openedIn(week), tone: 'leaf' },
          { value: week.bookings, tone: 'sky' },
        ],
        isOpen: at === weeks.length - 1,
      }))}
      ends={[shortDate(first.from), weekTexts.THIS_WEEK]}
    />
  );
}

function NoViews({ weeks }: { weeks: number }) {
  return (
    <Card as="section" aria-label={texts.VIEWS_AND_BOOKINGS}>
      <CardHead title={texts.VIEWS_AND_BOOKINGS} />
      <Inset>
        <EmptyState title={texts.noViews(weeks)} level={3}>
          {texts.NO_VIEWS_EXPLAINED}
        </EmptyState>
      </Inset>
    </Card>
  );
}
