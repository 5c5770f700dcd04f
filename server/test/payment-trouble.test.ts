/** What an owner and an admin see of payments that were refunded or lost, or never arrived. */

import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { adminBusiness } from '@daybook/schema/contract/admin/businesses';
import { business as businessShape } from '@daybook/schema/contract/business';
import { routes } from '@daybook/schema/words/routes';
import { emails } from '../src/database/email-tables.ts';
import { signInAdmin } from './admin.ts';
import { answerTo } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { checkoutOf, press } from './payer.ts';
import { eventsTold, tellSigned } from './provider-events.ts';
import { startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ name: 'Willow & Co', paidAt: null }));
});
afterEach(() => server.stop());

async function shown() {
  const [found] = await answerTo(z.array(businessShape), owner.get(routes.listMyBusinesses.path));
  return found ?? expect.fail('there is no business');
}
const told = async () =>
  (
    await server.database
      .select()
      .from(emails)
      .where(inArray(emails.kind, ['payment_gone', 'transfer_failed']))
  ).map(({ kind, recipient, payload }) => ({ kind, recipient, payload }));

it.each([
  ['refund', 'refunded'],
  ['lose', 'lost'],
])(
  'shows the owner and the admin that a payment has gone, and emails the owner once: %s',
  async (action, kind) => {
    const page = await checkoutOf(owner, businessId);
    await press(server, page, { action: 'pay' });
    expect((await shown()).payment_trouble).toBeNull();
    await press(server, page, { action });
    const trouble = { kind, amount: 49, at: new Date(server.clock.now).toISOString() };
    expect(await shown()).toMatchObject({ billing_status: 'unpaid', payment_trouble: trouble });
    for (const event of eventsTold(server)) await tellSigned(server, { ...event, id: `${event.id}_again` });
    expect(await told()).toMatchObject([
      { kind: 'payment_gone', recipient: owner.email, payload: { kind, outlook: { diary: 'closed' } } },
    ]);
    const admin = await signInAdmin(server);
    const listed = z
      .array(adminBusiness)
      .parse(await (await server.get('/api/admin/businesses', admin.headers)).json());
    expect(listed.find(({ id }) => id === businessId)?.payment_trouble).toEqual(trouble);

    await press(server, await checkoutOf(owner, businessId), { action: 'pay' });
    expect((await shown()).payment_trouble).toBeNull();
  },
);

it('shows and emails that a transfer did not arrive', async () => {
  const page = await checkoutOf(owner, businessId);
  const begun = new Date(server.clock.now).toISOString();
  await press(server, page, { action: 'later' });
  await press(server, page, { action: 'bounce' });
  expect((await shown()).payment_trouble).toEqual({ kind: 'not_arrived', amount: 49, at: begun });
  expect(await told()).toMatchObject([{ kind: 'transfer_failed', recipient: owner.email }]);
});

it('keeps the coupon for an owner who goes back from the page to pay at, while it is open', async () => {
  await server.add.coupon({ code: 'TEN', discountType: 'percentage', discountValue: 10, maxUses: 1 });
  const page = await checkoutOf(owner, businessId, 'TEN');
  expect((await shown()).held_coupon).toMatchObject({ code: 'TEN', discount_value: 10 });
  expect(await checkoutOf(owner, businessId, 'TEN')).toBe(page);
  await press(server, page, { action: 'pay' });
  expect((await shown()).held_coupon).toBeNull();
});
