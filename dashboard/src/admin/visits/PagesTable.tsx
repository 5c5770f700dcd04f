import type { SiteVisits } from '@daybook/schema/contract/visits';
import { visitedPage } from '@daybook/schema/rules/visited-page';
import { SITE_LABELS } from '../../navigation/site-texts.ts';
import { numberText } from '../../ui/number-text.ts';
import { Table } from '../../ui/table/Table.tsx';
import { RowText } from '../../ui/Text.tsx';
import { DAILY_VISITORS, PAGE, VISITED_PAGES, VISITS } from './visits-texts.ts';

type Visited = SiteVisits['pages'][number];

/** Each page with its visits, as the server has ordered them. */
export function PagesTable({ pages }: { pages: readonly Visited[] }) {
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

/** By its name, and its path; by its path alone where there is no such page any more. */
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
