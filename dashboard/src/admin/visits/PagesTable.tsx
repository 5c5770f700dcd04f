import type { SiteVisits } from '@daybook/schema/contract/visits';
import { visitedPlace } from '@daybook/schema/rules/visited-place';
import { SITE_LABELS } from '../../navigation/site-texts.ts';
import { numberText } from '../../ui/number-text.ts';
import { Table } from '../../ui/table/Table.tsx';
import { DAILY_VISITORS, VISITS } from '../../visits/counted-visits-texts.ts';
import { CellLine } from '../list/CellLine.tsx';
import { PAGE, VISITED_PAGES } from './visits-texts.ts';

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
  const place = visitedPlace(path);
  if (place === null || !('page' in place)) return path;
  return (
    <>
      <a href={path}>{SITE_LABELS[place.page]}</a>
      <CellLine>{path}</CellLine>
    </>
  );
}
