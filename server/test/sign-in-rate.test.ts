import { expect, it } from 'vitest';
import { loginPath } from '@daybook/schema/words/routes';
import { LOGIN_NOT_A_PAGE } from '../src/accounts/sign-in-texts.ts';
import { refusalOf } from './booking-requests.ts';
import { startServer } from './start.ts';

it('is not used up by pictures, frames and scripts of other websites', async () => {
  const slow = await startServer({ rates: { signIn: { burst: 1, perMilliseconds: 60_000 } } });
  const opened = (destination: string) => slow.get(loginPath, { 'Sec-Fetch-Dest': destination });
  try {
    for (const destination of ['image', 'iframe', 'script', 'empty'])
      expect(await refusalOf(opened(destination))).toMatchObject({ status: 403, error: LOGIN_NOT_A_PAGE });
    expect((await opened('document')).status).toBe(303);
    expect((await slow.get(loginPath)).status).toBe(429);
  } finally {
    await slow.stop();
  }
});

it('counts an IPv6 customer by its /64, and a /48 as ten of them', async () => {
  const slow = await startServer({
    rates: { signIn: { burst: 1, perMilliseconds: 60_000 } },
    env: { TRUST_PROXY: '1' },
  });
  const from = async (address: string) => (await slow.get(loginPath, { 'X-Forwarded-For': address })).status;
  try {
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:1::2')]).toEqual([303, 429]);
    const networks = Array.from({ length: 10 }, (_, at) => `2001:db8:1:${at + 2}::1`);
    const statuses: number[] = [];
    for (const network of networks) statuses.push(await from(network));
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 303), 429]);
    expect([await from('2001:db8:2:1::1'), await from('203.0.113.9')]).toEqual([303, 303]);
  } finally {
    await slow.stop();
  }
});
