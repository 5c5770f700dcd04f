import { calls } from '@daybook/schema/contract/calls';
import { COUPON_NOT_FOUND } from '@daybook/schema/words/admin-texts';
import type { Context } from '../../context.ts';
import { untilNothingLeft } from '../../database/until-nothing-left.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { INPUT_NOT_VALID } from '../../http/refusal-texts.ts';
import type { SignedIn } from '../../http/session-guard.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { pageAnswer } from '../page-response.ts';
import { changeCoupon, createCoupon, deactivateCoupon, deleteSomeOfCoupon } from './change-coupons-store.ts';
import { adminCouponAnswer, couponFigures, couponsInSteps, findCoupons } from './find-coupons-store.ts';

export function mountAdminCoupons(mount: Mount, context: Context): void {
  mountReading(mount, context);
  mountChanging(mount, context);
}

function mountReading(mount: Mount, { database: { readLong: read }, clock }: Context): void {
  mount(calls.listCoupons, ({ request }) =>
    listResponse(request, couponsInSteps(read), (coupons) => coupons.map(adminCouponAnswer)),
  );

  mount(calls.searchCoupons, async ({ query }) => {
    return pageAnswer(await findCoupons(read, query, clock()), adminCouponAnswer);
  });

  mount(calls.countCoupons, async () => {
    const { total, active, uses, unlimited } = await couponFigures(read, clock());
    return { total, active, total_uses: uses, unlimited };
  });
}

function mountChanging(mount: Mount, { database: { write }, clock }: Context): void {
  const byAdmin = ({ email }: SignedIn) => ({ who: email, now: clock() });

  mount(calls.createCoupon, async ({ user, body }) => {
    const created = await write({}, (tx) => createCoupon(tx, body, byAdmin(user)));
    return adminCouponAnswer(mustBeOk(created, refusals));
  });

  mount(calls.changeCoupon, async ({ user, params: { couponId }, body }) => {
    const changed = await write({ coupon: couponId }, (tx) =>
      changeCoupon(tx, couponId, body, byAdmin(user)),
    );
    return adminCouponAnswer(mustBeOk(changed, refusals));
  });

  mount(calls.deactivateCoupon, async ({ user, params: { couponId } }) => {
    const changed = await write({ coupon: couponId }, (tx) => deactivateCoupon(tx, couponId, byAdmin(user)));
    return adminCouponAnswer(mustBeOk(changed, refusals));
  });

  mount(calls.deleteCoupon, async ({ user, params: { couponId } }) => {
    await untilNothingLeft(async () => {
      const step = await write({ coupon: couponId }, (tx) => deleteSomeOfCoupon(tx, couponId, byAdmin(user)));
      return !mustBeOk(step, refusals).isDone;
    });
    return { ok: true };
  });
}

export const COUPON_CODE_TAKEN = 'There is already a coupon with this code.';
export const MAX_USES_BELOW_USED = 'It has already been used more often than that.';
export const COUPON_STILL_ACTIVE = 'Deactivate the coupon before you delete it.';

const refusals = {
  'no coupon': () => new Refusal(404, COUPON_NOT_FOUND),
  'code taken': () => new Refusal(409, COUPON_CODE_TAKEN, { fields: { code: COUPON_CODE_TAKEN } }),
  'below used': () => new Refusal(400, INPUT_NOT_VALID, { fields: { max_uses: MAX_USES_BELOW_USED } }),
  'still active': () => new Refusal(409, COUPON_STILL_ACTIVE),
};
