import { afterEach, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { CROSS_SITE_REFUSED, CSRF_REFUSED, NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { businesses, payments } from '../src/database/tables.ts';
import { signIn, type Owner } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;

beforeEach(async () => {
  server = await startServer();
  owner = signIn(server);
  businessId = server.add.business({ ownerId: owner.id, name: 'Willow & Co', paidAt: null }).id;
});
afterEach(() => server.stop());

const show = (id: number | string = businessId, who = owner) => who.get(`/dev/checkout?business_id=${id}`);
/** As a browser sends the page's own form. */
function press(fields: Record<string, string>, headers: Record<string, string> = {}, who = owner) {
  const { Cookie = '', Origin = '' } = who.headers;
  return fetch(`${server.url}/dev/checkout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie, Origin, ...headers },
    body: new URLSearchParams({ business_id: String(businessId), ...fields }),
  });
}
const csrfOn = async (page: Promise<Response>) =>
  /name="csrf" value="([^"]+)"/.exec(await (await page).text())?.[1] ?? '';
const business = () => server.database.select().from(businesses).where(eq(businesses.id, businessId)).get();

it('shows who pays how much, on a page that runs nothing', async () => {
  const answer = await show();
  const page = await answer.text();
  expect(page).toContain('Willow &amp; Co');
  expect(page).toContain('£49.00');
  expect(page).not.toMatch(/<script|style=/);
  expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect((await server.get('/dev/checkout/styles.css')).headers.get('Content-Type')).toContain('text/css');
});

it('makes the business paid and leads back to the dashboard, once however often it is pressed', async () => {
  const csrf = await csrfOn(show());
  for (let time = 0; time < 2; time += 1) {
    const answer = await press({ csrf, action: 'pay' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/dashboard?payment=success&business=${businessId}`);
  }
  expect(business()).toMatchObject({ paidAt: server.clock.now });
  expect(server.database.select().from(payments).all()).toMatchObject([{ businessId, amountPence: 4900 }]);
});

it('turns a trial, also one that has ended, into a business that has paid', async () => {
  server.database.update(businesses).set({ trialEndsAt: 1 }).run();
  await press({ csrf: await csrfOn(show()), action: 'pay' });
  expect(business()).toMatchObject({ paidAt: server.clock.now });
});

it('leads back without a payment when it is cancelled', async () => {
  const answer = await press({ csrf: await csrfOn(show()), action: 'cancel' });
  expect(answer.headers.get('Location')).toBe(`/dashboard?payment=cancelled&business=${businessId}`);
  expect(business()?.paidAt).toBeNull();
});

it('is for the owner of the business alone', async () => {
  const stranger = signIn(server, 'stranger@example.com');
  for (const page of [await show(businessId, stranger), await show('x'), await show(999)]) {
    expect(page.status).toBe(404);
    expect(await page.text()).toContain(BUSINESS_NOT_FOUND);
  }
  const own = server.add.business({ ownerId: stranger.id });
  const csrf = await csrfOn(show(own.id, stranger));
  expect((await press({ csrf, action: 'pay' }, {}, stranger)).status).toBe(404);
  const nobody = await server.get(`/dev/checkout?business_id=${businessId}`);
  expect(nobody.status).toBe(401);
  expect(await nobody.text()).toContain(NOT_SIGNED_IN);
  expect(business()?.paidAt).toBeNull();
});

it('takes no payment that its own page did not ask for', async () => {
  const csrf = await csrfOn(show());
  const refused = async (answer: Promise<Response>, text: string) => {
    expect((await answer).status).toBe(403);
    expect(await (await answer).text()).toContain(text);
  };
  await refused(press({ csrf, action: 'pay' }, { Origin: 'https://evil.example' }), CROSS_SITE_REFUSED);
  await refused(press({ action: 'pay' }), CSRF_REFUSED);
  await refused(press({ csrf: `${csrf}x`, action: 'pay' }), CSRF_REFUSED);
  expect((await press({ csrf, action: 'pay' }, { Cookie: '' })).status).toBe(401);
  expect(business()?.paidAt).toBeNull();
});

it('does not exist in production', async () => {
  const production = await startServer({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost:0',
      SESSION_SECRET: 'a secret of at least thirty-two signs',
      SMTP_URL: 'smtp://127.0.0.1:1',
      EMAIL_FROM: 'no-reply@daybook.example',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    },
  });
  try {
    const someone = signIn(production);
    const { id } = production.add.business({ ownerId: someone.id });
    expect((await someone.get(`/dev/checkout?business_id=${id}`)).status).toBe(404);
  } finally {
    await production.stop();
  }
});
