import { calls } from '@daybook/schema/contract/calls';
import { COUPON_NOT_FOUND } from '@daybook/schema/words/admin-texts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { INPUT_NOT_VALID } from '../../http/refusal-texts.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { pageAnswer } from '../page-response.ts';
import { adminCouponAnswer } from './find-coupons-store.ts';

export function mountAdminCoupons(mount: Mount, context: Context): void {
  mountReading(mount, context);
  mountChanging(mount, context);
}

function mountReading(mount: Mount, { stores, clock }: Context): void {
  const { couponsFound: found } = stores.admin;
  mount(calls.listCoupons, ({ request }) =>
    listResponse(request, found.inSteps(), (coupons) => coupons.map(adminCouponAnswer)),
  );

  mount(calls.searchCoupons, async ({ query }) => {
    return pageAnswer(await found.search(query, clock()), adminCouponAnswer);
  });

  mount(calls.countCoupons, async () => {
    const { total, active, uses, unlimited } = await found.figures(clock());
    return { total, active, total_uses: uses, unlimited };
  });
}

function mountChanging(mount: Mount, { stores, clock }: Context): void {
  const { couponsChanged: changing } = stores.admin;
  mount(calls.createCoupon, async ({ user, body }) => {
    const created = await changing.create(body, { who: user.email, now: clock() });
    return adminCouponAnswer(mustBeOk(created, refusals));
  });

  mount(calls.changeCoupon, async ({ user, params, body }) => {
    const changed = await changing.change(params.couponId, body, { who: user.email, now: clock() });
    return adminCouponAnswer(mustBeOk(changed, refusals));
  });

  mount(calls.deactivateCoupon, async ({ user, params }) => {
    const changed = await changing.deactivate(params.couponId, { who: user.email, now: clock() });
    return adminCouponAnswer(mustBeOk(changed, refusals));
  });

  mount(calls.deleteCoupon, async ({ user, params }) => {
    for (let isDone = false; !isDone;) {
      await nextTurn();
      const step = await changing.deleteSome(params.couponId, { who: user.email, now: clock() });
      ({ isDone } = mustBeOk(step, refusals));
    }
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
