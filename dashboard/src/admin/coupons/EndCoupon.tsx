import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { DELETING } from '../../ui/interface-texts.ts';
import { callAdmin } from '../../api/admin.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import {
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
} from './coupon-texts.ts';

interface EndCouponProps {
  coupon: AdminCoupon;
  onClose: () => void;
}

/** Asks whether nobody may use the coupon any more. */
export function DeactivateCoupon({ coupon: { id, code }, onClose }: EndCouponProps) {
  return (
    <ChangeQuestion
      title={deactivateQuestion(code)}
      confirmText={DEACTIVATE_COUPON}
      workingText={DEACTIVATING}
      keepText={KEEP_ACTIVE}
      change={() => callAdmin('deactivateCoupon', { params: { couponId: String(id) } })}
      done={couponDeactivated(code)}
      failed={COUPON_DEACTIVATE_FAILED}
      onClose={onClose}
    >
      {DEACTIVATE_CONSEQUENCE}
    </ChangeQuestion>
  );
}

/** Asks whether to delete a coupon that is inactive. */
export function DeleteCoupon({ coupon: { id, code }, onClose }: EndCouponProps) {
  return (
    <ChangeQuestion
      title={deleteQuestion(code)}
      confirmText={DELETE_COUPON}
      workingText={DELETING}
      keepText={KEEP_COUPON}
      change={() => callAdmin('deleteCoupon', { params: { couponId: String(id) } })}
      done={couponDeleted(code)}
      failed={COUPON_DELETE_FAILED}
      onClose={onClose}
    >
      {DELETE_CONSEQUENCE}
    </ChangeQuestion>
  );
}
