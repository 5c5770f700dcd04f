import type { SiteVisits, SiteWeek } from '@daybook/schema/contract/visits';
import { shortDate } from '@daybook/schema/rules/date';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import { numberText } from '@daybook/schema/words/counted';
import { useCall } from '#api/use-call.ts';
import { SITE_LABELS } from '#navigation/site-links.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { ChartCard } from '#ui/chart/ChartCard.tsx';
import { THIS_WEEK, weekOf, weeksText } from '#ui/chart/week-texts.ts';
import { WeeksTable } from '#ui/chart/WeeksTable.tsx';
import { Section, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Table } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { loadFailureOf } from '../list/list-texts.ts';
import { TableCard } from '../list/ListSection.tsx';
import * as texts from './visits-texts.ts';

export function VisitsPage() {
  const load = useCall('getSiteVisits', {});
  return (
    <Stack gap={24}>
      <AdminHead title={texts.VISITS_TITLE} text={texts.VISITS_TEXT} />
      <Loaded
        query={load}
        failed={loadFailureOf(load.error, texts.VISITS_FAILED)}
        shape={<Skeleton width="100%" height="30rem" />}
      >
        {(found) => <Found found={found} />}
      </Loaded>
    </Stack>
  );
}

function Found({ found: { weeks, pages } }: { found: SiteVisits }) {
  if (pages.length === 0)
    return <EmptyState title={texts.noVisits(weeks.length)}>{texts.NO_VISITS_EXPLAINED}</EmptyState>;
  return (
    <>
      <VisitWeeks weeks={weeks} />
      <Section title={texts.VISITED_PAGES}>
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
      caption={texts.VISITED_PAGES}
      rows={pages}
      keyOf={({ path }) => path}
      columns={[
        { heading: texts.PAGE, isTitle: true, cell: ({ path }) => <Page path={path} /> },
        { heading: texts.VISITS, isNumeric: true, cell: ({ visits }) => numberText(visits) },
        { heading: texts.DAILY_VISITORS, isNumeric: true, cell: ({ visitors }) => numberText(visitors) },
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
  { heading: texts.VISITS, textOf: ({ visits }: SiteWeek) => numberText(visits) },
  { heading: texts.DAILY_VISITORS, textOf: ({ visitors }: SiteWeek) => numberText(visitors) },
];

function VisitWeeks({ weeks }: { weeks: readonly SiteWeek[] }) {
  return (
    <ChartCard
      title={texts.VISITS_BY_WEEK}
      text={weeksText(weeks.length)}
      chart={<Drawn weeks={weeks} />}
      table={<WeeksTable caption={texts.VISITS_BY_WEEK} weeks={weeks} figures={FIGURES} />}
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
      label={texts.visitsDrawn(
        texts.visitsAndVisitors(last.visits, last.visitors),
        texts.visitsAndVisitors(sum('visits'), sum('visitors')),
      )}
      bars={weeks.map(({ from, visits, visitors }, at) => ({
        label: weekOf(shortDate(from), texts.visitsAndVisitors(visits, visitors)),
        parts: [{ value: visits, tone: 'leaf' }],
        isOpen: at === weeks.length - 1,
      }))}
      ends={[shortDate(first.from), THIS_WEEK]}
    />
  );
}
