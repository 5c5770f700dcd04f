import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { user } from '@daybook/schema/contract/user';
import { COUPON_CODE_MAX } from '@daybook/schema/figures/bounds';
import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { COUPON_CODE_REQUIRED, COUPON_NOT_VALID, FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { COUPON_EXPIRED, COUPON_USED_UP, TRIAL_ALREADY_USED } from '../src/coupons/coupon-responses.ts';
import { coupons } from '../src/database/money-tables.ts';
import { users } from '../src/database/tables.ts';
import { INPUT_NOT_VALID } from '../src/http/refusal-texts.ts';
import { refusalOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startServer, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
async function start(options: Parameters<typeof startServer>[0] = {}): Promise<void> {
  server = await startServer(options);
  owner = await signIn(server);
}
beforeEach(() => start());
afterEach(() => server.stop());

const validate = (code: unknown, who = owner) => who.post('/api/coupons/validate', { code });
const verdictOn = async (code: string): Promise<unknown> => {
  const answer = await validate(code);
  expect(answer.status).toBe(200);
  return answer.json();
};

it('shows the coupon’s discount, however its code is typed', async () => {
  await server.add.coupon({ code: 'SPRING-10', discountType: 'fixed', discountValue: 1050, maxUses: 1 });
  expect(await verdictOn('  spring-10 ')).toEqual({
    valid: true,
    coupon: {
      code: 'SPRING-10',
      discount_type: 'fixed',
      discount_value: 10.5,
      trial_duration_hours: null,
    },
    error: null,
  });
});

it.each([
  [FREE_TRIAL_CODE, FREE_TRIAL_HOURS],
  ['DIARYDEMO', 24],
])('knows %s in every database, not the demo’s alone, as a trial of %i hours', async (code, hours) => {
  expect(await verdictOn(code)).toMatchObject({
    valid: true,
    coupon: { code, discount_type: 'trial', discount_value: 0, trial_duration_hours: hours },
  });
});

it('tells an account the hours of the trial that it can still start, and of none after it has had one', async () => {
  const hours = async () => user.parse(await (await owner.get('/api/users/me')).json()).free_trial_hours;
  expect(await hours()).toBe(FREE_TRIAL_HOURS);
  await server.database.update(users).set({ trialUsedAt: NOW });
  expect(await hours()).toBeNull();
  await server.database.update(users).set({ trialUsedAt: null });
  await server.database.update(coupons).set({ isActive: false });
  expect(await hours()).toBeNull();
});

it('says why a coupon cannot be used', async () => {
  await server.add.coupon({ code: 'OFF', isActive: false });
  await server.add.coupon({ code: 'LATE', expiresAt: NOW });
  await server.add.coupon({ code: 'GONE', maxUses: 2, usedCount: 2 });
  const refused = (error: string) => ({ valid: false, coupon: null, error });
  expect(await verdictOn('NOTHING')).toEqual(refused(COUPON_NOT_VALID));
  expect(await verdictOn('OFF')).toEqual(refused(COUPON_NOT_VALID));
  expect(await verdictOn('LATE')).toEqual(refused(COUPON_EXPIRED));
  expect(await verdictOn('GONE')).toEqual(refused(COUPON_USED_UP));
  await server.database.update(users).set({ trialUsedAt: NOW }).where(eq(users.id, owner.id));
  expect(await verdictOn('DIARYFREE')).toEqual(refused(TRIAL_ALREADY_USED));
});

it('uses nothing up', async () => {
  await server.add.coupon({ code: 'ONCE', maxUses: 1 });
  for (let time = 0; time < 3; time += 1) expect(await verdictOn('ONCE')).toMatchObject({ valid: true });
  const [once] = await server.database.select().from(coupons).where(eq(coupons.code, 'ONCE'));
  expect(once?.usedCount).toBe(0);
});

it('identifies the person by the session, and by no header', async () => {
  const answer = await server.post(
    '/api/coupons/validate',
    { code: 'DIARYFREE' },
    {
      'X-User-Email': owner.email,
    },
  );
  expect(answer.status).toBe(401);
});

it.each([
  ['', COUPON_CODE_REQUIRED],
  ['   ', COUPON_CODE_REQUIRED],
  [undefined, COUPON_CODE_REQUIRED],
])('asks for a code where %j is given', async (code, text) => {
  expect(await refusalOf(validate(code))).toMatchObject({
    status: 400,
    error: INPUT_NOT_VALID,
    fields: { code: text },
  });
});

it('takes no code that is too long to be one', async () => {
  expect((await validate('A'.repeat(COUPON_CODE_MAX + 1))).status).toBe(400);
});

describe('somebody who tries one code after another', () => {
  it('is asked to wait, whichever session it is, while others are not', async () => {
    await server.stop();
    await start({
      rates: { owner: { coupons: { burst: 3, perMilliseconds: 60_000 } } },
    });
    for (let time = 0; time < 3; time += 1) expect((await validate(`GUESS${time}`)).status).toBe(200);
    expect((await validate('DIARYFREE')).status).toBe(429);
    expect((await validate('DIARYFREE', await signIn(server))).status, 'in another session').toBe(429);
    expect((await validate('DIARYFREE', await signIn(server, 'other@barn.example'))).status).toBe(200);
    const { id } = await server.add.business({ ownerId: owner.id, paidAt: null });
    const checkout = { coupon_code: 'DIARYFREE' };
    expect((await owner.post(`/api/businesses/${id}/checkout-session`, checkout)).status, 'by paying').toBe(
      429,
    );
    server.clock.now += 20_000;
    expect((await owner.post(`/api/businesses/${id}/checkout-session`, checkout)).status).toBe(200);
    expect((await validate('DIARYFREE')).status, 'both are counted together').toBe(429);
  });
});
