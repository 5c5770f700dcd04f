import { afterEach, beforeEach, expect, it } from 'vitest';
import { payments } from '../src/database/money-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { CROSS_SITE_REFUSED } from '../src/http/refusal-texts.ts';
import { signIn, type Owner } from './owner.ts';
import { checkoutOf, press } from './payer.ts';
import { startServer, startWithBusiness, type TestServer } from './start.ts';
import { newPlace } from './test-database.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness({ name: 'Willow & Co', paidAt: null }));
});
afterEach(() => server.stop());

const paidAt = async () => (await server.database.select().from(businesses))[0]?.paidAt;
const dashboard = (payment: string) =>
  `${server.publicUrl}/dashboard?payment=${payment}&business=${businessId}`;

it('shows who pays how much, on a page that runs nothing', async () => {
  const answer = await server.get(await checkoutOf(owner, businessId));
  const page = await answer.text();
  expect(page).toContain('Willow &amp; Co');
  expect(page).toContain('£49.00');
  expect(page).not.toMatch(/<script|style=/);
  expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect((await server.get('/dev/styles.css')).headers.get('Content-Type')).toContain('text/css');
});

it('makes the business paid and leads back to the dashboard, once however often it is pressed', async () => {
  const page = await checkoutOf(owner, businessId);
  const paid = await press(server, page, { action: 'pay' });
  expect([paid.status, paid.headers.get('Location')]).toEqual([303, dashboard('success')]);
  await press(server, page, { action: 'pay' });
  expect(await paidAt()).toBe(server.clock.now);
  expect(await server.database.select().from(payments)).toMatchObject([
    { businessId, kind: 'setup_fee', amountPence: 4900, refundedPence: 0 },
  ]);
  expect(await (await server.get(page)).text()).toContain('The payment was made');
});

it('turns a trial, also one that has ended, into a business that has paid', async () => {
  await server.database.update(businesses).set({ trialEndsAt: 1 });
  await press(server, await checkoutOf(owner, businessId), { action: 'pay' });
  expect(await paidAt()).toBe(server.clock.now);
});

it('charges nothing for a card that is declined, nor for going back', async () => {
  const page = await checkoutOf(owner, businessId);
  const declined = await press(server, page, { action: 'decline' });
  const shown = await (await server.get(declined.headers.get('Location') ?? '')).text();
  expect(shown).toContain('The card was declined. Nothing was charged.');
  expect(shown).toContain(`href="${dashboard('cancelled').replace('&', '&amp;')}"`);
  expect(await paidAt()).toBeNull();
});

it('continues after a restart of the process', async () => {
  const place = await newPlace();
  const first = await startServer({ place });
  const payer = await signIn(first);
  const { id } = await first.add.business({ ownerId: payer.id, paidAt: null });
  const page = await checkoutOf(payer, id);
  await first.stop();
  const second = await startServer({ place });
  await press(second, page, { action: 'pay' });
  expect((await second.database.select().from(businesses))[0]?.paidAt).toBe(second.clock.now);
  await second.stop();
  await place.remove();
});

it('shows nothing at an address that it has not made', async () => {
  for (const page of ['/dev/checkout/cs_test_x', '/dev/checkout/sk_test']) {
    expect((await server.get(page)).status).toBe(404);
    expect((await press(server, page, { action: 'pay' })).status).toBe(404);
  }
});

it('takes no payment that another website’s page asks for', async () => {
  const page = await checkoutOf(owner, businessId);
  const answer = await press(server, page, { action: 'pay' }, { Origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain(CROSS_SITE_REFUSED);
  expect(await paidAt()).toBeNull();
});
