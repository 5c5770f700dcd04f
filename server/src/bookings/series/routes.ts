import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../../context.ts';
import { idempotencyKeyOf } from '../../http/body.ts';
import type { Mount } from '../../http/mount.ts';
import { turnFor } from '../../http/one-at-a-time.ts';
import { addSeries, checkSeries } from './add-series.ts';
import { checkSeriesMove, moveSeries } from './move-series.ts';

export function mountSeries(mount: Mount, context: Context): void {
  mount(calls.checkSeries, async ({ business, query, request }) => ({
    visits: await checkSeries(context, business, query, () => turnFor(request)),
  }));

  mount(calls.addSeries, ({ user, business, body, request }) =>
    addSeries(
      context,
      { person: user.person, business, request: body, idempotencyKey: idempotencyKeyOf(request) },
      () => turnFor(request),
    ),
  );

  mount(calls.checkSeriesMove, async ({ business, params, body, request }) => ({
    visits: await checkSeriesMove(context, { business, ...params }, body, () => turnFor(request)),
  }));

  mount(calls.moveSeries, ({ user, business, params, body, request }) =>
    moveSeries(context, { person: user.person, business, ...params, request: body }, () => turnFor(request)),
  );
}
