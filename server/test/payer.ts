import { checkoutAnswer } from '@daybook/schema/contract/payment';
import type { Owner } from './owner.ts';
import type { TestServer } from './start.ts';

/** Requests a page to pay at. */
export const askToPay = (who: Owner, businessId: number, code: string | null = null): Promise<Response> =>
  who.post(`/api/businesses/${businessId}/checkout-session`, { coupon_code: code });

/** Resolves to the path of that page. */
export async function checkoutOf(
  who: Owner,
  businessId: number,
  code: string | null = null,
): Promise<string> {
  const answer = await askToPay(who, businessId, code);
  const { checkout_url } = checkoutAnswer.parse(await answer.json());
  if (checkout_url === null) throw new Error('there is nothing to pay');
  return new URL(checkout_url).pathname;
}

/** Submits a button of a stand-in's page, as a browser does. Resolves once the product knows of it. */
export function press(
  server: Pick<TestServer, 'url' | 'publicUrl'>,
  page: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: server.publicUrl },
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(server.url + page, { method: 'POST', redirect: 'manual', headers, body });
}
