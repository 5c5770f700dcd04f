import type { SiteVisits } from '@daybook/schema/contract/visits';
import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section, Stack } from '../../ui/Layout.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { loadFailureOf } from '../list/load-failure.ts';
import { TableCard } from '../list/TableCard.tsx';
import {
  NO_VISITS_EXPLAINED,
  VISITED_PAGES,
  VISITS_FAILED,
  VISITS_TEXT,
  VISITS_TITLE,
  noVisits,
} from './visits-texts.ts';
import { PagesTable } from './PagesTable.tsx';
import { VisitWeeks } from './VisitWeeks.tsx';

/** /admin/visits */
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
