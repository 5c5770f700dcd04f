import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { couponStateOf, type CouponState } from '@daybook/schema/rules/discount';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { EDIT } from '#ui/interface-texts.ts';
import type { Column } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { ACTIONS, DELETE } from '../list/list-texts.ts';
import { RowButton } from '../list/ListSection.tsx';
import { dayOf } from '../uk-time.ts';
import * as texts from './coupon-texts.ts';

/** An active coupon can be deactivated, an inactive one deleted. */
export type CouponAction = 'edit' | 'deactivate' | 'delete';

export function couponColumns(
  ask: (action: CouponAction, coupon: AdminCoupon) => void,
  /** Milliseconds since 1970. */
  now: number,
): Column<AdminCoupon>[] {
  return [
    {
      heading: texts.COLUMNS.code,
      isTitle: true,
      cell: ({ code, description }) => (
        <>
          {code}
          {description === null ? null : (
            <RowText as="div" look="soft">
              {description}
            </RowText>
          )}
        </>
      ),
    },
    { heading: texts.COLUMNS.discount, cell: (coupon) => texts.discountText(coupon) },
    {
      heading: texts.COLUMNS.usage,
      isNumeric: true,
      cell: ({ used_count, max_uses }) => `${used_count} / ${max_uses ?? '∞'}`,
    },
    {
      heading: texts.COLUMNS.expires,
      isNumeric: true,
      cell: ({ expires_at }) => (expires_at === null ? texts.NEVER : dayOf(expires_at)),
    },
    {
      heading: texts.COLUMNS.status,
      cell: (coupon) => (
        <span>
          <State state={stateOf(coupon, now)} />
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
              {texts.DEACTIVATE}
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

const TONES: Record<CouponState, BadgeTone> = {
  active: 'leaf',
  expired: 'amber',
  used_up: 'amber',
  inactive: 'quiet',
};

const State = ({ state }: { state: CouponState }) => (
  <Badge tone={TONES[state]}>{texts.COUPON_STATES[state]}</Badge>
);

function stateOf({ is_active, expires_at, max_uses, used_count }: AdminCoupon, now: number): CouponState {
  const expiresAt = expires_at === null ? null : Date.parse(expires_at);
  return couponStateOf({ isActive: is_active, expiresAt, maxUses: max_uses, usedCount: used_count }, now);
}
