import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { EDIT } from '../../ui/interface-texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { CellLine } from '../list/CellLine.tsx';
import { ACTIONS, ACTIVE, DELETE, INACTIVE } from '../list/list-texts.ts';
import { RowButton } from '../list/RowButton.tsx';
import { dayOf } from '../uk-time.ts';
import { COLUMNS, DEACTIVATE, NEVER } from './coupon-texts.ts';
import { discountText } from './discount-text.ts';

/** What an admin can do with a coupon: an active one is deactivated, an inactive one deleted. */
export type CouponAction = 'edit' | 'deactivate' | 'delete';

export function couponColumns(
  ask: (action: CouponAction, coupon: AdminCoupon) => void,
): Column<AdminCoupon>[] {
  return [
    {
      heading: COLUMNS.code,
      isTitle: true,
      cell: ({ code, description }) => (
        <>
          {code}
          {description === null ? null : <CellLine>{description}</CellLine>}
        </>
      ),
    },
    { heading: COLUMNS.discount, cell: (coupon) => discountText(coupon) },
    {
      heading: COLUMNS.usage,
      isNumeric: true,
      cell: ({ used_count, max_uses }) => `${used_count} / ${max_uses ?? '∞'}`,
    },
    {
      heading: COLUMNS.expires,
      isNumeric: true,
      cell: ({ expires_at }) => (expires_at === null ? NEVER : dayOf(expires_at)),
    },
    {
      heading: COLUMNS.status,
      cell: ({ is_active }) => (
        <span>
          <Badge tone={is_active ? 'leaf' : 'quiet'}>{is_active ? ACTIVE : INACTIVE}</Badge>
        </span>
      ),
    },
    {
      heading: ACTIONS,
      isActions: true,
      cell: (coupon) => (
        <>
          <RowButton subject={coupon.code} onClick={() => ask('edit', coupon)}>
            {EDIT}
          </RowButton>
          {coupon.is_active ? (
            <RowButton subject={coupon.code} onClick={() => ask('deactivate', coupon)}>
              {DEACTIVATE}
            </RowButton>
          ) : (
            <RowButton subject={coupon.code} onClick={() => ask('delete', coupon)}>
              {DELETE}
            </RowButton>
          )}
        </>
      ),
    },
  ];
}
