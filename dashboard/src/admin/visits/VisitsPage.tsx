import type { SiteVisits, SiteWeek } from '@daybook/schema/contract/visits';
import { shortDate } from '@daybook/schema/rules/date';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import { SITE_LABELS } from '../../navigation/site-links.ts';
import { Bars } from '../../ui/chart/Bars.tsx';
import { ChartCard } from '../../ui/chart/ChartCard.tsx';
import { THIS_WEEK, weekOf, weeksText } from '../../ui/chart/week-texts.ts';
import { WeeksTable } from '../../ui/chart/WeeksTable.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section, Stack } from '../../ui/Layout.tsx';
import { numberText } from '../../ui/number-text.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RowText } from '../../ui/Text.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { loadFailureOf } from '../list/list-texts.ts';
import { TableCard } from '../list/ListSection.tsx';
import {
  NO_VISITS_EXPLAINED,
  VISITED_PAGES,
  VISITS_FAILED,
  VISITS_TEXT,
  VISITS_TITLE,
  noVisits,
  DAILY_VISITORS,
  PAGE,
  VISITS,
  VISITS_BY_WEEK,
  visitsAndVisitors,
  visitsDrawn,
} from './visits-texts.ts';

export function VisitsPage() {
  const load = useAdminAnswer(['visits'], (signal) => callAdmin('getSiteVisits', { signal }));
  return (
    <Stack gap={24}>
      <AdminHead title={VISITS_TITLE} text={VISITS_TEXT} />
      <Loaded
        query={load}
        failed={loadFailureOf(load.error, VISITS_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(found) => <Found found={found} />}
      </Loaded>
    </Stack>
  );
}

function Found({ found: { weeks, pages } }: { found: SiteVisits }) {
  if (pages.length === 0)
    return <EmptyState title={noVisits(weeks.length)}>{NO_VISITS_EXPLAINED}</EmptyState>;
  return (
    <>
      <VisitWeeks weeks={weeks} />
      <Section title={VISITED_PAGES}>
        <TableCard>
          <PagesTable pages={pages} />
        </TableCard>
      </Section>
    </>
  );
}

type Visited = SiteVisits['pages'][number];

function PagesTable({ pages }: { pages: readonly Visited[] }) {
  return (
    <Table
      caption={VISITED_PAGES}
      rows={pages}
      keyOf={({ path }) => path}
      columns={[
        { heading: PAGE, isTitle: true, cell: ({ path }) => <Page path={path} /> },
        { heading: VISITS, isNumeric: true, cell: ({ visits }) => numberText(visits) },
        { heading: DAILY_VISITORS, isNumeric: true, cell: ({ visitors }) => numberText(visitors) },
      ]}
    />
  );
}

/** Shows a page's name and path, or only the path when the page no longer exists. */
function Page({ path }: { path: string }) {
  const page = visitedPage(path);
  if (page === null) return path;
  return (
    <>
      <a href={path}>{SITE_LABELS[page]}</a>
      <RowText as="div" look="soft">
        {path}
      </RowText>
    </>
  );
}

const FIGURES = [
  { heading: VISITS, textOf: ({ visits }: SiteWeek) => numberText(visits) },
  { heading: DAILY_VISITORS, textOf: ({ visitors }: SiteWeek) => numberText(visitors) },
];

function VisitWeeks({ weeks }: { weeks: readonly SiteWeek[] }) {
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
