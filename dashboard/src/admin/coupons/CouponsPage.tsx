import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { COUPON_STATES, type CouponState } from '@daybook/schema/rules/discount';
import { callAdmin } from '../../api/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { DELETING } from '../../ui/interface-texts.ts';
import { Stack } from '../../ui/Layout.tsx';
import { ClosesWhenFailed, part } from '../../ui/part.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { useNow } from '../../ui/use-now.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import { AdminFigures, AdminHead } from '../list/AdminHead.tsx';
import { NEWEST_FIRST, OLDEST_FIRST } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { couponColumns, type CouponAction } from './coupon-columns.tsx';
import {
  COUPON_FIGURES,
  COUPONS_LOAD_FAILED,
  COUPONS_TEXT,
  COUPONS_TITLE,
  NEW_COUPON,
  COUPON_DEACTIVATE_FAILED,
  COUPON_DELETE_FAILED,
  couponDeactivated,
  couponDeleted,
  DEACTIVATE_CONSEQUENCE,
  DEACTIVATE_COUPON,
  deactivateQuestion,
  DEACTIVATING,
  DELETE_CONSEQUENCE,
  DELETE_COUPON,
  deleteQuestion,
  KEEP_ACTIVE,
  KEEP_COUPON,
  ALL_COUPONS,
  COUPON_STATES as STATE_LABELS,
  COUPONS_COUNTED,
  NO_COUPONS,
  SEARCH_COUPONS,
  STATE,
} from './coupon-texts.ts';

// Files of their own: the forms and their validation are only needed for editing.
const NewCoupon = part(async () => (await import('./NewCoupon.tsx')).NewCoupon, ClosesWhenFailed);
const EditCoupon = part(async () => (await import('./EditCoupon.tsx')).EditCoupon, ClosesWhenFailed);

export function CouponsPage() {
  const found = useList(couponsList);
  const [isCreating, setIsCreating] = useState(false);
  const { asked, ask, close: onClose } = useAsked<{ action: CouponAction; coupon: AdminCoupon }>();
  const now = useNow();
  return (
    <Stack gap={24}>
      <AdminHead title={COUPONS_TITLE} text={COUPONS_TEXT}>
        <Button kind="primary" aria-expanded={isCreating} onClick={() => setIsCreating(!isCreating)}>
          <Plus aria-hidden="true" size={16} />
          {NEW_COUPON}
        </Button>
      </AdminHead>
      {isCreating ? (
        <Suspense fallback={null}>
          <NewCoupon onClose={() => setIsCreating(false)} />
        </Suspense>
      ) : null}
      <AdminFigures
        of="coupons"
        ask={(signal) => callAdmin('countCoupons', { signal })}
        figuresOf={({ total, active, total_uses, unlimited }) => [
          { label: COUPON_FIGURES.total, value: total },
          { label: COUPON_FIGURES.active, value: active },
          { label: COUPON_FIGURES.total_uses, value: total_uses },
          { label: COUPON_FIGURES.unlimited, value: unlimited },
        ]}
      />
      <ListSection
        found={found}
        columns={couponColumns((action, coupon) => ask({ action, coupon }), now)}
        isDimmed={({ is_active }) => !is_active}
        isAsking={asked !== null}
        failed={COUPONS_LOAD_FAILED}
      />
      {asked === null ? null : (
        <Suspense fallback={null}>
          <Asked {...asked} onClose={onClose} />
        </Suspense>
      )}
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
    <ChangeQuestion
      title={deactivateQuestion(code)}
      confirmText={DEACTIVATE_COUPON}
      workingText={DEACTIVATING}
      keepText={KEEP_ACTIVE}
      change={() => callAdmin('deactivateCoupon', { params: { couponId: id } })}
      done={couponDeactivated(code)}
      failed={COUPON_DEACTIVATE_FAILED}
      onClose={onClose}
    >
      {DEACTIVATE_CONSEQUENCE}
    </ChangeQuestion>
  );
}

function DeleteCoupon({ coupon: { id, code }, onClose }: EndCouponProps) {
  return (
    <ChangeQuestion
      title={deleteQuestion(code)}
      confirmText={DELETE_COUPON}
      workingText={DELETING}
      keepText={KEEP_COUPON}
      change={() => callAdmin('deleteCoupon', { params: { couponId: id } })}
      done={couponDeleted(code)}
      failed={COUPON_DELETE_FAILED}
      onClose={onClose}
    >
      {DELETE_CONSEQUENCE}
    </ChangeQuestion>
  );
}

const couponsList: List<AdminCoupon, 'all' | CouponState, 'newest' | 'oldest' | 'code' | 'uses'> = {
  title: ALL_COUPONS,
  what: COUPONS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: SEARCH_COUPONS,
  filterLabel: STATE,
  filters: [
    { value: 'all', label: 'All' },
    ...COUPON_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
  ],
  sorts: [
    { value: 'newest', label: NEWEST_FIRST },
    { value: 'oldest', label: OLDEST_FIRST },
    { value: 'code', label: 'Code A-Z' },
    { value: 'uses', label: 'Most used' },
  ],
  ask: ({ filter, ...asked }, signal) =>
    callAdmin('searchCoupons', { query: { ...asked, state: filter }, signal }),
  empty: NO_COUPONS,
};
