import type { SiteWeek } from '@daybook/schema/contract/visits';
import { shortDate } from '@daybook/schema/rules/date';
import { Bars } from '../../ui/chart/Bars.tsx';
import { ChartCard } from '../../ui/chart/ChartCard.tsx';
import { THIS_WEEK, weekOf, weeksText } from '../../ui/chart/week-texts.ts';
import { WeeksTable } from '../../ui/chart/WeeksTable.tsx';
import { numberText } from '../../ui/number-text.ts';
import { DAILY_VISITORS, VISITS, VISITS_BY_WEEK, visitsAndVisitors, visitsDrawn } from './visits-texts.ts';

const FIGURES = [
  { heading: VISITS, textOf: ({ visits }: SiteWeek) => numberText(visits) },
  { heading: DAILY_VISITORS, textOf: ({ visitors }: SiteWeek) => numberText(visitors) },
];

/** The visits to all public pages, week by week. */
export function VisitWeeks({ weeks }: { weeks: readonly SiteWeek[] }) {
  return (
    <ChartCard
      title={VISITS_BY_WEEK}
      text={weeksText(weeks.length)}
      chart={<Drawn weeks={weeks} />}
      table={<WeeksTable caption={VISITS_BY_WEEK} weeks={weeks} figures={FIGURES} />}
    />
  );
}

function Drawn({ weeks }: { weeks: readonly SiteWeek[] }) {
  const [first] = weeks;
  const last = weeks.at(-2) ?? first;
  if (first === undefined || last === undefined) return null;
  const sum = (of: 'visits' | 'visitors') => weeks.reduce((total, week) => total + week[of], 0);
  return (
    <Bars
      label={visitsDrawn(
        visitsAndVisitors(last.visits, last.visitors),
        visitsAndVisitors(sum('visits'), sum('visitors')),
      )}
      bars={weeks.map(({ from, visits, visitors }, at) => ({
        label: weekOf(shortDate(from), visitsAndVisitors(visits, visitors)),
        parts: [{ value: visits, tone: 'leaf' }],
        isOpen: at === weeks.length - 1,
      }))}
      ends={[shortDate(first.from), THIS_WEEK]}
    />
  );
}
