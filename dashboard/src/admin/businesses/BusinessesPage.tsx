import { Suspense } from 'react';
import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { sumText } from '@daybook/schema/rules/money';
import { callAdmin } from '../../api/admin.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { useNow } from '../../ui/use-now.ts';
import { ClosesWhenFailed, part } from '../../ui/part.tsx';
import { AdminFigures } from '../list/AdminFigures.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { ExportList } from '../list/ExportList.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { useList } from '../list/use-list.ts';
import { businessColumns, type BusinessAction } from './business-columns.tsx';
import { exportedBusiness } from './business-export.ts';
import {
  addedThisMonth,
  BUSINESS_FIGURES,
  BUSINESSES_TEXT,
  BUSINESSES_TITLE,
  OF_CLOSED_BUSINESSES,
} from './business-texts.ts';
import { businessesList } from './businesses-list.ts';
import { DeleteBusiness } from './DeleteBusiness.tsx';
import { Weeks } from './Weeks.tsx';

// It brings its form and the form's rules. People who only look at businesses need not wait for them.
const EditBusiness = part(async () => (await import('./EditBusiness.tsx')).EditBusiness, ClosesWhenFailed);

/** /admin/businesses */
export function BusinessesPage() {
  const found = useList(businessesList);
  const now = useNow();
  const { asked, ask, close: onClose } = useAsked<{ action: BusinessAction; business: AdminBusiness }>();
  return (
    <Stack gap={24}>
      <AdminHead title={BUSINESSES_TITLE} text={BUSINESSES_TEXT}>
        <ExportList found={found} file="businesses" columns={exportedBusiness} />
      </AdminHead>
      <AdminFigures
        of="businesses"
        ask={(signal) => callAdmin('countBusinesses', { signal })}
        figuresOf={({
          active,
          added_this_month,
          revenue,
          with_email,
          with_address,
          closed_business_requests,
        }) => [
          { label: BUSINESS_FIGURES.active, value: active, note: addedThisMonth(added_this_month) },
          { label: BUSINESS_FIGURES.revenue, value: sumText(revenue) },
          { label: BUSINESS_FIGURES.with_email, value: with_email },
          { label: BUSINESS_FIGURES.with_address, value: with_address },
          {
            label: BUSINESS_FIGURES.closed_business_requests,
            value: closed_business_requests,
            note: OF_CLOSED_BUSINESSES,
          },
        ]}
      />
      <Weeks />
      <ListSection
        found={found}
        columns={businessColumns((action, business) => ask({ action, business }), now)}
        keyOf={({ id }) => id}
        isDimmed={({ is_active }) => !is_active}
        isAsking={asked !== null}
      />
      {asked?.action === 'edit' ? (
        <Suspense fallback={null}>
          <EditBusiness business={asked.business} onClose={onClose} />
        </Suspense>
      ) : null}
      {asked?.action === 'delete' ? <DeleteBusiness business={asked.business} onClose={onClose} /> : null}
    </Stack>
  );
}
