import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import type { BillingStatus } from '@daybook/schema/contract/business';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { sumText } from '@daybook/schema/rules/money';
import { call } from '#api/call.ts';
import { useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { dialogPart } from '#ui/part.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { useNow } from '#ui/use-now.ts';
import { consequencesText, Consequences } from '../Consequences.tsx';
import { AdminFigures, AdminHead, ExportList } from '../list/AdminHead.tsx';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { businessColumns, type BusinessAction, exportedBusiness } from './business-columns.tsx';
import * as texts from './business-texts.ts';
import { Weeks } from './Weeks.tsx';

// A file of its own: the form and its validation are only needed for editing.
const EditBusiness = dialogPart(async () => (await import('./EditBusiness.tsx')).EditBusiness);

export function BusinessesPage() {
  const found = useList(businessesList);
  const now = useNow();
  const { asked, ask, close: onClose } = useAsked<{ action: BusinessAction; business: AdminBusiness }>();
  return (
    <Stack gap={24}>
      <AdminHead title={texts.BUSINESSES_TITLE} text={texts.BUSINESSES_TEXT}>
        <ExportList found={found} file="businesses" columns={exportedBusiness} />
      </AdminHead>
      <AdminFigures
        query={useCall('countBusinesses', {})}
        figuresOf={({
          active,
          added_this_month,
          revenue,
          with_email,
          with_address,
          closed_business_requests,
        }) => [
          {
            label: texts.BUSINESS_FIGURES.active,
            value: active,
            note: texts.addedThisMonth(added_this_month),
          },
          { label: texts.BUSINESS_FIGURES.revenue, value: sumText(revenue) },
          { label: texts.BUSINESS_FIGURES.with_email, value: with_email },
          { label: texts.BUSINESS_FIGURES.with_address, value: with_address },
          {
            label: texts.BUSINESS_FIGURES.closed_business_requests,
            value: closed_business_requests,
            note: texts.OF_CLOSED_BUSINESSES,
          },
        ]}
      />
      <Weeks />
      <ListSection
        found={found}
        columns={businessColumns((action, business) => ask({ action, business }), now)}
        isDimmed={({ is_active }) => !is_active}
      >
        {asked?.action === 'edit' ? <EditBusiness business={asked.business} onClose={onClose} /> : null}
        {asked?.action === 'delete' ? <DeleteBusiness business={asked.business} onClose={onClose} /> : null}
      </ListSection>
    </Stack>
  );
}

const businessesList: List<AdminBusiness, 'all' | BillingStatus, 'newest' | 'oldest' | 'name' | 'revenue'> = {
  title: texts.BUSINESSES_TITLE,
  isTitleHidden: true,
  what: texts.BUSINESSES_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: texts.SEARCH_BUSINESSES,
  filterLabel: texts.BILLING_STATUS,
  filters: [
    { value: 'all', label: texts.ALL },
    { value: 'paid', label: texts.BILLING_STATUSES.paid },
    { value: 'trial', label: texts.BILLING_STATUSES.trial },
    { value: 'trial_ended', label: texts.BILLING_STATUSES.trial_ended },
    { value: 'subscription_ended', label: texts.BILLING_STATUSES.subscription_ended },
    { value: 'unpaid', label: texts.BILLING_STATUSES.unpaid },
    { value: 'inactive', label: texts.BILLING_STATUSES.inactive },
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'name', label: 'Name A-Z' },
    { value: 'revenue', label: 'Most revenue' },
  ],
  call: 'searchBusinesses',
  ask: ({ filter, ...asked }, signal) =>
    call('searchBusinesses', { query: { ...asked, billing_status: filter }, signal }),
  empty: texts.NO_BUSINESSES,
};

interface DeleteBusinessProps {
  business: Pick<AdminBusiness, 'id' | 'business_name'>;
  onClose: () => void;
}

function DeleteBusiness({ business: { id, business_name }, onClose }: DeleteBusinessProps) {
  const params = { businessId: id };
  const consequences = useCall('getBusinessConsequences', { params });
  return (
    <ConfirmChange
      title={texts.deleteBusinessQuestion(business_name)}
      confirmText={texts.DELETE_BUSINESS}
      workingText={DELETING}
      keepText={texts.KEEP_BUSINESS}
      phrase={{ text: texts.DELETE_BUSINESS_PHRASE, problem: texts.TYPE_DELETE_BUSINESS }}
      call="deleteAnyBusiness"
      given={{ params }}
      done={texts.businessDeleted(business_name)}
      failed={texts.BUSINESS_DELETE_FAILED}
      onClose={onClose}
    >
      <Consequences query={consequences} textOf={(found) => consequencesText([], found)} />
    </ConfirmChange>
  );
}
