import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { COUPON_STATES, type CouponState } from '@daybook/schema/rules/discount';
import { call } from '#api/call.ts';
import { useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Button } from '#ui/Button.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { dialogPart } from '#ui/part.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { useNow } from '#ui/use-now.ts';
import { AdminFigures, AdminHead } from '../list/AdminHead.tsx';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { couponColumns, type CouponAction } from './coupon-columns.tsx';
import * as texts from './coupon-texts.ts';

// Files of their own: the forms and their validation are only needed for editing.
const NewCoupon = dialogPart(async () => (await import('./NewCoupon.tsx')).NewCoupon);
const EditCoupon = dialogPart(async () => (await import('./EditCoupon.tsx')).EditCoupon);

export function CouponsPage() {
  const found = useList(couponsList);
  const [isCreating, setIsCreating] = useState(false);
  const { asked, ask, close: onClose } = useAsked<{ action: CouponAction; coupon: AdminCoupon }>();
  const now = useNow();
  return (
    <Stack gap={24}>
      <AdminHead title={texts.COUPONS_TITLE} text={texts.COUPONS_TEXT}>
        <Button kind="primary" aria-expanded={isCreating} onClick={() => setIsCreating(!isCreating)}>
          <Plus aria-hidden="true" size={16} />
          {texts.NEW_COUPON}
        </Button>
      </AdminHead>
      {isCreating ? <NewCoupon onClose={() => setIsCreating(false)} /> : null}
      <AdminFigures
        query={useCall('countCoupons', {})}
        figuresOf={({ total, active, total_uses, unlimited }) => [
          { label: texts.COUPON_FIGURES.total, value: total },
          { label: texts.COUPON_FIGURES.active, value: active },
          { label: texts.COUPON_FIGURES.total_uses, value: total_uses },
          { label: texts.COUPON_FIGURES.unlimited, value: unlimited },
        ]}
      />
      <ListSection
        found={found}
        columns={couponColumns((action, coupon) => ask({ action, coupon }), now)}
        isDimmed={({ is_active }) => !is_active}
        failed={texts.COUPONS_LOAD_FAILED}
      >
        {asked === null ? null : <Asked {...asked} onClose={onClose} />}
      </ListSection>
    </Stack>
  );
}

interface AskedProps {
  action: CouponAction;
  coupon: AdminCoupon;
  onClose: () => void;
}

function Asked({ action, ...props }: AskedProps) {
  switch (action) {
    case 'edit':
      return <EditCoupon {...props} />;
    case 'deactivate':
      return <DeactivateCoupon {...props} />;
    case 'delete':
      return <DeleteCoupon {...props} />;
  }
}

interface EndCouponProps {
  coupon: AdminCoupon;
  onClose: () => void;
}

function DeactivateCoupon({ coupon: { id, code }, onClose }: EndCouponProps) {
  return (
    <ConfirmChange
      title={texts.deactivateQuestion(code)}
      confirmText={texts.DEACTIVATE_COUPON}
      workingText={texts.DEACTIVATING}
      keepText={texts.KEEP_ACTIVE}
      call="deactivateCoupon"
      given={{ params: { couponId: id } }}
      done={texts.couponDeactivated(code)}
      failed={texts.COUPON_DEACTIVATE_FAILED}
      onClose={onClose}
    >
      {texts.DEACTIVATE_CONSEQUENCE}
    </ConfirmChange>
  );
}

function DeleteCoupon({ coupon: { id, code }, onClose }: EndCouponProps) {
  return (
    <ConfirmChange
      title={texts.deleteQuestion(code)}
      confirmText={texts.DELETE_COUPON}
      workingText={DELETING}
      keepText={texts.KEEP_COUPON}
      call="deleteCoupon"
      given={{ params: { couponId: id } }}
      done={texts.couponDeleted(code)}
      failed={texts.COUPON_DELETE_FAILED}
      onClose={onClose}
    >
      {texts.DELETE_CONSEQUENCE}
    </ConfirmChange>
  );
}

const couponsList: List<AdminCoupon, 'all' | CouponState, 'newest' | 'oldest' | 'code' | 'uses'> = {
  title: texts.ALL_COUPONS,
  what: texts.COUPONS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: texts.SEARCH_COUPONS,
  filterLabel: texts.STATE,
  filters: [
    { value: 'all', label: 'All' },
    ...COUPON_STATES.map((value) => ({ value, label: texts.COUPON_STATES[value] })),
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'code', label: 'Code A-Z' },
    { value: 'uses', label: 'Most used' },
  ],
  call: 'searchCoupons',
  ask: ({ filter, ...asked }, signal) =>
    call('searchCoupons', { query: { ...asked, state: filter }, signal }),
  empty: texts.NO_COUPONS,
};
