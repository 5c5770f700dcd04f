import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { callAdmin } from '../../api/admin.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ClosesWhenFailed, part } from '../../ui/part.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { useNow } from '../../ui/use-now.ts';
import { AdminFigures } from '../list/AdminFigures.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { useList } from '../list/use-list.ts';
import { couponColumns, type CouponAction } from './coupon-columns.tsx';
import {
  COUPON_FIGURES,
  COUPONS_LOAD_FAILED,
  COUPONS_TEXT,
  COUPONS_TITLE,
  NEW_COUPON,
} from './coupon-texts.ts';
import { couponsList } from './coupons-list.ts';
import { DeactivateCoupon, DeleteCoupon } from './EndCoupon.tsx';

// They bring their forms and the forms' rules. People who only look at coupons need not wait for them.
const NewCoupon = part(async () => (await import('./NewCoupon.tsx')).NewCoupon, ClosesWhenFailed);
const EditCoupon = part(async () => (await import('./EditCoupon.tsx')).EditCoupon, ClosesWhenFailed);

/** /admin/coupons */
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
        keyOf={({ id }) => id}
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
