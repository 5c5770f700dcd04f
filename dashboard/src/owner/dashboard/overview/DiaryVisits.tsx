import type { Business } from '@daybook/schema/contract/business';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { shortDate } from '@daybook/schema/rules/date';
import { numberText, counted } from '@daybook/schema/words/counted';
import { useCall } from '#api/use-call.ts';
import { Card, CardHead } from '#ui/Card.tsx';
import { Bars } from '#ui/chart/Bars.tsx';
import { ChartCard } from '#ui/chart/ChartCard.tsx';
import { ChartKey } from '#ui/chart/ChartKey.tsx';
import * as weekTexts from '#ui/chart/week-texts.ts';
import { WeeksTable } from '#ui/chart/WeeksTable.tsx';
import { Inset } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VISITS_LOAD_FAILED } from './overview-texts.ts';

const VIEWS_AND_BOOKINGS = 'Page views and bookings';
const PAGE_VIEWS = 'Page views';
const noViews = (weeks: number) => `No page views in the last ${weeks} weeks`;
const IN_ALL = 'Total';
const BOOKINGS_MADE = 'Bookings made';

/** Says what is counted. Not all bookings come from these page views. */
const VIEWS_NOTE =
  'Page views count each time your diary page is opened, except by bots that identify themselves. The widget on your website isn’t counted. Bookings made include every booking made that week, even if it was cancelled later.';
/** Shown while the chart still includes weeks of the other unit. */
const EARLIER_VISITS_NOTE =
  'Earlier weeks show fewer, because we counted visits by people who accepted cookies, not page views.';

const NO_VIEWS_EXPLAINED =
  'You’ll see here how often your diary page is opened, next to your bookings. Share its link to bring people there.';

const viewsAndBookings = (views: number, bookings: number) =>
  `${counted(views, 'page view')}, ${counted(bookings, 'booking')} made`;
const viewsDrawn = (last: string, all: string) =>
  `Page views and bookings by week. Last full week: ${last}. Total: ${all}.`;

const FIGURES = [
  { heading: PAGE_VIEWS, textOf: (week: DiaryWeek) => numberText(openedIn(week)) },
  { heading: BOOKINGS_MADE, textOf: ({ bookings }: DiaryWeek) => numberText(bookings) },
];

export function DiaryVisits({ business }: { business: Business }) {
  const load = useCall('listDiaryWeeks', { params: { businessId: business.id } });
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
      title={VIEWS_AND_BOOKINGS}
      text={weekTexts.weeksText(weeks.length)}
      choice={
        <ChartKey
          label={IN_ALL}
          figures={[
            { tone: 'leaf', label: PAGE_VIEWS, value: numberText(views) },
            { tone: 'sky', label: BOOKINGS_MADE, value: numberText(bookings) },
          ]}
        />
      }
      chart={<Drawn weeks={weeks} all={viewsAndBookings(views, bookings)} />}
      table={<WeeksTable caption={VIEWS_AND_BOOKINGS} weeks={weeks} figures={FIGURES} />}
      note={isMixed ? `${VIEWS_NOTE} ${EARLIER_VISITS_NOTE}` : VIEWS_NOTE}
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
      label={viewsDrawn(viewsAndBookings(openedIn(last), last.bookings), all)}
      isSideBySide
      bars={weeks.map((week, at) => ({
        label: weekTexts.weekOf(shortDate(week.from), viewsAndBookings(openedIn(week), week.bookings)),
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
    <Card as="section" aria-label={VIEWS_AND_BOOKINGS}>
      <CardHead title={VIEWS_AND_BOOKINGS} />
      <Inset>
        <EmptyState title={noViews(weeks)} level={3}>
          {NO_VIEWS_EXPLAINED}
        </EmptyState>
      </Inset>
    </Card>
  );
}
